import { useState } from 'react';
import type { Attachment } from '../conversation.ts';
import { createConversation } from '../create-conversation/create-conversation-call.ts';
import { useTellFailure } from '../parts/use-begin-conversation.ts';

type State = 'sending' | 'sent';

/** To whom something was sent, and is being sent. */
export function useSending(attachment: Attachment) {
  const tellFailure = useTellFailure();
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map());
  const note = (id: string, state: State | null) =>
    setStates((before) => {
      const next = new Map(before);
      if (state) next.set(id, state);
      else next.delete(id);
      return next;
    });
  const send = async (id: string, text: string) => {
    note(id, 'sending');
    try {
      await createConversation({ user_ids: [id], attachment, ...(text && { text }) });
      note(id, 'sent');
    } catch (error) {
      note(id, null);
      tellFailure(error);
    }
  };
  return { stateOf: (id: string) => states.get(id), send };
}
