import type { Id } from '#platform/ids/ids.ts';
import { insertBundled } from './deliver-bundled.store.ts';
import { type Delivering, deliverNotification } from './deliver-notification.service.ts';
import type { NotificationType } from './notification.ts';

interface BundledNotification {
  what: NotificationType;
  actor_id: Id;
  person_id: Id;
  object_id: Id;
  eventId: string;
  at: Date;
}

/** Notifies somebody of what others did: until it is read, the same action by several people is one notification. */
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
