import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import { givenIds, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface RelatedTo {
  id: Id;
  originId: Id;
  domain: string | null;
  /** Any of these words may match, as people type them. */
  words: string | null;
}

const RELATED: Statement = {
  name: 'pins-related',
  // Uses pins_of_origin and board_pins_newest, pins_of_domain, pins_search, pins_newest and the primary key; each
  // part is bounded, and so are the rows that are ranked.
  text: `with same as materialized (
      select p.id, p.board_id from pins p where p.origin_pin_id = $2 and p.deleted_at is null and p.privacy = 'public'
        order by p.created_at desc, p.id desc limit 100
    ), own as materialized (
      select board_id from pins where (home, id) in (($1::smallint, $3::bigint), ($5::smallint, $2))
        and deleted_at is null and privacy = 'public'
    ), held as materialized (
      select distinct board_id from (select board_id from same union all select board_id from own) as holders
      where board_id is not null limit 20
    ), together as materialized (
      select top.pin_id from held join boards b on b.home = (held.board_id >> 51)::smallint and b.id = held.board_id
      cross join lateral (
        select pin_id from board_pins where home = b.home and board_id = b.id
        order by saved_at desc, pin_id desc limit 20) as top
    ), domain as materialized (
      select id from pins where domain = $4 and deleted_at is null and privacy = 'public'
        order by created_at desc, id desc limit 50
    ), words as materialized (
      select id, rank from (
        select id, ts_rank(search, query) as rank from pins, search_query($6 || ' ') as query
        where search @@ query and deleted_at is null and privacy = 'public' limit 500) as matching
      order by rank desc limit 50
    ), latest as materialized (
      select id from pins where deleted_at is null and privacy = 'public' order by created_at desc, id desc limit 80
    ), ranked as materialized (
      select id, sum(score)::float8 as score from (
      select pin_id as id, 4.0 as score from together
      union all select id, 3.0 from domain
      union all select id, 2.0 + least(rank, 0.9) from words
      union all select id, 1.0 from latest
      ) as candidates
      where id <> $3 and id not in (select id from same)
      group by id order by sum(score) desc, id & 2251799813685247 desc limit $7)
    select p.id, p.image_signature, ranked.score from ranked
    join pins p on p.home = (ranked.id >> 51)::smallint and p.id = ranked.id
    order by score desc, p.id & 2251799813685247 desc`,
};

export interface RelatedPin {
  id: Id;
  image_signature: string;
  /** At least 4 for what stands beside it on a board, 1 for what is only new. */
  score: number;
}

export async function listRelatedPins(db: Queryable, to: RelatedTo, limit: number): Promise<RelatedPin[]> {
  const { id, originId, domain, words } = to;
  const values = [homeOf(id), originId, id, domain, homeOf(originId), words, limit];
  return db.rows(RELATED, values);
}

const FILED: Statement = {
  name: 'pins-related-topics',
  // Uses the primary key of pin_interests.
  text: `select i.pin_id as id, array_agg(i.interest_id) as topics from ${givenIds(1)} as given (home, id)
    join pin_interests i on i.home = given.home and i.pin_id = given.id
    where ${isFiledAsSeen('i')} group by i.pin_id`,
};

/** Those filed under no topic are missing. */
export async function mapTopics(db: Queryable, ids: readonly Id[]): Promise<Map<Id, Id[]>> {
  const rows = await db.rows<{ id: Id; topics: Id[] }>(FILED, [ids.map(homeOf), ids]);
  return new Map(rows.map(({ id, topics }) => [id, topics]));
}

const OF_TOPIC: Statement = {
  name: 'pins-related-of-topic',
  // Uses pin_interests_newest.
  text: `select p.id, p.image_signature from pin_interests t join pins p on p.home = t.home and p.id = t.pin_id
    where t.interest_id = $1 and ${isFiledAsSeen('t')} and p.deleted_at is null and p.privacy = 'public'
    order by (t.pin_id & 2251799813685247) desc limit $2`,
};

/** The newest. */
export function listPinsOfTopic(
  db: Queryable,
  topicId: Id,
  most: number,
): Promise<Omit<RelatedPin, 'score'>[]> {
  return db.rows(OF_TOPIC, [topicId, most]);
}
