import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { requireBoardFor } from '../board.service.ts';
import { lockBoardRows } from '../board-places.store.ts';
import { deleteSectionRow, findBoardOfSection } from '../section-rows.store.ts';

/** Deletes a section; its pins stay on the board. Deleting what is deleted already is no error. */
export async function deleteSection(context: Context, id: Id): Promise<void> {
  const boardId = await findBoardOfSection(context.db, id);
  if (!boardId) throw notFound('section');
  const board = await requireBoardFor(context, 'edit', boardId);
  await context.db.transaction(async (tx) => {
    await lockBoardRows(tx, [board.id]);
    await deleteSectionRow(tx, id, board.id, context.clock.now());
  });
}
