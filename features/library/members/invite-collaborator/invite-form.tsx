import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import styles from '../parts/collaborators.module.css';
import { useInvite } from './use-invite.ts';

type InviteFormProps = { boardId: string; onInvited: (isByMail: boolean) => Promise<void> };

export function InviteForm({ boardId, onInvited }: InviteFormProps) {
  const { t } = useLingui();
  const { field, who, setWho, access, setAccess, failure, isPending, onSubmit } = useInvite(
    boardId,
    onInvited,
  );
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        ref={field}
        label={t`Username or email`}
        name="who"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        className={styles.who}
        value={who}
        error={failure}
        onChange={(event) => setWho(event.currentTarget.value)}
      />
      <AccessField {...{ access, setAccess }} />
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        disabled={who.trim() === ''}
        pending={isPending}
      >
        <Trans>Invite</Trans>
      </Button>
    </form>
  );
}

type AccessFieldProps = Pick<ReturnType<typeof useInvite>, 'access' | 'setAccess'>;

function AccessField({ access, setAccess }: AccessFieldProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Access`}
      name="access"
      value={access}
      options={[
        { value: 'write', label: t`Can edit` },
        { value: 'save', label: t`Can save` },
      ]}
      onChange={(event) => setAccess(event.currentTarget.value === 'save' ? 'save' : 'write')}
    />
  );
}
