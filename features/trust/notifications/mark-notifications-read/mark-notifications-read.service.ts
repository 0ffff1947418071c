import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { countUnread } from '../list-notifications/list-notifications.service.ts';
import { setRead } from './mark-notifications-read.store.ts';

/** Up to this one; returns the unread count. */
export async function markNotificationsRead(context: ContextFor<'person'>, lastSeen: Id): Promise<number> {
  const { db, viewer, clock } = context;
  await setRead(db, requireActingFor(viewer, {}, 'edit-settings'), lastSeen, clock.now());
  return countUnread(context);
}
