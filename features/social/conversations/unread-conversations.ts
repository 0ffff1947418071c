import { createListeners } from '#platform/browser/listeners.ts';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATION_CHANGED } from './conversation.ts';

interface Unread {
  unread_count: number;
  request_count: number;
}

/** Several messages in a row trigger one fetch, ms. */
const SOON_MS = 200;

const NONE: Unread = { unread_count: 0, request_count: 0 };
let current = NONE;
const { subscribe, tell } = createListeners(listen);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Number of fetches. An answer that a later fetch overtook is outdated. */
let looks = 0;

/** The number is only a badge, so a failure leaves it as it is. */
async function ask(): Promise<void> {
  looks += 1;
  const look = looks;
  const answer = await call('ConversationsBadgeResource.get', {}).catch(() => null);
  if (!answer || look !== looks) return;
  current = answer.data;
  tell();
}

function askSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(ask, SOON_MS);
}

/** Shared by the whole page and kept up to date. */
export const unreadConversations = {
  subscribe,
  current: (): Unread => current,
  none: (): Unread => NONE,
};

function listen(): () => void {
  void ask();
  return live.subscribe((heard) => {
    if (heard === 'gap' || heard.type === CONVERSATION_CHANGED) askSoon();
  });
}
