import type { Privacy } from '#features/library/pins/pin.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { CoverCrop } from '../board.ts';

/** Undefined fields stay unchanged. */
export interface BoardChanges {
  name?: string;
  description?: string;
  category?: string | null;
  privacy?: Privacy;
  layout?: string;
  showsCollaborators?: boolean;
  isSensitive?: boolean;
  /** Null goes back to the newest pins. */
  cover?: { pinId: Id; crop: CoverCrop | null } | null;
}

const PICTURE: Statement = {
  name: 'edit-board-picture',
  text: `with b as materialized (select pin_id from board_pins where home = $1 and board_id = $2 and pin_id = $3)
    select p.image_signature from b join pins p on p.home = $4 and p.id = b.pin_id`,
};

export async function findPlacedPicture(db: Queryable, boardId: Id, pinId: Id): Promise<string | null> {
  const values = [homeOf(boardId), boardId, pinId, homeOf(pinId)];
  const [row] = await db.rows<{ image_signature: string }>(PICTURE, values);
  return row?.image_signature ?? null;
}

const UPDATE: Statement = {
  name: 'edit-board',
  text: `update boards set name = coalesce($3, name), slug = coalesce($4, slug),
      description = coalesce($5, description), category = case when $6 then $7 else category end,
      privacy = coalesce($8, privacy), layout = coalesce($9, layout),
      should_show_board_collaborators = coalesce($10, should_show_board_collaborators),
      sensitivity_by_owner = coalesce($11, sensitivity_by_owner),
      sensitivity_screen = coalesce($11, sensitivity_by_owner) or sensitivity_by_staff, updated_at = $12
    where home = $1 and id = $2`,
};

export async function updateBoard(
  tx: Transaction,
  { id }: AllowedBoard<'edit'>,
  changes: Omit<BoardChanges, 'cover'> & { slug?: string },
  at: Date,
): Promise<void> {
  const { name, slug, description, category, privacy, layout, showsCollaborators, isSensitive } = changes;
  await tx.write(UPDATE, [
    ...[homeOf(id), id, name, slug, description, category !== undefined, category, privacy, layout],
    ...[showsCollaborators, isSensitive, at],
  ]);
}

const SET_COVER: Statement = {
  name: 'edit-board-cover',
  text: `update boards set cover_pin_id = $3::bigint, cover_signature = $4, cover_crop = $5::jsonb,
      has_custom_cover = $3::bigint is not null
    where home = $1 and id = $2`,
};

export async function setCover(
  tx: Transaction,
  { id }: AllowedBoard<'edit' | 'work'>,
  cover: { pinId: Id; signature: string; crop: object | null } | null,
): Promise<void> {
  const crop = cover?.crop ? JSON.stringify(cover.crop) : null;
  await tx.write(SET_COVER, [homeOf(id), id, cover?.pinId, cover?.signature, crop]);
}
