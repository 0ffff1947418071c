import { EVENT_TYPES, VIEW_TYPES, type ViewType } from '#features/measure/events/event.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** With a component, only a part of the page was seen. */
const OF_VIEWS = `event_type = ${EVENT_TYPES.view} and view_type in (${VIEW_TYPES.pin}, ${VIEW_TYPES.profile})
  and component is null`;

const VIEWS: Statement = {
  name: 'views-of-objects',
  // Uses events_of_views. Known viewers count once a day; of all others no more is stored than what counts.
  text: `select object_id_str as id, count(distinct (coalesce(user_id, id), occurred_at::date))::int as views
    from events
    where ${OF_VIEWS} and view_type = $1 and object_id_str = any($2::text[]) and occurred_at >= $3
    group by object_id_str`,
};

/** Those without views are missing. */
export async function viewsOf(
  db: Queryable,
  since: Date,
  type: ViewType,
  ids: readonly Id[],
): Promise<Map<Id, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: Id; views: number }>(VIEWS, [type, ids, since]);
  return new Map(rows.map(({ id, views }) => [id, views]));
}

/** `before` is null to start at the newest. */
export interface PinsFrom {
  pinnerId: Id;
  before: Id | null;
}

const PINS: Statement = {
  name: 'views-pins',
  // Uses pins_of_pinner, once per person.
  text: `select wanted.pinner_id as "pinnerId", array_agg(p.id order by p.id desc) as ids
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, pinner_id)
    join users u on u.home = wanted.home and u.id = wanted.pinner_id
    cross join lateral (select id from pins
      where home = u.home and pinner_id = u.id and deleted_at is null
        and id < coalesce(($3::bigint[])[array_position($2::bigint[], u.id)], 9223372036854775807)
      order by id desc limit $4) p
    group by wanted.pinner_id`,
};

export function listPins(
  db: Queryable,
  from: readonly PinsFrom[],
  limit: number,
): Promise<{ pinnerId: Id; ids: Id[] }[]> {
  const people = from.map(({ pinnerId }) => pinnerId);
  const before = from.map((one) => one.before);
  return db.rows<{ pinnerId: Id; ids: Id[] }>(PINS, [people.map(homeOf), people, before, limit]);
}

const CREATORS: Statement = {
  name: 'views-creators',
  // Uses the primary key from where the last batch ended.
  text: `select id from users where show_creator_profile and (home, id) > ($1, $2)
    order by home, id limit $3`,
};

/** Those whose profile shows its views. */
export async function listCreators(db: Queryable, last: Id | null, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(CREATORS, [last ? homeOf(last) : -1, last ?? '0', limit]);
  return rows.map((row) => row.id);
}

const WRITE: Statement = {
  name: 'views-write',
  text: 'update users set profile_views = $3 where home = $1 and id = $2 and profile_views <> $3',
};

export async function writeViews(db: Queryable, id: Id, views: number): Promise<void> {
  await db.write(WRITE, [homeOf(id), id, views]);
}
