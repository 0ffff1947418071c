import { createListeners } from '#platform/browser/listeners.ts';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { LIVE_NOTIFICATIONS, LIVE_READ } from './notification.ts';

/** Several events in a row trigger one fetch, ms. */
const SOON_MS = 200;

let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Number of times marking as read began or ended: a count requested before is outdated. */
let reads = 0;
/** Number of fetches: an answer that a later one overtook is outdated. */
let asks = 0;
const { subscribe, tell } = createListeners(listen);

function change(next: number): void {
  count = next;
  tell();
}

/** Only a badge, so a failure leaves it as it is. */
async function ask(): Promise<void> {
  asks += 1;
  const before = [reads, asks];
  const answer = await call('NewsHubBadgeResource.get', {}).catch(() => null);
  if (answer && reads === before[0] && asks === before[1]) change(answer.data.unread_count);
}

function listen(): () => void {
  void ask();
  return live.subscribe((heard) => {
    if (heard !== 'gap' && heard.type !== LIVE_NOTIFICATIONS && heard.type !== LIVE_READ) return;
    clearTimeout(timer);
    timer = setTimeout(ask, SOON_MS);
  });
}

/** Shared by the whole page and kept up to date. */
export const unreadNotifications = {
  subscribe,
  current: () => count,

  async markRead(lastSeenId: string): Promise<void> {
    reads += 1;
    const answer = await call('NewsHubResource.update', { last_seen_id: lastSeenId }).catch(() => null);
    reads += 1;
    if (answer) change(answer.data.unread_count);
    else void ask();
  },
};
