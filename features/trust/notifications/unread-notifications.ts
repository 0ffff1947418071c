import { createListeners } from '#platform/browser/listeners.ts';
import { call } from '#platform/resource/client.ts';

/** The count is fetched again no sooner than this, ms. */
const FRESH_MS = 15_000;

let count = 0;
let askedAt = 0;
/** Number of times marking as read began or ended: a count requested before is outdated. */
let reads = 0;
const { subscribe, tell } = createListeners();

function change(next: number): void {
  count = next;
  tell();
}

/** Shared by the whole page. */
export const unreadNotifications = {
  subscribe,
  current: () => count,

  /** Not while it is fresh. Only a badge, so a failure leaves it as it is. */
  async ask(): Promise<void> {
    if (Date.now() - askedAt < FRESH_MS) return;
    askedAt = Date.now();
    const readsBefore = reads;
    const answer = await call('NewsHubBadgeResource.get', {}).catch(() => null);
    if (answer && reads === readsBefore) change(answer.data.unread_count);
  },

  async markRead(lastSeenId: string): Promise<void> {
    reads += 1;
    const answer = await call('NewsHubResource.update', { last_seen_id: lastSeenId }).catch(() => null);
    reads += 1;
    if (answer) change(answer.data.unread_count);
    else askedAt = 0;
  },
};
