import { EVENT_TYPES, VIEW_TYPES } from '#features/measure/events/event.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Kind } from '../analytics.ts';

export interface CountedDay {
  kind: Kind;
  thing_id: Id;
  /** Of a pin, the board that it was on, or '0'; of a board, its own id. */
  board_id: Id;
  day: string;
  impressions: number;
  closeups: number;
  saves: number;
  outbound_clicks: number;
  pin_ms: number;
  board_ms: number;
  people: number;
  new_people: number;
}

/** What one person adds to one thing on one day at most; whoever sends more is a program. */
const MOST = { times: 50, ms: 3_600_000 };

const fact = (name: string) => `sum(coalesce((e.aux_data->>'${name}')::bigint, 0))`;
const ofType = (type: number) => `count(*) filter (where e.event_type = ${type})`;
const capped = (column: string, most: number) =>
  `case when user_id is null then ${column} else least(${column}, ${most}) end as ${column}`;

/** Whoever saw nothing but the page of a board is behind none of the numbers that its pins add up to. */
const OF_PIN = `view_type = ${VIEW_TYPES.pin}`;

const COUNT: Statement = {
  name: 'analytics-count-week',
  // Uses events_of_owner. A viewer's events live with them; all else runs on what was found.
  text: `with found as materialized (
      select e.user_id, e.view_type, e.object_id_str::bigint as thing_id, e.board_id,
        (e.occurred_at at time zone 'UTC')::date as day, ${fact('impressions')} as impressions,
        ${fact('closeups')} as closeups, ${fact('ms')} as ms, ${ofType(EVENT_TYPES.save)} as saves,
        coalesce(sum(coalesce((e.aux_data->>'clicks')::bigint, 1))
          filter (where e.event_type = ${EVENT_TYPES.outboundClick}), 0) as outbound_clicks
      from events e left join users u on u.home = e.home and u.id = e.user_id
      where e.owner_id = $1 and e.occurred_at >= $2 and e.occurred_at < $3
        and (e.user_id is null or (e.user_id <> $1 and u.suspended_at is null and u.deleted_at is null))
        and not exists (select 1 from business_access a
          where a.home = e.home and a.viewer_id = e.user_id and a.profile_user_id = $1)
      group by 1, 2, 3, 4, 5),
    seen as (select user_id, view_type, thing_id, board_id, day, saves, ${capped('impressions', MOST.times)},
        ${capped('closeups', MOST.times)}, ${capped('outbound_clicks', MOST.times)}, ${capped('ms', MOST.ms)}
      from found),
    leveled as (
      select 'pin' as kind, s.thing_id as of, coalesce(s.board_id, 0) as on_board, s.* from seen s where ${OF_PIN}
      union all select 'board', coalesce(s.board_id, 0), coalesce(s.board_id, 0), s.* from seen s
      union all select 'person', $1, 0, s.* from seen s where ${OF_PIN}),
    dated as (select l.*,
        min(l.day) filter (where ${OF_PIN}) over (partition by l.kind, l.of, l.on_board, l.user_id) as first_day
      from leveled l)
    select kind, of as thing_id, on_board as board_id, day::text, sum(impressions)::int as impressions,
      sum(closeups)::int as closeups, sum(saves)::int as saves, sum(outbound_clicks)::int as outbound_clicks,
      (sum(ms) filter (where ${OF_PIN}))::float8 as pin_ms,
      (sum(ms) filter (where view_type = ${VIEW_TYPES.board}))::float8 as board_ms,
      (count(distinct user_id) filter (where ${OF_PIN}))::int as people,
      (count(distinct user_id) filter (where ${OF_PIN} and day = first_day))::int as new_people
    from dated group by kind, of, on_board, day`,
};

type FoundDay = Omit<CountedDay, 'pin_ms' | 'board_ms'> & { pin_ms: number | null; board_ms: number | null };

export async function countWeek(db: Queryable, ownerId: Id, from: Date, until: Date): Promise<CountedDay[]> {
  const rows = await db.rows<FoundDay>(COUNT, [ownerId, from, until]);
  return rows.map((row) => ({ ...row, pin_ms: row.pin_ms ?? 0, board_ms: row.board_ms ?? 0 }));
}

const larger = (column: string) => `${column} = greatest(known.${column}, excluded.${column})`;

const WRITE: Statement = {
  name: 'analytics-write-days',
  // What was counted stays when those who were counted take their events with them.
  text: `insert into analytics_days as known (home, owner_id, kind, thing_id, board_id, day, impressions, closeups,
      saves, outbound_clicks, pin_ms, board_ms, people, new_people)
    select $1::smallint, $2::bigint, counted.* from unnest($3::text[], $4::bigint[], $5::bigint[], $6::date[],
      $7::int[], $8::int[], $9::int[], $10::int[], $11::bigint[], $12::bigint[], $13::int[], $14::int[]) as counted
      (kind, thing_id, board_id, day, impressions, closeups, saves, outbound_clicks, pin_ms, board_ms, people, new_people)
    on conflict (home, owner_id, thing_id, day, board_id) do update set ${larger('impressions')}, ${larger('closeups')},
      ${larger('saves')}, ${larger('outbound_clicks')}, ${larger('pin_ms')}, ${larger('board_ms')},
      people = excluded.people, new_people = excluded.new_people`,
};

const BATCH = 1000;

/** Replaces the people of a day; its counts only grow. */
export async function writeDays(tx: Transaction, ownerId: Id, days: readonly CountedDay[]): Promise<void> {
  for (let at = 0; at < days.length; at += BATCH) {
    const batch = days.slice(at, at + BATCH);
    await tx.write(WRITE, [
      ...[homeOf(ownerId), ownerId, batch.map((one) => one.kind), batch.map((one) => one.thing_id)],
      ...[batch.map((one) => one.board_id), batch.map((one) => one.day), batch.map((one) => one.impressions)],
      ...[batch.map((one) => one.closeups), batch.map((one) => one.saves)],
      ...[batch.map((one) => one.outbound_clicks), batch.map((one) => Math.round(one.pin_ms))],
      ...[batch.map((one) => Math.round(one.board_ms)), batch.map((one) => one.people)],
      batch.map((one) => one.new_people),
    ]);
  }
}

const IS_THERE: Statement = {
  name: 'analytics-owner-is-there',
  text: 'select id from users where home = $1 and id = $2 and deleted_at is null for share',
};

/** Waits for an account that is being erased. */
export async function isOwnerThere(tx: Transaction, ownerId: Id): Promise<boolean> {
  return (await tx.rows(IS_THERE, [homeOf(ownerId), ownerId])).length > 0;
}

const SINCE: Statement = {
  name: 'analytics-impressions-since',
  text: `select coalesce(sum(impressions), 0)::float8 as impressions from analytics_days
    where home = $1 and owner_id = $2 and thing_id = $2 and day >= $3`,
};

export async function impressionsSince(db: Queryable, ownerId: Id, day: string): Promise<number> {
  const [row] = await db.rows<{ impressions: number }>(SINCE, [homeOf(ownerId), ownerId, day]);
  return row?.impressions ?? 0;
}
