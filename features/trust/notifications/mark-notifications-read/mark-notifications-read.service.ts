import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { countUnread } from '../list-notifications/list-notifications.service.ts';
import { LIVE_READ } from '../notification.ts';
import { setRead } from './mark-notifications-read.store.ts';

/** Up to this one; returns the unread count. */
export async function markNotificationsRead(context: ContextFor<'person'>, lastSeen: Id): Promise<number> {
  const { db, viewer, clock } = context;
  const oneself = requireActingFor(viewer, {}, 'edit-settings');
  await db.transaction(async (tx) => {
    const read = await setRead(tx, oneself, lastSeen, clock.now());
    // Other windows count again.
    if (read > 0) await tell(tx, [viewer.id], { type: LIVE_READ, id: viewer.id });
  });
  return countUnread(context);
}
