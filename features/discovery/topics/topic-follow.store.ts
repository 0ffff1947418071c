import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { WrongCount } from '#features/core/people/wrong-count.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const MERGED: Statement = {
  name: 'topics-as-merged',
  text: 'select coalesce(merged_into_id, id) as id from interests where id = any($1::bigint[])',
};

/** What merged topics were merged into, and the others themselves; missing ones are left out. */
export async function listAsMerged(db: Queryable, ids: readonly Id[]): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(MERGED, [ids])).map(({ id }) => id);
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
  { topics, at }: { topics: readonly Id[]; at: Date },
): Promise<Id[]> {
  const rows = await tx.rows<{ interest_id: Id }>(FOLLOW, [homeOf(userId), userId, topics, at]);
  return rows.map((row) => row.interest_id);
}

const OF_PERSON = `home = $1 and user_id = $2 and ($3::bigint[] is null or interest_id = any($3))`;

const HOLD_FOLLOWS: Statement = {
  name: 'topics-hold-follows',
  text: `select interest_id from interest_follows where ${OF_PERSON} order by interest_id for update`,
};
const UNFOLLOW: Statement = {
  name: 'topics-unfollow',
  text: `delete from interest_follows where ${OF_PERSON} returning interest_id`,
};

/** All of the person's if no ids are given. Returns those that were followed. */
export async function deleteTopicFollows(
  tx: Transaction,
  { id: userId }: Oneself | ErasedPerson,
  ids: readonly Id[] | null,
): Promise<Id[]> {
  const values = [homeOf(userId), userId, ids];
  // Waits until what is just being merged has moved.
  await tx.rows(HOLD_FOLLOWS, values);
  const rows = await tx.rows<{ interest_id: Id }>(UNFOLLOW, values);
  return rows.map((row) => row.interest_id);
}

const COUNT: Statement = {
  name: 'topics-count-followers',
  text: `update interests i set follower_count = i.follower_count + changed.difference
    from unnest($1::bigint[], $2::int[]) as changed (id, difference)
    where i.id = changed.id
      and i.id = any(array(select id from interests where id = any($1) order by id for no key update))`,
};
const COUNT_SHOWN: Statement = {
  name: 'topics-count-followers-of-shown',
  text: `${COUNT.text} and i.hidden_at is null and i.merged_into_id is null returning i.id`,
};

/** False if one of the topics is hidden or merged. */
export async function countNewFollower(tx: Transaction, topics: readonly Id[]): Promise<boolean> {
  if (topics.length === 0) return true;
  return (await tx.rows(COUNT_SHOWN, [topics, topics.map(() => 1)])).length === topics.length;
}

export async function countLostFollower(tx: Transaction, topics: readonly Id[]): Promise<void> {
  if (topics.length > 0) await tx.write(COUNT, [topics, topics.map(() => -1)]);
}

/** Adds a difference. */
export async function addToFollowers(tx: Transaction, topicId: Id, by: number): Promise<void> {
  await tx.write(COUNT, [[topicId], [by]]);
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

export interface MovedFollows {
  fromId: Id;
  intoId: Id;
  taken: number;
  /** Who followed both. */
  twice: Id[];
}

/** Moves follows from one topic to another; `countMovedFollows` counts them. */
export async function moveTopicFollows(
  tx: Transaction,
  { ids, fromId, intoId, at }: { ids: readonly Id[]; fromId: Id; intoId: Id; at: Date },
): Promise<MovedFollows> {
  const taken = await tx.rows<{ user_id: Id }>(TAKE, [ids.map(homeOf), ids, fromId]);
  const people = taken.map((row) => row.user_id);
  const given = await tx.rows<{ user_id: Id }>(GIVE, [people.map(homeOf), people, intoId, at]);
  const isGiven = new Set(given.map((row) => row.user_id));
  return { fromId, intoId, taken: taken.length, twice: people.filter((id) => !isGiven.has(id)) };
}

export async function countMovedFollows(tx: Transaction, moved: MovedFollows): Promise<void> {
  const { fromId, intoId, taken, twice } = moved;
  await tx.write(COUNT, [
    [fromId, intoId],
    [-taken, taken - twice.length],
  ]);
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
