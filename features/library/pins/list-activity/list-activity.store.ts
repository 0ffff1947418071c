import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SAVES: Statement = {
  name: 'pins-saves',
  // Uses the primary key of pins, and pins_of_origin.
  text: `with shown as materialized (
      select coalesce(origin_pin_id, id) as origin from pins where home = $1 and id = $2)
    select saved.id from shown join pins saved on saved.origin_pin_id = shown.origin
    where saved.id <> $2 and saved.deleted_at is null
      and saved.privacy = 'public' and ($3::bigint is null or saved.id < $3)
    order by saved.id desc limit $4`,
};

export async function listSaves(
  db: Queryable,
  pinId: Id,
  { after, limit }: { after: Id | null; limit: number },
): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(SAVES, [homeOf(pinId), pinId, after, limit]);
  return rows.map((row) => row.id);
}
