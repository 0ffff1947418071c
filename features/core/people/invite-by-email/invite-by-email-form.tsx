import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useConnectionTexts, useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from './invite-by-email-form.module.css';

export function InviteByEmailForm() {
  const { t } = useLingui();
  const { field, email, setEmail, failure, isPending, onSubmit } = useInviteByEmail();
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        ref={field}
        label={t`Invite by email`}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={failure}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" disabled={email.trim() === ''} pending={isPending}>
        <Trans>Send invitation</Trans>
      </Button>
    </form>
  );
}

function useInviteByEmail() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const connectionTexts = useConnectionTexts();
  const [email, change] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const setEmail = (text: string) => {
    change(text);
    setFailure(undefined);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !email.trim()) return;
    setPending(true);
    try {
      await call('EmailInviteSentResource.create', { email });
      change('');
      toast.show({ kind: 'success', text: t`Invitation sent` });
    } catch (error) {
      if (asksToLogInAgain(error)) return setPending(false);
      const lost = connectionTexts(error);
      const isWrong = error instanceof CallRefused && error.field === 'email';
      if (lost) toast.show({ kind: 'error', text: lost });
      else setFailure(isWrong ? t`Enter an email address like name@example.com.` : failureText(error));
      field.current?.focus();
    }
    setPending(false);
  };
  return { field, email, setEmail, failure, isPending, onSubmit };
}
