import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import styles from './invite-by-email-form.module.css';
import { useInviteByEmail } from './use-invite-by-email.ts';

/** Mails the own invite link to an address. */
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
