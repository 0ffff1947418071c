import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireBoardFor } from '../board.service.ts';
import { lockBoardRows } from '../board-places.store.ts';
import { reordered } from '../parts/list-order.ts';
import { listRankedSections, writeSectionRanks } from './reorder-sections.store.ts';

/**
 * Puts sections of a board in the order named; whoever edits the board may.
 * @throws Refusal 400 naming the first that is no section of this board; then nothing is changed
 */
export async function reorderSections(
  context: ContextFor<'person'>,
  boardId: Id,
  named: readonly Id[],
): Promise<void> {
  await requireBoardFor(context, 'edit', boardId);
  await context.db.transaction(async (tx) => {
    // Of two orders at once the second begins with what the first has made.
    const board = (await lockBoardRows(tx, [boardId])).get(boardId);
    if (!board || board.deleted_at) throw notFound('board');
    const { order, top } = await listRankedSections(tx, boardId);
    const wrong = named.find((id) => !order.includes(id));
    if (wrong) failFor(wrong);
    await writeSectionRanks(tx, boardId, reordered(order, named), top);
  });
}

function failFor(id: Id): never {
  throw new Refusal({
    status: 400,
    reason: 'section-not-on-board',
    message: 'Only sections of one board can be put in order, so nothing was changed.',
    detail: id,
    field: 'section_ids',
  });
}
