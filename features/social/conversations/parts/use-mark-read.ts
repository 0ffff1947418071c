import { useEffect, useRef } from 'react';
import { call } from '#platform/resource/client.ts';
import type { MessageData } from './message-data.ts';

/** Notes that the viewer has read a conversation up to its last message, while they have it in sight. */
export function useMarkRead(conversationId: string, messages: readonly MessageData[], isOn: boolean): void {
  const noted = useRef<string>(undefined);
  const last = messages.findLast(({ isMine }) => !isMine)?.id;
  useEffect(() => {
    if (!isOn || !last) return;
    const note = async () => {
      if (document.visibilityState === 'hidden' || noted.current === last) return;
      noted.current = last;
      try {
        await call('ConversationReadResource.update', { conversation_id: conversationId, message_id: last });
      } catch {
        // The next message, or coming back to the window, notes it again.
        noted.current = undefined;
      }
    };
    void note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [conversationId, last, isOn]);
}
