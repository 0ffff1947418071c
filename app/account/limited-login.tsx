import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, redirect } from 'react-router';
import {
  type Entrance,
  enterSite,
  entranceOf,
  entranceQuery,
} from '#features/core/identity/parts/enter-site.ts';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { AskForMailForm, MailedLinkForm, MailSent } from '#features/core/identity/parts/mailed-link-form.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/limited-login.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, brandName } = context.get(pageContext);
  const entrance = entranceOf(url);
  if (viewer.kind === 'person') throw redirect(entrance.next ?? '/');
  return { entrance, brandName, token: url.searchParams.get('token') };
}

export default function LimitedLoginPage({
  loaderData: { entrance, brandName, token },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <EntryPage
      title={token ? t`Continue to ${brandName}` : t`Limited login`}
      brandName={brandName}
      lead={!isAsked && <Trans>A limited login only lets you look around. To change anything, log in.</Trans>}
      foot={
        <Link to={`/login/${entranceQuery(entrance)}`}>
          <Trans>Log in with your password</Trans>
        </Link>
      }
    >
      {token && <RedeemLimitedLoginForm token={token} entrance={entrance} />}
      {!token && !isAsked && <AskForLimitedLoginForm next={entrance.next} onAsked={() => setAsked(true)} />}
      {!token && isAsked && <MailSent />}
    </EntryPage>
  );
}

interface Props {
  next: string | null;
  onAsked(): void;
}

function AskForLimitedLoginForm({ next, onAsked }: Props) {
  return (
    <AskForMailForm
      send={(username_or_email) =>
        call('LimitedLoginResource.create', { username_or_email, next: next ?? undefined })
      }
      onAsked={onAsked}
    />
  );
}

interface RedeemProps {
  token: string;
  entrance: Entrance;
}

function RedeemLimitedLoginForm({ token, entrance }: RedeemProps) {
  const send = async () => {
    try {
      await call('LimitedLoginResource.update', { token });
    } catch (error) {
      const isSignedIn = error instanceof CallRefused && error.reason === 'already-signed-in';
      if (!isSignedIn) throw error;
    }
    return enterSite(entrance);
  };
  return <MailedLinkForm submit={<Trans>Continue</Trans>} isRenewable send={send} />;
}
