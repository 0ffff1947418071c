import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface DeletedPinRow {
  id: Id;
  title: string;
  alt_text: string;
  image_signature: string;
  dominant_color: string;
  image_width: number;
  image_height: number;
  deleted_at: Date;
}

const DELETED: Statement = {
  name: 'pins-recently-deleted',
  // Uses pins_deleted and the primary key of boards. Pins deleted with a board of their pinner come back with it.
  text: `select p.id, p.title, p.alt_text, p.image_signature, p.dominant_color, p.image_width, p.image_height,
      p.deleted_at
    from pins p
    where p.home = $1 and p.pinner_id = $2 and p.deleted_by = $2 and p.deleted_at > $3
      and (p.deleted_at, p.id) < ($4::timestamptz, $5::bigint)
      and not exists (
        select 1 from boards b where b.home = p.home and b.id = (p.last_place ->> 'board_id')::bigint
          and b.owner_id = p.pinner_id and b.deleted_at = p.deleted_at)
    order by p.deleted_at desc, p.id desc limit $6`,
};

/** Includes only pins deleted one by one, last deleted first, after `after`. */
export function listDeletedPins(
  db: Queryable,
  pinnerId: Id,
  { since, after, limit }: { since: Date; after: { at: string; id: string } | null; limit: number },
): Promise<DeletedPinRow[]> {
  const { at, id } = after ?? { at: 'infinity', id: '0' };
  return db.rows<DeletedPinRow>(DELETED, [homeOf(pinnerId), pinnerId, since, at, id, limit]);
}
