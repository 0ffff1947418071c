import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import type { BoardAccess } from '#features/library/boards/board-member.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useConnectionTexts, useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/collaborators.module.css';

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

function useInvite(boardId: string, onInvited: (isByMail: boolean) => Promise<void>) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const connectionTexts = useConnectionTexts();
  const [who, change] = useState('');
  const [access, setAccess] = useState<BoardAccess>('write');
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const setWho = (text: string) => {
    change(text);
    setFailure(undefined);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const name = who.trim().replace(/^@/, '');
    if (isPending || !name) return;
    setPending(true);
    try {
      const input = { board_id: boardId, access };
      const isByMail = name.includes('@');
      if (isByMail) await call('BoardEmailInviteResource.create', { ...input, emails: [name] });
      else await call('BoardInviteResource.create', { ...input, invited_username: name });
      change('');
      toast.show({ kind: 'success', text: t`Invitation sent` });
      // The invite was sent, even if the list of invited people cannot be reloaded.
      await onInvited(isByMail).catch(() => {});
    } catch (error) {
      if (asksToLogInAgain(error)) return;
      const lost = connectionTexts(error);
      // The connection failed; the input is not at fault.
      const { reason, field: wrong } = error instanceof CallRefused ? error : {};
      if (lost) toast.show({ kind: 'error', text: lost });
      else if (reason === 'user-not-found') setFailure(t`There is no one with this name.`);
      else if (wrong?.startsWith('emails')) setFailure(t`Enter an email address like name@example.com.`);
      else setFailure(failureText(error));
      field.current?.focus();
    } finally {
      setPending(false);
    }
  };
  return { field, who, setWho, access, setAccess, failure, isPending, onSubmit };
}
