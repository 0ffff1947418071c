import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const RANKED: Statement = {
  name: 'reorder-sections-ranked',
  // Uses sections_of_board; a board has at most a few hundred.
  text: `select id, rank from sections where home = $1 and board_id = $2 and deleted_at is null
    order by rank desc, id desc`,
};

/** Returns the first section's rank as well, as `top`. */
export async function listRankedSections(
  tx: Transaction,
  boardId: Id,
): Promise<{ order: Id[]; top: string }> {
  const rows = await tx.rows<{ id: Id; rank: string }>(RANKED, [homeOf(boardId), boardId]);
  return { order: rows.map((row) => row.id), top: rows[0]?.rank ?? '0' };
}

const WRITE: Statement = {
  name: 'reorder-sections-write',
  text: `update sections s set rank = $4::bigint - wanted.place
    from unnest($3::bigint[]) with ordinality as wanted (id, place)
    where s.home = $1 and s.id = wanted.id and s.board_id = $2`,
};

/** Counts down from `top`, so that later sections still come above them. */
export async function writeSectionRanks(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  order: readonly Id[],
  top: string,
): Promise<void> {
  await tx.write(WRITE, [homeOf(boardId), boardId, order, top]);
}
