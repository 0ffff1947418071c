import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { insertNotification } from '../deliver-notification.store.ts';
import type { NotificationType } from '../notification.ts';

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
  await insertNotification(db, { ...told, type: what, eventId, at });
}
