import type { Queryable, Statement } from '#platform/database/database.ts';
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
      select id, sum(score) as score from (
      select pin_id as id, 4.0 as score from together
      union all select id, 3.0 from domain
      union all select id, 2.0 + least(rank, 0.9) from words
      union all select id, 1.0 from latest
      ) as candidates
      where id <> $3 and id not in (select id from same)
      group by id order by sum(score) desc, id & 2251799813685247 desc limit $7)
    select p.id, p.image_signature from ranked
    join pins p on p.home = (ranked.id >> 51)::smallint and p.id = ranked.id
    order by score desc, p.id & 2251799813685247 desc`,
};

export async function listRelatedPins(
  db: Queryable,
  to: RelatedTo,
  limit: number,
): Promise<{ id: Id; image_signature: string }[]> {
  const { id, originId, domain, words } = to;
  const values = [homeOf(id), originId, id, domain, homeOf(originId), words, limit];
  return db.rows(RELATED, values);
}
