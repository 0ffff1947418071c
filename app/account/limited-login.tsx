import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, redirect } from 'react-router';
import {
  AskForLimitedLoginForm,
  RedeemLimitedLoginForm,
} from '#features/core/identity/limited-login/limited-login-forms.tsx';
import { entranceOf, entranceQuery } from '#features/core/identity/parts/enter-site.ts';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { MailSent } from '#features/core/identity/parts/mailed-link-form.tsx';
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
