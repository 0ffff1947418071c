import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import { insertNotification } from '../deliver-notification.store.ts';
import { LIVE_NOTIFICATIONS, type NotificationType } from '../notification.ts';

interface ModerationNotification {
  what: NotificationType;
  /** What the decision is about. */
  object_id: Id;
  person_id: Id;
  eventId: string;
  at: Date;
}

/** Notifies once per event. Staff are never named, so the person themselves is stored as the actor. */
export async function notifyModeration(db: Database, notifications: ModerationNotification): Promise<void> {
  const { what, object_id, person_id, eventId, at } = notifications;
  const told = { userId: person_id, actorId: person_id, objectId: object_id };
  await db.transaction(async (tx) => {
    await insertNotification(tx, { ...told, type: what, eventId, at });
    await tell(tx, [person_id], { type: LIVE_NOTIFICATIONS, id: person_id });
  });
}
