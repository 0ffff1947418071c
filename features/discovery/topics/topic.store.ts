import { ALPHABETICAL, type Queryable, type Statement } from '#platform/database/database.ts';
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

const GUIDES: Statement = {
  name: 'topics-guides',
  text: `with shown as materialized (
      select id, slug, name as display, parent_id, pin_count, search_words(name) as name, query from interests
      where hidden_at is null and merged_into_id is null
    ), named as materialized (
      select id, slug, display, parent_id, pin_count from shown
      where search_words(left($1, 500)) @@ query or name @@ search_query($1)
      order by (name @@ search_query($1)) desc, pin_count desc, id limit 3
    )
    select slug, display as name from (
      select id, slug, display, 0 as step, pin_count from named
      union all
      select near.id, near.slug, near.display, 1, near.pin_count from shown near where exists (select 1 from named
        where near.parent_id = named.id or near.parent_id = named.parent_id)
      and near.id not in (select id from named)
    ) as guide order by step, pin_count desc, id limit $2`,
};

export interface Guide {
  slug: string;
  name: string;
}

/** Topics that the query names, then those around them. */
export async function listGuideTopics(db: Queryable, query: string, limit: number): Promise<Guide[]> {
  return db.rows<Guide>(GUIDES, [query, limit]);
}
