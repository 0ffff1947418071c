import { ACTION_COLUMNS, type ActionRow } from '#features/library/work/blocking-action.store.ts';
import { codesOfAction } from '#features/library/work/blocking-action.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { CoverImage } from '../board-covers.ts';
import type { PlacedPin } from '../board-places.store.ts';
import type { MergeInput, MergePayload } from './merge-boards.ts';

const FIND: Statement = {
  name: 'merge-boards-find',
  // Uses blocking_actions_of_board.
  text: `select ${ACTION_COLUMNS} from blocking_actions
    where home = $1 and board_id = $2 and is_origin and failure is null and action_type = any($3::int[])
      and payload ->> 'target_id' = $4
    order by created_at desc, id desc limit 1`,
};

/** It may be in progress or done. */
export async function findMerge(
  db: Queryable,
  { sourceId, targetId }: MergeInput,
): Promise<ActionRow | null> {
  const values = [homeOf(sourceId), sourceId, codesOfAction('merge'), targetId];
  const [row] = await db.rows<ActionRow>(FIND, values);
  return row ?? null;
}

export interface CardRow {
  pin_count: number;
  cover_pin_id: Id | null;
  cover_signature: string | null;
  cover_crop: Record<string, number> | null;
  cover_pins: CoverImage[];
}

const CARD: Statement = {
  name: 'merge-boards-card',
  text: `select pin_count, cover_pin_id, cover_signature, cover_crop, cover_pins from boards
    where home = $1 and id = $2`,
};

export async function requireCard(db: Queryable, boardId: Id): Promise<CardRow> {
  const [row] = await db.rows<CardRow>(CARD, [homeOf(boardId), boardId]);
  if (!row) throw new Error(`no board ${boardId}`);
  return row;
}

const NOTE: Statement = {
  name: 'merge-boards-note',
  // A pin that was merged, brought back by hand and merged again keeps its latest place.
  text: `insert into merged_pins (home, board_id, pin_id, section_id, rank, saved_at, saved_by)
    select $1::smallint, $2::bigint, noted.* from unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[],
      $7::bigint[]) as noted
    on conflict (home, board_id, pin_id) do update set section_id = excluded.section_id, rank = excluded.rank,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`,
};

/** Lets the merge be undone. */
export async function notePlaces(
  tx: Transaction,
  { id }: AllowedBoard<'work'>,
  places: readonly PlacedPin[],
): Promise<void> {
  if (places.length === 0) return;
  await tx.write(NOTE, [
    ...[homeOf(id), id],
    ...[places.map((place) => place.pin_id), places.map((place) => place.section_id)],
    ...[places.map((place) => place.rank), places.map((place) => place.saved_at)],
    places.map((place) => place.saved_by),
  ]);
}

const MERGED: Statement = {
  name: 'merge-boards-merged',
  text: 'update boards set merged_into_id = $3, cover_pins = $4::jsonb where home = $1 and id = $2',
};

/** From now on the board's address leads to the target; its card keeps what it showed. */
export async function markMerged(
  tx: Transaction,
  { id }: AllowedBoard<'work'>,
  targetId: Id,
  coverPins: MergePayload['cover_pins'],
): Promise<void> {
  await tx.write(MERGED, [homeOf(id), id, targetId, JSON.stringify(coverPins)]);
}
