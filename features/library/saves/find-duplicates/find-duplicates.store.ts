import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface OwnPicture {
  id: Id;
  image_signature: string;
}

const OWN: Statement = {
  name: 'saves-own-pictures',
  // Uses pins_of_pinner.
  text: `select id, image_signature from pins
    where home = $1 and pinner_id = $2 and deleted_at is null and kind = 'image' order by id desc limit $3`,
};

/** The newest first. */
export function listOwnPictures(db: Queryable, personId: Id, most: number): Promise<OwnPicture[]> {
  return db.rows(OWN, [homeOf(personId), personId, most]);
}

const WITH: Statement = {
  name: 'saves-own-with-pictures',
  // Uses pins_pictures.
  text: `select id from pins
    where home = $1 and pinner_id = $2 and image_signature = any($3::text[]) and deleted_at is null
    order by id desc limit $4`,
};

export async function listOwnWith(
  db: Queryable,
  personId: Id,
  signatures: readonly string[],
  most: number,
): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(WITH, [homeOf(personId), personId, signatures, most]);
  return rows.map(({ id }) => id);
}
