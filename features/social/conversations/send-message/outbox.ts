import { createListeners } from '#platform/browser/listeners.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { Attachment } from '../conversation.ts';
import type { MessageAnswer } from '../wire/conversation-answer.ts';
import { type Delay, delayAfter, nextToSend, type OutboxItem, readItems, waitAfter } from './outbox-items.ts';

/** How long another window waits for the one that wrote a message to send it, ms. */
const STEP_IN_MS = 5000;

type Sent = (message: MessageAnswer) => void;

/** Stored in the browser until the server accepts them. */
export interface Outbox {
  items(): readonly OutboxItem[];
  subscribe(listener: () => void): () => void;
  onSent(hear: Sent): () => void;
  send(message: { conversationId: string; text: string; attachment?: Attachment | null }): void;
  tryAgain(clientId: string): void;
  discard(clientId: string): void;
}

const boxes = new Map<string, Outbox>();

/** Shared by all their windows. */
export function outboxOf(personId: string): Outbox {
  const box = boxes.get(personId) ?? openOutbox(personId);
  boxes.set(personId, box);
  return box;
}

function openOutbox(personId: string): Outbox {
  const name = `outbox.${personId}`;
  let items = readItems(localStorage.getItem(name));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isKept = true;
  /** The keys are client ids. */
  const waits = new Map<string, number>();
  const { subscribe, tell } = createListeners();
  const hearers = new Set<Sent>();

  const show = (next: OutboxItem[]) => {
    items = next;
    tell();
  };
  /** Edits what is stored now, as another window may have changed it. */
  const change = (edit: (kept: readonly OutboxItem[]) => OutboxItem[]) => {
    const next = edit(isKept ? readItems(localStorage.getItem(name)) : items);
    isKept = keep(name, next);
    show(next);
  };
  const edit = (clientId: string, changes: Partial<OutboxItem>) =>
    change((kept) => kept.map((item) => (item.clientId === clientId ? { ...item, ...changes } : item)));
  const remove = (clientId: string) => {
    waits.delete(clientId);
    change((kept) => kept.filter((item) => item.clientId !== clientId));
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending) return;
    const now = Date.now();
    const item = nextToSend(items, (clientId) => (waits.get(clientId) ?? 0) > now);
    if (!item) {
      const next = Math.min(...[...waits.values()].filter((until) => until > now));
      if (Number.isFinite(next)) timer = setTimeout(run, next - now);
      return;
    }
    isSending = true;
    const outcome = await trySending(item, personId);
    isSending = false;
    if ('sent' in outcome) {
      for (const hear of hearers) hear(outcome.sent);
      remove(item.clientId);
    } else if ('refusal' in outcome) edit(item.clientId, { refusal: outcome.refusal });
    else {
      waits.set(item.clientId, Date.now() + waitAfter(item.tries + 1));
      edit(item.clientId, { tries: item.tries + 1, delay: outcome.delay });
    }
    void run();
  };

  window.addEventListener('online', () => {
    waits.clear();
    void run();
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== name) return;
    show(readItems(event.newValue));
    // The window that wrote a message sends it; this one takes over if that one is gone.
    if (items.length > 0) timer ??= setTimeout(run, STEP_IN_MS);
  });
  void run();
  return {
    items: () => items,
    subscribe,
    onSent: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    send: ({ conversationId, text, attachment = null }) => {
      const fresh = { clientId: newWord(), at: Date.now(), tries: 0, refusal: null };
      change((kept) => [...kept, { ...fresh, conversationId, text, attachment }]);
      void run();
    },
    tryAgain: (clientId) => {
      waits.delete(clientId);
      edit(clientId, { refusal: null, tries: 0 });
      void run();
    },
    discard: (clientId) => {
      remove(clientId);
      // Sends what the refused message held back.
      void run();
    },
  };
}

/** Waits if another account is logged in. Without a response it is sent again with the same key. */
async function trySending(
  item: OutboxItem,
  sender_id: string,
): Promise<{ sent: MessageAnswer } | { refusal: string } | { delay: Delay }> {
  const { conversationId: conversation_id, text, attachment, clientId: client_id } = item;
  try {
    const options = { conversation_id, sender_id, text, attachment, client_id };
    return { sent: (await call('ConversationMessagesResource.create', options)).data };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const delay = delayAfter(error);
    return delay ? { delay } : { refusal: error.message };
  }
}

/** False without space or permission: then unsent messages last as long as this page. */
function keep(name: string, items: readonly OutboxItem[]): boolean {
  try {
    if (items.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(items));
    return true;
  } catch {
    return false;
  }
}

function newWord(): string {
  // crypto.randomUUID exists on secure pages only.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
