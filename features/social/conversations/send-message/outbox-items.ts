import type { Attachment } from '../conversation.ts';

export interface OutboxItem {
  /** Idempotency key, so that it is sent once however often it is tried. */
  clientId: string;
  conversationId: string;
  text: string;
  attachment: Attachment | null;
  /** Milliseconds since the epoch. */
  at: number;
  tries: number;
  /** The server's refusal; null while it may still go through. */
  refusal: string | null;
  delay?: Delay;
}

/** Why a message waits: no connection, another account logged in, or the site is unavailable. */
export type Delay = 'offline' | 'other-sender' | 'busy';

/** Rate limited, another account's session, or a concurrent write with the same key: retry later. */
const LATER = new Set([408, 409, 429]);

/** Null if the server will never accept the message. */
export function delayAfter({ status, reason }: { status: number; reason: string }): Delay | null {
  if (status >= 400 && status < 500 && !LATER.has(status)) return null;
  if (reason === 'offline' || reason === 'other-sender') return reason;
  return 'busy';
}

/** Before the next attempt, ms. */
const WAITS_MS = [1000, 3000, 8000, 20_000, 60_000] as const;

export function waitAfter(tries: number): number {
  return WAITS_MS[Math.min(Math.max(tries, 1), WAITS_MS.length) - 1] ?? 60_000;
}

/** A refused or delayed message holds back those after it in its conversation, and none elsewhere. */
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

/** Leaves out what cannot be parsed. */
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
