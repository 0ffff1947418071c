import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const LIKE_BOARD: Statement = {
  name: 'board-pins-alike',
  // Uses board_pins_newest, pins_of_origin, pins_of_domain, pins_search and primary keys; each part is bounded.
  text: `with newest as (
      select pin_id from board_pins where home = $1 and board_id = $2 order by saved_at desc, pin_id desc limit 25
    ), held as (
      select p.id, coalesce(p.origin_pin_id, p.id) as origin, p.domain, p.image_signature from newest
      join pins p on p.home = (newest.pin_id >> 51)::smallint and p.id = newest.pin_id and p.deleted_at is null
    ), copies as (
      select copy.board_id from held cross join lateral (
        select distinct home, id, board_id from (
          select home, id, board_id from pins
          where origin_pin_id = held.origin and deleted_at is null and privacy = 'public'
          order by created_at desc, id desc limit 10) as newest) as copy
    ), originals as (
      select p.board_id from held
      join pins p on p.home = (held.origin >> 51)::smallint and p.id = held.origin
        and p.deleted_at is null and p.privacy = 'public'
    ), elsewhere as (
      select board_id from (select board_id from copies union all select board_id from originals) as copy
      where board_id <> $2 group by board_id order by count(*) desc, board_id limit 20
    ), together as (
      select beside.pin_id as id from elsewhere
      join boards b on b.home = (elsewhere.board_id >> 51)::smallint and b.id = elsewhere.board_id
      cross join lateral (
        select pin_id from board_pins where home = b.home and board_id = b.id
        order by saved_at desc, pin_id desc limit 20) as beside
    ), named as (
      select distinct domain from held where domain is not null limit 10
    ), sites as (
      select site.id from named cross join lateral (
        select distinct home, id from (
          select home, id from pins where domain = named.domain and deleted_at is null and privacy = 'public'
          order by created_at desc, id desc limit 20) as newest) as site
    ), words as (
      select id, rank from (
        select id, ts_rank(search, query) as rank from pins, search_query($3 || ' ') as query
        where search @@ query and deleted_at is null and privacy = 'public' limit 500) as matching
      order by rank desc limit 50
    ), ranked as (
      select id, sum(score) as score from (
        select id, 4.0 as score from together
        union all select id, 3.0 from sites
        union all select id, 2.0 + least(rank, 0.9) from words) as candidates
      group by id order by sum(score) desc, id & 2251799813685247 desc limit $4
    )
    select p.id, p.image_signature from ranked
    join pins p on p.home = (ranked.id >> 51)::smallint and p.id = ranked.id
    where p.board_id is distinct from $2 and p.image_signature not in (select image_signature from held)
    order by ranked.score desc, p.id & 2251799813685247 desc`,
};

/** Closest first; any of `words` may match, as people type them. */
export async function listPinsLikeBoard(
  db: Queryable,
  { boardId, words }: { boardId: Id; words: string | null },
  limit: number,
): Promise<{ id: Id; image_signature: string }[]> {
  return db.rows(LIKE_BOARD, [homeOf(boardId), boardId, words, limit]);
}
