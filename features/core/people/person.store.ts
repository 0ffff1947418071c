import { givenIds, type Queryable, type Statement } from '#platform/database/database.ts';
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

const ID_OF_USERNAME: Statement = {
  name: 'person-id-of-username',
  // Uses the unique username of accounts, or the primary key of old_usernames. Joined with users, a cluster would ask
  // all shards: it has to know the home first.
  text: `select id from accounts where username = $1
    union all select user_id from old_usernames where username = $1
    limit 1`,
};

/** Finds people by a previous username, too. */
export async function findIdOfUsername(db: Queryable, username: string): Promise<Id | null> {
  const [row] = await db.rows<{ id: Id }>(ID_OF_USERNAME, [username.toLowerCase()]);
  return row?.id ?? null;
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
  const rows = await db.rows<RelationRow>(RELATIONS, [homeOf(viewerId), viewerId, others]);
  for (const row of rows) noteRelation(relations, row);
  return relations;
}

interface RelationRow {
  id: Id;
  kind: string;
}

function noteRelation(relations: Map<Id, Relation>, { id, kind }: RelationRow): void {
  const known = relations.get(id) ?? { isFollowedByMe: false, isBlockedByMe: false, hasBlockedMe: false };
  if (kind === 'follow') known.isFollowedByMe = true;
  if (kind === 'block') known.isBlockedByMe = true;
  if (kind === 'blocked') known.hasBlockedMe = true;
  relations.set(id, known);
}

const relationsAmong = (table: string, viewer: string, other: string, kind: string) =>
  `select one.${viewer} as viewer_id, one.${other} as id, '${kind}' as kind
    from ${givenIds(1)} as wanted (home, id)
    join ${table} one on one.home = wanted.home and one.${viewer} = wanted.id and one.${other} = any($3::bigint[])`;

const OF_SEVERAL: Statement = {
  name: 'people-relations-of-several',
  // Uses the primary keys of follows, blocks and blocked_by.
  text: `${relationsAmong('follows', 'follower_id', 'followee_id', 'follow')}
    union all ${relationsAmong('blocks', 'blocker_id', 'blocked_id', 'block')}
    union all ${relationsAmong('blocked_by', 'blocked_id', 'blocker_id', 'blocked')}`,
};

/** The relations of several viewers to these people, by the viewer's id and theirs, in one statement. */
export async function mapRelationsOf(
  db: Queryable,
  viewerIds: readonly Id[],
  ids: readonly Id[],
): Promise<Map<Id, Map<Id, Relation>>> {
  const relations = new Map(viewerIds.map((id) => [id, new Map<Id, Relation>()]));
  const values = [viewerIds.map(homeOf), viewerIds, ids];
  for (const { viewer_id, ...row } of await db.rows<RelationRow & { viewer_id: Id }>(OF_SEVERAL, values)) {
    const own = relations.get(viewer_id);
    if (own) noteRelation(own, row);
  }
  return relations;
}
