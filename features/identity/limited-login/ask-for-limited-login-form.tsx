import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { LoginField } from '../parts/login-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

interface Props {
  next: string | null;
  onAsked(): void;
}

/** Asks for the mail with the link; `onAsked` says that it may be on its way. */
export function AskForLimitedLoginForm({ next, onAsked }: Props) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { username_or_email: t`Enter your email or username.` },
    send: async ({ username_or_email = '' }) => {
      await call('LimitedLoginResource.create', { username_or_email, next: next ?? undefined });
      onAsked();
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Send me a link</Trans>}>
      <LoginField error={errorOf(form.errors, 'username_or_email')} />
    </EntryForm>
  );
}
