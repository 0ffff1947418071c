import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { NotificationType } from './notification.ts';
import type { NotificationChoice } from './notification-kind.ts';

/** How many are searched for a repeated event. */
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

const LIST: Statement = {
  name: 'notification-choices',
  text: 'select kind, on_site, by_mail from news_choices where home = $1 and user_id = $2',
};

/** Kinds without a choice are absent. */
export async function mapNotificationChoices(
  db: Queryable,
  userId: Id,
): Promise<Map<string, NotificationChoice>> {
  const rows = await db.rows<NotificationChoice & { kind: string }>(LIST, [homeOf(userId), userId]);
  return new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
}

const FIND: Statement = {
  name: 'news-mail-reader',
  text: `select a.email as to, a.locale from users u join accounts a on a.id = u.id
    where u.home = $1 and u.id = $2
      and u.deactivated_at is null and u.suspended_at is null and u.deleted_at is null`,
};

interface Reader {
  to: string;
  locale: string | null;
}

export async function findReader(db: Queryable, userId: Id): Promise<Reader | null> {
  const [reader] = await db.rows<Reader>(FIND, [homeOf(userId), userId]);
  return reader ?? null;
}

/** How many are searched for the same one. */
const FIND_BUNDLE = 200;
/** One notification has at most this many entries; the oldest is dropped. */
const MOST_ENTRIES = 50;

const BUNDLE_MS = 86_400_000;

const INSERT_BUNDLED: Statement = {
  name: 'deliver-bundled',
  // Uses notifications_newest. A bundle spans a day at most, so that it fits under one heading. Times in `data` are
  // compared as text, since a cluster writes by no expression that depends on the time zone.
  text: `with recent as (
      select id, data, created_at, read_at from (
        select id, type, object_id, data, created_at, read_at from notifications where home = $1 and user_id = $2
        order by id desc limit ${FIND_BUNDLE}) as newest
      where type = $3 and object_id is not distinct from $5::bigint
    ), known as (
      select from recent where data ->> 'event' = $6
        or (data -> 'entries' @> jsonb_build_array($9::jsonb) and (read_at is null or $10::boolean))
    ), gone as (
      delete from notifications n using recent r
      where n.home = $1 and n.id = r.id and r.read_at is null
        and (r.data ->> 'since' > $12::text or (r.data -> 'since' is null and r.created_at > $12::timestamptz))
        and not exists (select 1 from known)
      returning n.data
    ), before as (
      select coalesce((select data from gone limit 1), '{}') as data
    )
    insert into notifications (home, id, user_id, type, actor_id, object_id, data, created_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3, $4::bigint, $5::bigint,
      jsonb_build_object('event', $6::text, 'since', coalesce(data -> 'since', $11::jsonb),
        'entries', jsonb_build_array($8::jsonb) || (coalesce(data -> 'entries', '[]') - ${MOST_ENTRIES - 1})), $7
    from before where not exists (select 1 from known)
    returning data -> 'entries' as entries`,
};

/** Somebody's part in a notification, and what they wrote or saved, if anything. */
export interface NotificationEntry {
  actor: Id;
  object?: Id;
}

interface Bundled extends Omit<NewNotification, 'objectId'> {
  objectId: Id | null;
  entry: NotificationEntry;
  /** An entry like this makes it known: in an unread notification, or in any if `isOnce`. */
  known: NotificationEntry;
  isOnce: boolean;
}

/** Adds to an unread notification about the same thing, if any. Returns whether the actor is new there. */
export async function insertBundled(tx: Transaction, notification: Bundled): Promise<boolean> {
  const { type, userId, actorId, objectId, eventId, at, entry, known, isOnce } = notification;
  const values = [homeOf(userId), userId, type, actorId, objectId, eventId, at];
  const entries = [JSON.stringify(entry), JSON.stringify(known)];
  const dayBefore = new Date(at.getTime() - BUNDLE_MS).toISOString();
  const [row] = await tx.rows<{ entries: NotificationEntry[] }>(INSERT_BUNDLED, [
    ...[...values, ...entries, isOnce, JSON.stringify(at), dayBefore],
  ]);
  return row ? row.entries.filter(({ actor }) => actor === actorId).length === 1 : false;
}
