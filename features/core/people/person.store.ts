import type { Queryable, Statement } from '#platform/database/database.ts';
import { givenIds } from '#platform/database/given-ids.ts';
import type { Id } from '#platform/ids/ids.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { isActive, type PersonCardRow, personCardColumns } from './person-row.ts';

const BY_IDS: Statement = {
  name: 'people-by-ids',
  text: `select ${personCardColumns('u')} from ${givenIds(1)} as wanted (home, id)
    join users u on u.home = wanted.home and u.id = wanted.id`,
};

export async function mapPeople(db: Queryable, ids: readonly Id[]): Promise<Map<Id, PersonCardRow>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<PersonCardRow>(BY_IDS, [unique.map(homeOf), unique]);
  return new Map(rows.map((row) => [row.id, row]));
}

const AWAY: Statement = {
  name: 'people-away',
  text: `select u.id from ${givenIds(1)} as wanted (home, id)
    join users u on u.home = wanted.home and u.id = wanted.id where not ${isActive('u')}`,
};

export async function listAway(db: Queryable, ids: readonly Id[]): Promise<Id[]> {
  if (ids.length === 0) return [];
  const rows = await db.rows<{ id: Id }>(AWAY, [ids.map(homeOf), ids]);
  return rows.map((row) => row.id);
}

const BY_USERNAME: Statement = {
  name: 'person-by-username',
  // Uses the unique username of accounts, or the primary key of old_usernames; then that of users.
  text: `select ${personCardColumns('u')} from (
      select id from accounts where username = $1
      union all select user_id from old_usernames where username = $1
      limit 1
    ) as found join users u on u.home = (found.id >> 51)::smallint and u.id = found.id`,
};

export async function findPersonByUsername(db: Queryable, username: string): Promise<PersonCardRow | null> {
  const [row] = await db.rows<PersonCardRow>(BY_USERNAME, [username.toLowerCase()]);
  return row ?? null;
}

export interface Relation {
  isFollowedByMe: boolean;
  isBlockedByMe: boolean;
  hasBlockedMe: boolean;
}

const RELATIONS: Statement = {
  name: 'people-relations',
  // Uses the primary keys of follows, blocks and blocked_by, all in the viewer's home.
  text: `select followee_id as id, 'follow' as kind from follows
      where home = $1 and follower_id = $2 and followee_id = any($3::bigint[])
    union all select blocked_id, 'block' from blocks
      where home = $1 and blocker_id = $2 and blocked_id = any($3::bigint[])
    union all select blocker_id, 'blocked' from blocked_by
      where home = $1 and blocked_id = $2 and blocker_id = any($3::bigint[])`,
};

/** People without one are missing. */
export async function mapRelations(
  db: Queryable,
  viewerId: Id,
  ids: readonly Id[],
): Promise<Map<Id, Relation>> {
  const others = [...new Set(ids)].filter((id) => id !== viewerId);
  const relations = new Map<Id, Relation>();
  if (others.length === 0) return relations;
  const rows = await db.rows<{ id: Id; kind: string }>(RELATIONS, [homeOf(viewerId), viewerId, others]);
  for (const { id, kind } of rows) {
    const known = relations.get(id) ?? { isFollowedByMe: false, isBlockedByMe: false, hasBlockedMe: false };
    if (kind === 'follow') known.isFollowedByMe = true;
    if (kind === 'block') known.isBlockedByMe = true;
    if (kind === 'blocked') known.hasBlockedMe = true;
    relations.set(id, known);
  }
  return relations;
}
