import type { Id } from '#platform/ids/ids.ts';
import { type Delivering, deliverBundled, deliverNotification } from '../deliver-notification.service.ts';
import { insertNotification } from '../deliver-notification.store.ts';
import type { NotificationType } from '../notification.ts';

interface BoardNotification {
  what: NotificationType;
  board_id: Id;
  actor_id: Id;
  person_id: Id;
  eventId: string;
  at: Date;
}

/** Notifies only once per event. */
export async function notifyBoard(platform: Delivering, notifications: BoardNotification): Promise<void> {
  const { what, board_id, actor_id, person_id, eventId, at } = notifications;
  if (what === 'board_invite_accepted')
    return deliverBundled(platform, { ...notifications, object_id: board_id });
  const told = { type: what, userId: person_id, actorId: actor_id };
  await deliverNotification(platform, told, (tx) =>
    insertNotification(tx, { ...told, objectId: board_id, eventId, at }),
  );
}
