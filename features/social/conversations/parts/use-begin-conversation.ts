import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { useConnectionTexts } from '#platform/resource/use-connection-texts.ts';
import { conversationPath } from '../conversation.ts';
import { createConversation } from '../create-conversation/create-conversation-call.ts';
import { TO_WRITE } from './use-focus-to-write.ts';

/** Returns whether it worked. What must close first does so in `onBegun`, or it would hold the focus. */
export function useBeginConversation() {
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  return async (
    conversation: Parameters<typeof createConversation>[0],
    onBegun?: () => void,
  ): Promise<boolean> => {
    try {
      const id = await createConversation(conversation);
      onBegun?.();
      await navigate(conversationPath(id), { state: TO_WRITE });
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
}

export function useShowFailure(): (error: unknown) => void {
  const { t } = useLingui();
  const connectionTexts = useConnectionTexts();
  return (error) => {
    const { cause, message } = error instanceof Error ? error : new Error('');
    // Of the answers only connection problems have a message that is not meant for people.
    const isAnswered = cause instanceof CallRefused && cause.status !== 0;
    const said = (isAnswered && connectionTexts(cause)) || message;
    toast.show({ kind: 'error', text: said || t`Failed to create conversation.` });
  };
}
