import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { MailSent } from '#features/core/identity/parts/mailed-link-form.tsx';
import {
  AskForResetForm,
  NewPasswordForm,
} from '#features/core/identity/reset-password/reset-password-forms.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/password-reset.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  // Mailed links name it `t`; `token` is in older ones.
  const token = url.searchParams.get('t') ?? url.searchParams.get('token');
  return { token, brandName: context.get(pageContext).brandName };
}

export default function PasswordResetPage({ loaderData: { token, brandName } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <EntryPage
      title={token ? t`Choose a new password` : t`Forgot your password?`}
      brandName={brandName}
      back={<BackLink fallback="/login/?dismissWebview=true" />}
      lead={!token && !isAsked && <Trans>We'll email you a link to choose a new one.</Trans>}
    >
      {/* A full page load: whoever was signed in here no longer is. */}
      {token && <NewPasswordForm token={token} onDone={() => location.assign('/login/?reset=done')} />}
      {!token && !isAsked && <AskForResetForm onAsked={() => setAsked(true)} />}
      {!token && isAsked && <MailSent />}
    </EntryPage>
  );
}
