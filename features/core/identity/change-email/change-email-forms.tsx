import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { MailedLinkForm, MailNote } from '../parts/mailed-link-form.tsx';
import { OwnPasswordField, useOwnPasswordTexts } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

export function ChangeEmailForm() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<string | null>(null);
  const form = useChangeEmail(setAsked);
  if (asked !== null)
    return (
      <MailNote>
        <Trans>
          If {asked} is available, we've sent a link to it. Your address changes once you open the link.
        </Trans>
      </MailNote>
    );
  return (
    <EntryForm form={form} isPart submit={<Trans>Change address</Trans>}>
      <TextField
        name="new_email"
        type="email"
        autoComplete="email"
        label={t`New address`}
        error={errorOf(form.errors, 'new_email')}
      />
      <OwnPasswordField errors={form.errors} />
    </EntryForm>
  );
}

function useChangeEmail(onAsked: (email: string) => void) {
  const { t } = useLingui();
  const { required, sentences } = useOwnPasswordTexts();
  return useSendingForm({
    required: { new_email: t`Enter the new address.`, ...required },
    sentences: {
      ...sentences,
      'invalid-new_email': t`Enter an email address like name@example.com.`,
      'same-email': t`This is already your address.`,
    },
    send: async ({ new_email = '', password = '' }) => {
      await call('UserEmailResource.create', { new_email, password });
      onAsked(new_email);
      return 'leaving';
    },
  });
}

interface ConfirmEmailFormProps {
  token: string;
  /** The link undoes a change. */
  isBack: boolean;
  onDone(isTakenBack: boolean): void;
}

export function ConfirmEmailForm({ token, isBack, onDone }: ConfirmEmailFormProps) {
  const send = async () => {
    const { data } = await call('UserEmailResource.update', { token });
    onDone(data.is_taken_back);
    return 'leaving' as const;
  };
  return (
    <MailedLinkForm
      submit={isBack ? <Trans>Restore my address</Trans> : <Trans>Confirm address</Trans>}
      send={send}
    />
  );
}
