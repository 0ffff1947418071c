import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { NewNotification } from './news.store.ts';

/** How many recent notifications are searched for the same one. */
const RECENT = 200;
/** Most people stored in one notification; the oldest is dropped. */
const MOST_ACTORS = 50;

const INSERT: Statement = {
  name: 'deliver-bundled',
  // Uses notifications_newest. Unliking and liking again does not notify again.
  text: `with recent as (
      select id, data, read_at from (
        select id, type, object_id, data, read_at from notifications where home = $1 and user_id = $2
        order by id desc limit ${RECENT}) as newest
      where type = $3 and object_id = $5::bigint
    ), known as (
      select from recent where data ->> 'event' = $6
        or (data -> 'actors' ? $4::text and (read_at is null or $3 in ('comment_like', 'try_like')))
    ), gone as (
      delete from notifications n using recent r
      where n.home = $1 and n.id = r.id and r.read_at is null and not exists (select 1 from known)
      returning n.data
    ), before as (
      select coalesce((select data -> 'actors' from gone limit 1), '[]') as actors
    )
    insert into notifications (home, id, user_id, type, actor_id, object_id, data, created_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3, $4::bigint, $5::bigint,
      jsonb_build_object('event', $6::text, 'actors', jsonb_build_array($4::text) || (actors - ${MOST_ACTORS - 1})), $7
    from before where not exists (select 1 from known)`,
};

/**
 * Adds the actor to an unread notification about the same thing, or inserts one. Returns whether anything changed.
 */
export async function insertBundled(tx: Transaction, notifications: NewNotification): Promise<boolean> {
  const { type, userId, actorId, objectId, eventId, at } = notifications;
  return (await tx.write(INSERT, [homeOf(userId), userId, type, actorId, objectId, eventId, at])) > 0;
}
