import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-words.ts';
import type { InviteCardData } from '../parts/invite-card-data.ts';

interface Change {
  hide: (id: string) => void;
  show: (id: string) => void;
  onAnswered: () => void;
}

/** Lets somebody onto a board who asked for it, or does not: the card goes at once, and comes back where that failed. */
export function useAnswerRequest({ hide, show, onAnswered }: Change) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return async function answer({ id, board, from }: InviteCardData, said: 'accept' | 'decline') {
    hide(id);
    const contact_request = { type: 'contact_request' as const, id };
    try {
      if (said === 'accept') await call('ContactRequestAcceptResource.update', { contact_request });
      else await call('ContactRequestIgnoreResource.delete', { contact_request });
    } catch (error) {
      const isGone = error instanceof CallRefused && error.status === 404;
      if (!isGone) show(id);
      const text = isGone ? t`This request is no longer there.` : failureText(error);
      toast.show({ kind: 'error', text });
      return;
    }
    onAnswered();
    const text =
      said === 'accept' ? t`${from.fullName} can now save to “${board.name}”.` : t`Request declined`;
    toast.show({ text });
  };
}
