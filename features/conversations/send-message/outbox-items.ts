import type { Attachment } from '../conversation.ts';

/** A message that the server has not taken yet. */
export interface OutboxItem {
  /** The client's own word for it, so that it is sent once however often it is tried. */
  clientId: string;
  conversationId: string;
  text: string;
  attachment: Attachment | null;
  /** When it was written, ms since the epoch. */
  at: number;
  /** How often it was tried in vain. */
  tries: number;
  /** Why the server refuses it; null while it may still go through. */
  refusal: string | null;
}

/** How long to wait before the next try, ms. */
const WAITS_MS = [1000, 3000, 8000, 20_000, 60_000] as const;

export function waitAfter(tries: number): number {
  return WAITS_MS[Math.min(Math.max(tries, 1), WAITS_MS.length) - 1] ?? 60_000;
}

/**
 * The next message to send: each conversation in its order, so that what was refused, or waits for its next try, holds
 * back what follows it there, and nothing elsewhere.
 */
export function nextToSend(
  items: readonly OutboxItem[],
  isWaiting: (clientId: string) => boolean = () => false,
): OutboxItem | undefined {
  const held = new Set<string>();
  for (const item of items) {
    if (held.has(item.conversationId)) continue;
    if (item.refusal === null && !isWaiting(item.clientId)) return item;
    held.add(item.conversationId);
  }
  return undefined;
}

/** What was kept in the browser, as far as it can be read. */
export function readItems(kept: string | null): OutboxItem[] {
  try {
    const items: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(items) ? items.filter(isItem) : [];
  } catch {
    return [];
  }
}

function isItem(item: unknown): item is OutboxItem {
  if (typeof item !== 'object' || item === null) return false;
  const { clientId, conversationId, text } = item as Partial<OutboxItem>;
  return [clientId, conversationId, text].every((part) => typeof part === 'string');
}
