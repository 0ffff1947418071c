import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { NotificationEntry } from '../deliver-notification.store.ts';
import type { NotificationType } from '../notification.ts';

export interface NotificationRow {
  id: Id;
  type: NotificationType;
  actor_id: Id;
  /** Latest first; several where several people did the same. */
  entries: NotificationEntry[];
  /** A board, a moderation case, a pin, a comment or a try; null where it is about the actor alone. */
  object_id: Id | null;
  created_at: Date;
  read_at: Date | null;
}

const COLUMNS = `id, type, actor_id, object_id, created_at, read_at,
  coalesce(data -> 'entries', jsonb_build_array(jsonb_build_object('actor', actor_id::text))) as entries`;

const LIST: Statement = {
  name: 'list-notifications',
  // Uses notifications_newest.
  text: `select ${COLUMNS} from notifications
    where home = $1 and user_id = $2 and ($3::bigint is null or id < $3)
      and actor_id is not null
    order by id desc limit $4`,
};

export async function listNotificationsOf(
  db: Queryable,
  userId: Id,
  { after, limit }: { after: string | null; limit: number },
): Promise<NotificationRow[]> {
  return db.rows<NotificationRow>(LIST, [homeOf(userId), userId, after, limit]);
}

const BY_ID: Statement = {
  name: 'notification-by-id',
  text: `select ${COLUMNS} from notifications
    where home = $1 and id = $2 and user_id = $3 and actor_id is not null`,
};

/** Null where it is not this person's. */
export async function findNotification(db: Queryable, userId: Id, id: Id): Promise<NotificationRow | null> {
  const [row] = await db.rows<NotificationRow>(BY_ID, [homeOf(userId), id, userId]);
  return row ?? null;
}

// Uses notifications_unread.
const COUNT = `select count(*)::int from (
    select from notifications where home = $1 and user_id = $2 and read_at is null limit $3) as unread`;

const UNREAD: Statement = { name: 'count-unread-news', text: `select (${COUNT}) as count` };

export async function countUnreadNotifications(db: Queryable, userId: Id, most: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(UNREAD, [homeOf(userId), userId, most]);
  return row?.count ?? 0;
}

interface NotificationBadge {
  unread_count: number;
  /** The latest of all, even where it is no longer shown. */
  newest_id: Id | null;
}

const BADGE: Statement = {
  name: 'news-badge',
  // Uses notifications_newest.
  text: `select (${COUNT}) as unread_count, (select id from notifications
    where home = $1 and user_id = $2 order by id desc limit 1) as newest_id`,
};

export async function findNotificationBadge(
  db: Queryable,
  userId: Id,
  most: number,
): Promise<NotificationBadge> {
  const [row] = await db.rows<NotificationBadge>(BADGE, [homeOf(userId), userId, most]);
  return row ?? { unread_count: 0, newest_id: null };
}
