import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { WrongCount } from '#features/core/people/person-counts.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

export type LockedTopic = Locked<{ id: Id }>;

const MERGED: Statement = {
  name: 'topics-as-merged',
  text: 'select coalesce(merged_into_id, id) as id from interests where id = any($1::bigint[])',
};

const LOCK: Statement = {
  name: 'topics-lock',
  text: `select id from interests where id = any($1::bigint[]) and hidden_at is null and merged_into_id is null
    order by id for no key update`,
};

const HOLD: Statement = {
  name: 'topics-hold',
  text: 'select id from interests where id = any($1::bigint[]) order by id for no key update',
};

/** Those of the topics that exist, hidden or not, with what merged ones were merged into. */
export async function holdTopics(tx: Transaction, ids: readonly Id[]): Promise<Id[]> {
  const merged = await tx.rows<{ id: Id }>(MERGED, [ids]);
  const all = [...new Set([...ids, ...merged.map(({ id }) => id)])];
  return (await tx.rows<{ id: Id }>(HOLD, [all])).map(({ id }) => id);
}

/** What merged topics were merged into, and the others themselves; missing ones are left out. */
export async function listAsMerged(db: Queryable, ids: readonly Id[]): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(MERGED, [ids])).map(({ id }) => id);
}

/** Locked in the order of their ids; of merged ones, what they were merged into. Null if one is hidden or missing. */
export async function lockTopics(tx: Transaction, ids: readonly Id[]): Promise<LockedTopic[] | null> {
  const merged = await tx.rows<{ id: Id }>(MERGED, [ids]);
  const wanted = [...new Set(merged.map(({ id }) => id))];
  const locked = await tx.rows<LockedTopic>(LOCK, [wanted]);
  return merged.length === ids.length && locked.length === wanted.length ? locked : null;
}

const FOLLOW: Statement = {
  name: 'topics-follow',
  text: `insert into interest_follows (home, user_id, interest_id, created_at)
    select $1::smallint, $2::bigint, id, $4::timestamptz from unnest($3::bigint[]) as wanted (id)
    on conflict do nothing returning interest_id`,
};

/** Returns those that are new. */
export async function insertTopicFollows(
  tx: Transaction,
  { id: userId }: Oneself,
  { topics, at }: { topics: readonly LockedTopic[]; at: Date },
): Promise<Id[]> {
  const values = [homeOf(userId), userId, topics.map(({ id }) => id), at];
  const rows = await tx.rows<{ interest_id: Id }>(FOLLOW, values);
  return countFollowers(tx, rows, 1);
}

const UNFOLLOW: Statement = {
  name: 'topics-unfollow',
  text: `delete from interest_follows where home = $1 and user_id = $2
    and ($3::bigint[] is null or interest_id = any($3)) returning interest_id`,
};

/** All of the person's if no ids are given. Returns those that were followed. */
export async function deleteTopicFollows(
  tx: Transaction,
  { id: userId }: Oneself | ErasedPerson,
  ids: readonly Id[] | null,
): Promise<Id[]> {
  const rows = await tx.rows<{ interest_id: Id }>(UNFOLLOW, [homeOf(userId), userId, ids]);
  return countFollowers(tx, rows, -1);
}

const COUNT: Statement = {
  name: 'topics-count-followers',
  text: `update interests set follower_count = follower_count + $2
    where id = any(array(select id from interests where id = any($1::bigint[]) order by id for no key update))`,
};

async function countFollowers(
  tx: Transaction,
  rows: readonly { interest_id: Id }[],
  by: 1 | -1,
): Promise<Id[]> {
  const ids = rows.map((row) => row.interest_id);
  if (ids.length > 0) await tx.write(COUNT, [ids, by]);
  return ids;
}

const TAKE: Statement = {
  name: 'topics-take-follows',
  text: `delete from interest_follows f using unnest($1::smallint[], $2::bigint[]) as gone (home, id)
    where f.home = gone.home and f.user_id = gone.id and f.interest_id = $3 returning f.user_id`,
};
const GIVE: Statement = {
  name: 'topics-give-follows',
  text: `insert into interest_follows (home, user_id, interest_id, created_at)
    select home, id, $3::bigint, $4::timestamptz from unnest($1::smallint[], $2::bigint[]) as moved (home, id)
    on conflict do nothing returning user_id`,
};

/** Moves follows from one topic to another, with the counts of both. Returns who followed both. */
export async function moveTopicFollows(
  tx: Transaction,
  { ids, fromId, intoId, at }: { ids: readonly Id[]; fromId: Id; intoId: Id; at: Date },
): Promise<Id[]> {
  await holdTopics(tx, [fromId, intoId]);
  const taken = await tx.rows<{ user_id: Id }>(TAKE, [ids.map(homeOf), ids, fromId]);
  const people = taken.map((row) => row.user_id);
  const given = await tx.rows<{ user_id: Id }>(GIVE, [people.map(homeOf), people, intoId, at]);
  await tx.write(COUNT_BY, [fromId, -taken.length]);
  await tx.write(COUNT_BY, [intoId, given.length]);
  const isGiven = new Set(given.map((row) => row.user_id));
  return people.filter((id) => !isGiven.has(id));
}

const COUNT_BY: Statement = {
  name: 'topics-change-followers',
  text: 'update interests set follower_count = follower_count + $2 where id = $1',
};

/** Adds a difference. */
export async function addToFollowers(tx: Transaction, topicId: Id, by: number): Promise<void> {
  await tx.write(COUNT_BY, [topicId, by]);
}

// In two steps, as one that begins with the topics would join them outwards to rows of all homes.
const FOLLOWS =
  'select interest_id as id, count(*)::int as counted from interest_follows group by interest_id';
const STORED = 'select id, follower_count as stored from interests order by id';

/** Reads all rows: for the operator's command and tests, not for requests. */
export async function listWrongTopicCounts(db: Queryable): Promise<WrongCount[]> {
  const follows = await db.rows<{ id: Id; counted: number }>(FOLLOWS);
  const topics = await db.rows<{ id: Id; stored: number }>(STORED);
  const countOf = new Map(follows.map(({ id, counted }) => [id, counted]));
  return topics
    .map(({ id, stored }) => ({ id, name: 'topic.follower_count', stored, counted: countOf.get(id) ?? 0 }))
    .filter(({ stored, counted }) => stored !== counted);
}
