import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

export interface PicturedPin {
  id: Id;
  image_signature: string;
}

const SHOWING: Statement = {
  name: 'pins-showing-pictures',
  // Uses pins_of_image.
  text: `select shown.id, wanted.signature as image_signature
    from unnest((select $1::text[])) with ordinality as wanted (signature, place)
    cross join lateral (
      select distinct home, id from (
        select home, id from pins where image_signature = wanted.signature and deleted_at is null and privacy = 'public'
          and ($3::timestamptz is null or created_at >= $3)
        order by id desc limit 1) as newest) as shown
    order by wanted.place limit $2`,
};

/** One public pin for each picture that has any, in their order. */
export function listPinsShowing(
  db: Queryable,
  signatures: readonly string[],
  limit: number,
  since: Date | null,
): Promise<PicturedPin[]> {
  return db.rows(SHOWING, [signatures, limit, since]);
}
