import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { data } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/invite-opt-out.ts';

/** Opening the page alone changes nothing. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { brandName } = context.get(pageContext);
  const token = url.searchParams.get('token');
  return token ? { brandName, token } : data({ brandName, token }, { status: 404 });
}

export default function InviteOptOutPage({ loaderData: { brandName, token } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  if (!token || isDone) {
    const lead = isDone
      ? t`You won't get any more invitations from ${brandName} at this address.`
      : t`Open the whole link from the email.`;
    return (
      <EntryPage
        title={isDone ? t`Invitations stopped` : t`This link is incomplete`}
        brandName={brandName}
        lead={<span role="status">{lead}</span>}
      >
        <LinkButton to="/" wide>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title={t`Stop invitations?`}
      brandName={brandName}
      lead={<Trans>No one will be able to invite you by email at the address this link was sent to.</Trans>}
    >
      <OptOutButton token={token} onDone={() => setDone(true)} />
    </EntryPage>
  );
}

function OptOutButton({ token, onDone }: { token: string; onDone: () => void }) {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const stop = async () => {
    setPending(true);
    try {
      await call('InviteOptOutResource.create', { token });
      onDone();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return (
    <Button variant="primary" wide pending={isPending} onClick={stop}>
      <Trans>Stop invitations</Trans>
    </Button>
  );
}
