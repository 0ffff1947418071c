import { createListeners } from '#platform/browser/listeners.ts';
import { call } from '#platform/resource/client.ts';

/** The number is asked for again no sooner than this, ms. */
const FRESH_MS = 15_000;

let count = 0;
let askedAt = 0;
/** How often reading was begun or noted: what was asked for before that is older than what is shown. */
let reads = 0;
const { subscribe, tell } = createListeners();

function change(next: number): void {
  count = next;
  tell();
}

/** How many news the signed-in person has not seen, as the whole page knows it. */
export const unreadNotifications = {
  subscribe,
  current: () => count,

  /** Asks for the number, unless it was just asked. It only informs, so a failure leaves it as it is. */
  async ask(): Promise<void> {
    if (Date.now() - askedAt < FRESH_MS) return;
    askedAt = Date.now();
    const readsBefore = reads;
    const answer = await call('NewsHubBadgeResource.get', {}).catch(() => null);
    if (answer && reads === readsBefore) change(answer.data.unread_count);
  },

  /** Notes that all up to this one were seen. */
  async markRead(lastSeenId: string): Promise<void> {
    reads += 1;
    const answer = await call('NewsHubResource.update', { last_seen_id: lastSeenId }).catch(() => null);
    reads += 1;
    if (answer) change(answer.data.unread_count);
    else askedAt = 0;
  },
};
