import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

export interface SaveRow {
  id: Id;
  /** Microseconds since 1970. */
  saved_us: string;
}

const SAVES: Statement = {
  name: 'pins-saves',
  // Uses pins_of_origin.
  text: `select id, (extract(epoch from created_at) * 1000000)::bigint as saved_us from pins
    where origin_pin_id = $1 and id <> $2 and deleted_at is null and privacy = 'public'
      and (created_at, id) < (coalesce('epoch'::timestamptz + $3::bigint * interval '1 microsecond', 'infinity'),
        coalesce($4::bigint, 0))
    order by created_at desc, id desc limit $5`,
};

/** What was saved from the same first pin, newest first. */
export function listSaves(
  db: Queryable,
  { id, origin_pin_id }: { id: Id; origin_pin_id: Id | null },
  { after, limit }: { after: SaveRow | null; limit: number },
): Promise<SaveRow[]> {
  const values = [origin_pin_id ?? id, id, after?.saved_us ?? null, after?.id ?? null, limit];
  return db.rows<SaveRow>(SAVES, values);
}
