import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/access-list.module.css';
import { PermissionSelect } from '../parts/permission-select.tsx';

type InvitePersonFormProps = { subjectId: string | null; mayOwn: boolean; onInvited: () => void };

export function InvitePersonForm({ subjectId, mayOwn, onInvited }: InvitePersonFormProps) {
  const { t } = useLingui();
  const [permission, setPermission] = useState<BusinessPermission>('PROFILE_PUBLISHER');
  const { field, who, setWho, failure, isPending, onSubmit } = useInvite({
    ...{ subjectId, permission, onInvited },
  });
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
        value={who}
        error={failure}
        onChange={(event) => setWho(event.currentTarget.value)}
      />
      <PermissionSelect value={permission} mayOwn={mayOwn} onChoose={setPermission} />
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

interface Inviting {
  subjectId: string | null;
  permission: BusinessPermission;
  onInvited: () => void;
}

function useInvite({ subjectId, permission, onInvited }: Inviting) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [who, change] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const setWho = (text: string) => {
    change(text);
    setFailure(undefined);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const invitee = who.trim().replace(/^@/, '');
    if (isPending || !invitee) return;
    setPending(true);
    try {
      const input = { invitee, permissions: [permission], orbac_subject_id: subjectId };
      await call('BusinessInviteResource.create', input);
      change('');
      toast.show({ kind: 'success', text: t`Invitation sent` });
      onInvited();
    } catch (error) {
      if (asksToLogInAgain(error)) return setPending(false);
      const isNobody = error instanceof CallRefused && error.reason === 'user-not-found';
      setFailure(isNobody ? t`There is no one with this name.` : failureText(error));
      field.current?.focus();
    }
    setPending(false);
  };
  return { field, who, setWho, failure, isPending, onSubmit };
}
