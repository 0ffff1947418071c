import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

interface Change {
  hide: (id: string) => void;
  show: (id: string) => void;
  onAnswered: () => void;
}

/** Its card disappears at once and returns on failure. */
export function useAnswerInvite({ hide, show, onAnswered }: Change) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return async function answer(
    { id, board }: { id: string; board: { id: string } },
    said: 'accept' | 'decline',
  ): Promise<void> {
    hide(id);
    try {
      if (said === 'accept') await call('BoardInviteResource.update', { board_id: board.id });
      else await call('BoardInviteResource.delete', { board_id: board.id });
    } catch (error) {
      const isNone = error instanceof CallRefused && (error.status === 404 || error.status === 400);
      // An invite that no longer exists needs no answer.
      if (!isNone) show(id);
      const text = isNone ? t`Invalid Invite` : failureText(error);
      toast.show({ kind: 'error', text });
      return;
    }
    onAnswered();
    if (said === 'accept') {
      const text = t`You're in! Save Pins, plan with collaborators, and more!`;
      toast.show({ kind: 'success', text });
    } else toast.show({ text: t`Invitation declined` });
  };
}
