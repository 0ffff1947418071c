import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const BOARDS: Statement = {
  name: 'board-titles-of-picture',
  // Uses the primary key of pins, and pins_of_origin.
  text: `with wanted as (
      select coalesce(origin_pin_id, id) as origin from pins where home = $1 and id = $2
    ), copies as (
      (select c.board_id, c.id from wanted join pins c on c.origin_pin_id = wanted.origin
        where c.deleted_at is null and c.privacy = 'public' order by c.created_at desc, c.id desc limit 100)
      union all
      (select o.board_id, o.id from wanted join pins o on o.home = (wanted.origin >> 51)::smallint and o.id = wanted.origin
        where o.deleted_at is null and o.privacy = 'public')
    )
    select board_id from copies where board_id is not null group by board_id order by max(id) desc`,
};

export async function listBoardsOfPicture(db: Queryable, pinId: Id): Promise<Id[]> {
  const rows = await db.rows<{ board_id: Id }>(BOARDS, [homeOf(pinId), pinId]);
  return rows.map((row) => row.board_id);
}
