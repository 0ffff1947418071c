import { topicNameIn } from '#features/library/pins/filed-topic.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Topic } from './topic.ts';

/** With the name in the language that a value of the statement names. */
const columns = (locale: string) =>
  `t.id, t.slug, ${topicNameIn('t', locale)} as name, t.parent_id, t.follower_count, t.pin_count, t.cover_pin_ids::text[]`;
const IS_SHOWN = 't.hidden_at is null and t.merged_into_id is null';

const BY_NAME: Statement = {
  name: 'topic-by-name',
  text: `select ${columns('$3')} from interests named
    join interests t on t.id = coalesce(named.merged_into_id, named.id)
    where (named.slug = $1 or named.id = $2::bigint) and ${IS_SHOWN}`,
};

/** What was merged leads to what it was merged into. */
export async function findTopic(
  db: Queryable,
  name: { slug: string } | { id: Id },
  locale: string,
): Promise<Topic | undefined> {
  const [slug, id] = 'slug' in name ? [name.slug, null] : [null, name.id];
  const [row] = await db.rows<Topic>(BY_NAME, [slug, id, locale]);
  return row;
}

function byName<T extends Topic>(topics: T[], locale: string): T[] {
  const { compare } = new Intl.Collator(locale);
  return topics.sort((one, other) => compare(one.name, other.name));
}

export interface TaggedTopic extends Topic {
  /** The addresses and names, in English and the language asked for, that it has or had, before it took in others. */
  tags: string[];
}

const TAGGED: Statement = {
  name: 'topics-tagged',
  text: `select ${columns('$1')}, named.tags from interests t
    join (select coalesce(merged_into_id, id) as id,
        array_agg(slug) || array_agg(name) || array_agg(coalesce(names ->> $1::text, name)) as tags
      from interests group by 1) as named on named.id = t.id
    where ${IS_SHOWN}`,
};

/** By name, as the language sorts. */
export async function listTaggedTopics(db: Queryable, locale: string): Promise<TaggedTopic[]> {
  return byName(await db.rows<TaggedTopic>(TAGGED, [locale]), locale);
}

const BY_IDS: Statement = {
  name: 'topics-by-ids',
  text: `select ${columns('$2')} from unnest($1::bigint[]) with ordinality as wanted (id, place)
    join interests t on t.id = wanted.id where ${IS_SHOWN} order by wanted.place`,
};

/** Keeps the order. */
export async function listTopicsByIds(db: Queryable, ids: readonly Id[], locale: string): Promise<Topic[]> {
  return db.rows<Topic>(BY_IDS, [ids, locale]);
}

const NAMED: Statement = {
  name: 'topics-named',
  text: `select named.id as named_id, ${columns('$2')} from interests named
    join interests t on t.id = coalesce(named.merged_into_id, named.id)
    where named.id = any($1::bigint[]) and ${IS_SHOWN}`,
};

/** By the ids asked for: what was merged leads to what it was merged into. */
export async function mapTopics(
  db: Queryable,
  ids: readonly Id[],
  locale: string,
): Promise<ReadonlyMap<Id, Topic>> {
  const rows = await db.rows<Topic & { named_id: Id }>(NAMED, [ids, locale]);
  return new Map(rows.map(({ named_id, ...topic }) => [named_id, topic]));
}

const ALL: Statement = {
  name: 'topics-all',
  text: `select ${columns('$1')} from interests t where ${IS_SHOWN}`,
};

/** By name, as the language sorts. */
export async function listTopics(db: Queryable, locale: string): Promise<Topic[]> {
  return byName(await db.rows<Topic>(ALL, [locale]), locale);
}

// In two steps, as topics are on every node of a cluster and follows in one home.
const FOLLOWED_BY: Statement = {
  name: 'topics-followed-by',
  text: `select interest_id from interest_follows where home = $1 and user_id = $2
    order by created_at desc, interest_id limit $3`,
};
const TO_START: Statement = {
  name: 'topics-to-start',
  // There are a few hundred topics.
  text: `select ${columns('$3')} from interests t where ${IS_SHOWN} and (t.pin_count > 0 or t.id = any($1::bigint[]))
    order by array_position($1::bigint[], t.id), t.pin_count desc, t.id limit $2`,
};

/** Those that the person follows, last followed first, then those of most pins. */
export async function listTopicsToStart(
  db: Queryable,
  userId: Id | undefined,
  { limit, locale }: { limit: number; locale: string },
): Promise<{ topics: Topic[]; followed: ReadonlySet<Id> }> {
  const values = userId ? [homeOf(userId), userId, limit] : null;
  const rows = values ? await db.rows<{ interest_id: Id }>(FOLLOWED_BY, values) : [];
  const followed = rows.map((row) => row.interest_id);
  return { topics: await db.rows<Topic>(TO_START, [followed, limit, locale]), followed: new Set(followed) };
}

const FOLLOWED: Statement = {
  name: 'topics-followed-among',
  text: `select interest_id from interest_follows
    where home = $1 and user_id = $2 and interest_id = any($3::bigint[])`,
};

export async function listFollowedAmong(
  db: Queryable,
  userId: Id,
  ids: readonly Id[],
): Promise<ReadonlySet<Id>> {
  const rows = await db.rows<{ interest_id: Id }>(FOLLOWED, [homeOf(userId), userId, ids]);
  return new Set(rows.map((row) => row.interest_id));
}
