import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { conversationPath } from '../conversation.ts';
import { createConversation } from '../create-conversation/create-conversation-call.ts';

/** Begins a conversation and opens it; where that fails says why. Answers whether it worked. */
export function useBeginConversation() {
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  return async (conversation: Parameters<typeof createConversation>[0]): Promise<boolean> => {
    try {
      await navigate(conversationPath(await createConversation(conversation)));
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  };
}

/** Says why a conversation could not be begun. */
export function useTellFailure(): (error: unknown) => void {
  const { t } = useLingui();
  return (error) => {
    const said = error instanceof Error ? error.message : '';
    toast.show({ kind: 'error', text: said || t`Failed to create conversation.`, duration: 5000 });
  };
}
