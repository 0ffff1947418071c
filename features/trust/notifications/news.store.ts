import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { NotificationType } from './notification.ts';

/** How many recent notifications are searched for a repeated event. */
const RECENT = 200;

const INSERT: Statement = {
  name: 'news-insert',
  // Uses notifications_newest.
  text: `insert into notifications (home, id, user_id, type, actor_id, object_id, data, created_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3, $4::bigint, $5::bigint,
        jsonb_build_object('event_id', $6::text), $7
    where not exists (
      select 1 from (select data from notifications where home = $1 and user_id = $2 order by id desc limit ${RECENT}) as recent
      where data ->> 'event_id' = $6)`,
};

export interface NewNotification {
  type: NotificationType;
  userId: Id;
  actorId: Id;
  objectId: Id;
  eventId: string;
  at: Date;
}

/** Idempotent by event. Returns whether it is new. */
export async function insertNotification(db: Queryable, notifications: NewNotification): Promise<boolean> {
  const { type, userId, actorId, objectId, eventId, at } = notifications;
  const written = await db.write(INSERT, [homeOf(userId), userId, type, actorId, objectId, eventId, at]);
  return written > 0;
}
