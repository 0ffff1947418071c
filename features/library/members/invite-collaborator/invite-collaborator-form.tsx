import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { InviteForm } from '#features/core/people/parts/invite-form.tsx';
import type { BoardAccess } from '#features/library/boards/board-member.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useConnectionTexts, useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/collaborators.module.css';

type InviteCollaboratorFormProps = { boardId: string; onInvited: (isByMail: boolean) => Promise<void> };

const isMail = (who: string) => who.includes('@');

export function InviteCollaboratorForm({ boardId, onInvited }: InviteCollaboratorFormProps) {
  const { t } = useLingui();
  const problemOf = useProblemText();
  const [access, setAccess] = useState<BoardAccess>('write');
  const invite = (who: string) => {
    const input = { board_id: boardId, access };
    return isMail(who)
      ? call('BoardEmailInviteResource.create', { ...input, emails: [who] })
      : call('BoardInviteResource.create', { ...input, invited_username: who });
  };
  return (
    <InviteForm
      styles={{ form: styles.form, who: styles.who, send: styles.send }}
      invite={invite}
      // The invite was sent, even if the list of invited people cannot be reloaded.
      onInvited={(who) => onInvited(isMail(who)).catch(() => {})}
      problemOf={problemOf}
    >
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
    </InviteForm>
  );
}

function useProblemText() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const connectionTexts = useConnectionTexts();
  return (error: unknown): string | undefined => {
    const lost = connectionTexts(error);
    // The connection failed; the input is not at fault.
    if (lost) return void toast.show({ kind: 'error', text: lost });
    const field = error instanceof CallRefused ? error.field : undefined;
    return field?.startsWith('emails')
      ? t`Enter an email address like name@example.com.`
      : failureText(error);
  };
}
