import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { type Home, homeOf, type Id } from '#platform/ids/ids.ts';
import { type CountChanges, PERSON_COUNTS, type WrongCount } from './person-counts.ts';

const LOCK: Statement = {
  name: 'people-lock',
  text: 'select id from users where home = $1 and id = any($2::bigint[]) order by id for no key update',
};

const CHANGE: Statement = {
  name: 'people-change-counts',
  text: `update users u set ${PERSON_COUNTS.map((name) => `${name} = u.${name} + changed.${name}`).join(', ')}
    from unnest($2::bigint[], ${PERSON_COUNTS.map((_, index) => `$${index + 3}::int[]`).join(', ')})
      as changed (id, ${PERSON_COUNTS.join(', ')})
    where u.home = $1 and u.id = changed.id`,
};

/** Locks several by id, so that two calls never deadlock. */
export async function changeCountsInHome(
  tx: Transaction,
  home: Home,
  changes: ReadonlyMap<Id, CountChanges>,
): Promise<void> {
  const ids = [...changes.keys()];
  if (ids.length > 1) await tx.rows(LOCK, [home, ids]);
  const columns = PERSON_COUNTS.map((name) => ids.map((id) => changes.get(id)?.[name] ?? 0));
  await tx.write(CHANGE, [home, ids, ...columns]);
}

/** Lowest first: the order to lock them in. */
export function homesInOrder(ids: Iterable<Id>): Home[] {
  return [...new Set([...ids].map(homeOf))].sort((a, b) => a - b);
}

// The following count includes topics.
const TOPICS = '(select count(*)::int from interest_follows f where f.home = u.home and f.user_id = u.id)';

// Reads all rows: for the operator's command and tests, not for requests.
const ALL = `
  select u.id::text, 'person.follower_count' as name, u.follower_count as stored, (
      select count(*)::int from followers f where f.home = u.home and f.followee_id = u.id) as counted
    from users u
  union all select u.id::text, 'person.following_count', u.following_count, ${TOPICS} + (
      select count(*)::int from follows f where f.home = u.home and f.follower_id = u.id)
    from users u
  union all select u.id::text, 'person.interest_following_count', u.interest_following_count, ${TOPICS} from users u`;

export async function listWrongFollowCounts(db: Queryable): Promise<WrongCount[]> {
  return db.rows<WrongCount>(`select * from (${ALL}) as checked where stored <> counted order by name, id`);
}
