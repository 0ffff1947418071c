import { ALPHABETICAL } from '#platform/database/alphabetical.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Topic } from './topic.ts';

const COLUMNS = `t.id, t.slug, t.name, t.parent_id, t.follower_count, t.pin_count, t.cover_pin_ids::text[]`;
const IS_SHOWN = 't.hidden_at is null and t.merged_into_id is null';

const BY_NAME: Statement = {
  name: 'topic-by-name',
  text: `select ${COLUMNS} from interests named
    join interests t on t.id = coalesce(named.merged_into_id, named.id)
    where (named.slug = $1 or named.id = $2::bigint) and ${IS_SHOWN}`,
};

/** What was merged leads to what it was merged into. */
export async function findTopic(
  db: Queryable,
  name: { slug: string } | { id: Id },
): Promise<Topic | undefined> {
  const [slug, id] = 'slug' in name ? [name.slug, null] : [null, name.id];
  const [row] = await db.rows<Topic>(BY_NAME, [slug, id]);
  return row;
}

export interface TaggedTopic extends Topic {
  /** The addresses and names that it has or had, before it took in others. */
  tags: string[];
}

const TAGGED: Statement = {
  name: 'topics-tagged',
  text: `select ${COLUMNS}, named.tags from interests t
    join (select coalesce(merged_into_id, id) as id, array_agg(slug) || array_agg(name) as tags
      from interests group by 1) as named on named.id = t.id
    where ${IS_SHOWN} order by t.name ${ALPHABETICAL}`,
};

/** By name. */
export async function listTaggedTopics(db: Queryable): Promise<TaggedTopic[]> {
  return db.rows<TaggedTopic>(TAGGED);
}

const BY_IDS: Statement = {
  name: 'topics-by-ids',
  text: `select ${COLUMNS} from unnest($1::bigint[]) with ordinality as wanted (id, place)
    join interests t on t.id = wanted.id where ${IS_SHOWN} order by wanted.place`,
};

/** Keeps the order. */
export async function listTopicsByIds(db: Queryable, ids: readonly Id[]): Promise<Topic[]> {
  return db.rows<Topic>(BY_IDS, [ids]);
}

const ALL: Statement = {
  name: 'topics-all',
  text: `select ${COLUMNS} from interests t where ${IS_SHOWN} order by t.name ${ALPHABETICAL}`,
};

/** By name. */
export async function listTopics(db: Queryable): Promise<Topic[]> {
  return db.rows<Topic>(ALL);
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
