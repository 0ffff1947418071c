import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { data } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { REPORT_CENTER } from '#features/ads/ad-reports/custom-report.ts';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/report-unsubscribe.ts';

/** Opening the page alone changes nothing; whoever has the mail needs no session. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { brandName, hasAds } = context.get(pageContext);
  if (!hasAds) throw data(null, 404);
  const token = url.searchParams.get('token');
  return token ? { brandName, token } : data({ brandName, token }, { status: 404 });
}

export default function UnsubscribePage({ loaderData: { brandName, token } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  if (!token || isDone)
    return (
      <EntryPage
        title={isDone ? t`Report stopped` : t`This link is incomplete`}
        brandName={brandName}
        lead={
          <span role="status">
            {isDone
              ? t`It's no longer run and mailed. You can schedule it anew.`
              : t`Open the whole link from the email.`}
          </span>
        }
      >
        <LinkButton to={`${REPORT_CENTER}builder/`} wide>
          <Trans>Go to the report center</Trans>
        </LinkButton>
      </EntryPage>
    );
  return (
    <EntryPage
      title={t`Stop this report?`}
      brandName={brandName}
      lead={<Trans>It's no longer run on its schedule, and no more mails come. What was run stays.</Trans>}
    >
      <StopButton token={token} onDone={() => setDone(true)} />
    </EntryPage>
  );
}

function StopButton({ token, onDone }: { token: string; onDone: () => void }) {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const stop = async () => {
    setPending(true);
    try {
      await call('AdReportMailsResource.delete', { token });
      onDone();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return (
    <Button variant="primary" wide pending={isPending} onClick={stop}>
      <Trans>Stop report</Trans>
    </Button>
  );
}
