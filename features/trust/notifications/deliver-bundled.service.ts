import type { Id } from '#platform/ids/ids.ts';
import { insertBundled } from './deliver-bundled.store.ts';
import { type Delivering, deliverNotification } from './deliver-notification.service.ts';
import type { NotificationType } from './notification.ts';

/** News as an event tells of them: who did what to which thing, and who is told. */
interface BundledNotification {
  what: NotificationType;
  actor_id: Id;
  person_id: Id;
  object_id: Id;
  eventId: string;
  at: Date;
}

/** Tells somebody what others did: until they read it, the same of several people is one line with the last of them. */
export async function deliverBundled(
  platform: Delivering,
  notifications: BundledNotification,
): Promise<void> {
  const {
    what: type,
    actor_id: actorId,
    person_id: userId,
    object_id: objectId,
    eventId,
    at,
  } = notifications;
  const told = { type, userId, actorId };
  await deliverNotification(platform, told, (tx) => insertBundled(tx, { ...told, objectId, eventId, at }));
}
