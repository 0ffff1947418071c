import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { AskForMailForm, MailSent } from '#features/core/identity/parts/mailed-link-form.tsx';
import { PasswordField, usePasswordSentences } from '#features/core/identity/parts/password-field.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
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

function AskForResetForm({ onAsked }: { onAsked(): void }) {
  return (
    <AskForMailForm
      send={(username_or_email) => call('PasswordResetResource.create', { username_or_email })}
      onAsked={onAsked}
    />
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone(): void }) {
  const { t } = useLingui();
  const passwordSentences = usePasswordSentences();
  const form = useSendingForm({
    required: { new_password: t`Choose a password.` },
    sentences: {
      ...passwordSentences,
      'invalid-new_password': t`A password must have 8 to 128 characters.`,
      'link-invalid': t`This link was already used or has expired. Request a new one.`,
    },
    send: async ({ new_password = '' }) => {
      await call('PasswordResetResource.update', { token, new_password });
      onDone();
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Set the password</Trans>}>
      <PasswordField
        name="new_password"
        kind="new"
        label={t`New password`}
        hint={t`At least 8 characters. All your devices will be logged out.`}
        error={errorOf(form.errors, 'new_password')}
      />
    </EntryForm>
  );
}
