import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { NotificationType } from '../notification.ts';

/** How many are searched for the same one. */
const RECENT = 200;

const INSERT: Statement = {
  name: 'notify-follow',
  // Uses notifications_newest.
  text: `insert into notifications (home, id, user_id, type, actor_id, created_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3, $4::bigint, $5
    where not exists (
      select 1 from (select type, actor_id from notifications where home = $1 and user_id = $2
        order by id desc limit ${RECENT}) as recent
      where type = $3 and actor_id = $4)`,
};

interface NewNotification {
  type: NotificationType;
  userId: Id;
  actorId: Id;
  at: Date;
}

/** Not if it is among the recent ones. Returns whether it is new. */
export async function insertOnce(
  db: Queryable,
  { type, userId, actorId, at }: NewNotification,
): Promise<boolean> {
  return (await db.write(INSERT, [homeOf(userId), userId, type, actorId, at])) > 0;
}
