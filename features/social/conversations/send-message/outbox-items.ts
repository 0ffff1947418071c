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
  /** Why the last try was in vain; none before the first. */
  delay?: Delay;
}

/** Why a message waits: there is no connection, somebody else is logged in by now, or the site cannot take it just now. */
export type Delay = 'offline' | 'other-sender' | 'busy';

/** Too many at once, another person's session, a write that another one with the same key holds up: later it goes. */
const LATER = new Set([408, 409, 429]);

/** What a message waits for that did not go through; null where the server will never take it. */
export function delayAfter({ status, reason }: { status: number; reason: string }): Delay | null {
  if (status >= 400 && status < 500 && !LATER.has(status)) return null;
  if (reason === 'offline' || reason === 'other-sender') return reason;
  return 'busy';
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
