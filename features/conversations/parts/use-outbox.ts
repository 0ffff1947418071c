import { useMemo, useSyncExternalStore } from 'react';
import { outboxOf } from '../send-message/outbox.ts';
import type { OutboxItem } from '../send-message/outbox-items.ts';

const NOTHING: readonly OutboxItem[] = [];
const nobody = { subscribe: () => () => {}, items: () => NOTHING };

/** What of this person is still on its way into a conversation. */
export function useOutbox(viewerId: string, conversationId: string): readonly OutboxItem[] {
  const box = typeof window === 'undefined' ? nobody : outboxOf(viewerId);
  const items = useSyncExternalStore(box.subscribe, box.items, () => NOTHING);
  return useMemo(
    () => items.filter((item) => item.conversationId === conversationId),
    [items, conversationId],
  );
}
