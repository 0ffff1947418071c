import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id, randomHome } from '#platform/ids/ids.ts';

export interface NewEvent {
  event_type: number;
  view_type?: number | null | undefined;
  view_parameter?: string | null | undefined;
  component?: string | null | undefined;
  element?: string | null | undefined;
  object_id_str?: string | null | undefined;
  aux_data?: Record<string, unknown> | null | undefined;
}

const INSERT: Statement = {
  name: 'event-log',
  text: `insert into events (home, id, user_id, event_type, view_type, view_parameter, component, element,
      object_id_str, aux_data, occurred_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10)`,
};

/** An event lives with the person; visitors' events are spread over all homes. */
export async function insertEvent(
  db: Queryable,
  { userId, at, ...event }: NewEvent & { userId: Id | null; at: Date },
): Promise<void> {
  await db.write(INSERT, [
    ...[userId ? homeOf(userId) : randomHome(), userId, event.event_type, event.view_type ?? null],
    ...[event.view_parameter ?? null, event.component ?? null, event.element ?? null],
    ...[event.object_id_str ?? null, JSON.stringify(event.aux_data ?? {}), at],
  ]);
}

const INSERT_OF_EACH: Statement = {
  name: 'event-log-of-each',
  text: `insert into events (home, id, user_id, event_type, object_id_str, occurred_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3::integer, thing, $5::timestamptz
    from unnest($4::text[]) as thing`,
};

/** One event for each thing. */
export async function insertEventOfEach(
  db: Queryable,
  things: readonly string[],
  { event_type, userId, at }: { event_type: number; userId: Id | null; at: Date },
): Promise<void> {
  const home = userId ? homeOf(userId) : randomHome();
  await db.write(INSERT_OF_EACH, [home, userId, event_type, things, at]);
}

const IS_PINNER: Statement = {
  name: 'event-is-pinner',
  text: 'select from pins where home = $1 and id = $2 and pinner_id = $3',
};

export async function isPinner(db: Queryable, pinId: Id, userId: Id): Promise<boolean> {
  return (await db.rows(IS_PINNER, [homeOf(pinId), pinId, userId])).length > 0;
}

interface CookieConsent {
  allow_analytic_cookies: boolean | null;
  allow_marketing_cookies: boolean | null;
  allow_personalization_cookies: boolean | null;
}

const FIND: Statement = {
  name: 'cookie-consent',
  text: `select allow_analytic_cookies, allow_marketing_cookies, allow_personalization_cookies
    from user_settings where home = $1 and user_id = $2`,
};

/** Each is null until they were asked. */
export async function findCookieConsent(db: Queryable, userId: Id): Promise<CookieConsent | null> {
  const [row] = await db.rows<CookieConsent>(FIND, [homeOf(userId), userId]);
  return row ?? null;
}

const FORGET = {
  name: 'events-forget',
  // Uses events_newest.
  text: `delete from events where home = $1 and user_id = $2
    and ($3::integer is null or event_type <> $3) and ($4::integer is null or event_type = $4)`,
};

export async function deleteEvents(
  tx: Transaction,
  userId: Id,
  { except, only }: { except?: number; only?: number },
): Promise<void> {
  await tx.write(FORGET, [homeOf(userId), userId, except ?? null, only ?? null]);
}
