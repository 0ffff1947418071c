import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { outboxOf } from '../send-message/outbox.ts';
import type { OutboxItem } from '../send-message/outbox-items.ts';
import type { MessageData } from './message-data.ts';

const NOTHING: readonly OutboxItem[] = [];
const nobody = { subscribe: () => () => {}, items: () => NOTHING };

/**
 * What of this person is still on its way into a conversation. What stands among its messages has arrived, even where
 * the answer to it got lost.
 */
export function useOutbox(
  viewerId: string,
  conversationId: string,
  messages: readonly MessageData[],
): readonly OutboxItem[] {
  const box = typeof window === 'undefined' ? nobody : outboxOf(viewerId);
  const items = useSyncExternalStore(box.subscribe, box.items, () => NOTHING);
  const arrived = useMemo(() => new Set(messages.map(({ clientId }) => clientId)), [messages]);
  useEffect(() => {
    for (const { clientId } of items) if (arrived.has(clientId)) outboxOf(viewerId).discard(clientId);
  }, [items, arrived, viewerId]);
  return useMemo(
    () => items.filter((item) => item.conversationId === conversationId && !arrived.has(item.clientId)),
    [items, conversationId, arrived],
  );
}
