import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id, parseId } from '#platform/ids/ids.ts';
import { EVENT_TYPES, VIEW_TYPES } from '../event.ts';

/** How often a profile or a pin was looked at. */
export interface Views {
  id: Id;
  isPin: boolean;
  views: number;
}

const OF_VIEWS = `event_type = ${EVENT_TYPES.view} and view_type in (${VIEW_TYPES.pin}, ${VIEW_TYPES.profile})`;

const LIST: Statement = {
  name: 'views-by-object',
  // Rides events_of_views. Whoever is known counts once a day; of all others nobody knows who they are.
  text: `select object_id_str as object, view_type,
      count(distinct (coalesce(user_id, id), occurred_at::date))::int as views
    from events
    where ${OF_VIEWS} and object_id_str is not null and occurred_at >= $1
      and (object_id_str, view_type) > ($2, $3)
    group by object_id_str, view_type order by object_id_str, view_type limit $4`,
};

/** What was looked at since then, in the order of its ids as text, after `last`. */
export async function listViews(
  db: Queryable,
  since: Date,
  last: Views | null,
  limit: number,
): Promise<Views[]> {
  const rows = await db.rows<{ object: string; view_type: number; views: number }>(LIST, [
    ...[since, last?.id ?? '', last ? viewTypeOf(last) : 0, limit],
  ]);
  // What is no id was told by no page of ours; it stays in the list, which goes on after its last.
  return rows.map((row) => ({
    id: row.object as Id,
    isPin: row.view_type === VIEW_TYPES.pin,
    views: parseId(row.object) ? row.views : 0,
  }));
}

function viewTypeOf({ isPin }: Views): number {
  return isPin ? VIEW_TYPES.pin : VIEW_TYPES.profile;
}

const PINNERS: Statement = {
  name: 'views-pinners',
  // Rides the primary key.
  text: `select p.id, p.pinner_id from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pins p on p.home = wanted.home and p.id = wanted.id`,
};

/** Who saved which of these pins. */
export async function findPinners(db: Queryable, ids: readonly Id[]): Promise<Map<Id, Id>> {
  const known = ids.filter((id) => parseId(id));
  if (known.length === 0) return new Map();
  const rows = await db.rows<{ id: Id; pinner_id: Id }>(PINNERS, [known.map(homeOf), known]);
  return new Map(rows.map((row) => [row.id, row.pinner_id]));
}

const CREATORS: Statement = {
  name: 'views-creators',
  // Rides the primary key from where the last batch ended.
  text: `select id from users where show_creator_profile and (home, id) > ($1, $2)
    order by home, id limit $3`,
};

/** People whose profile tells its views, after `last`. */
export async function listCreators(db: Queryable, last: Id | null, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(CREATORS, [last ? homeOf(last) : -1, last ?? '0', limit]);
  return rows.map((row) => row.id);
}

const WRITE: Statement = {
  name: 'views-write',
  // Rides the primary key.
  text: 'update users set profile_views = $3 where home = $1 and id = $2 and profile_views <> $3',
};

export async function writeViews(db: Queryable, id: Id, views: number): Promise<void> {
  await db.write(WRITE, [homeOf(id), id, views]);
}
