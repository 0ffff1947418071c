import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import { reordered } from '#features/library/boards/parts/list-order.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listRankedSections, writeSectionRanks } from './reorder-sections.store.ts';

/** All or none. */
export async function reorderSections(
  context: ContextFor<'person'>,
  boardId: Id,
  named: readonly Id[],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // The second of two concurrent calls starts from the first one's result.
    const board = await lockBoardFor(context, tx, 'edit', boardId);
    const { order, top } = await listRankedSections(tx, boardId);
    const wrong = named.find((id) => !order.includes(id));
    if (wrong) failFor(wrong);
    await writeSectionRanks(tx, board, reordered(order, named), top);
  });
}

function failFor(id: Id): never {
  throw new Refusal({
    kind: 'invalid',
    reason: 'section-not-on-board',
    message: 'Only sections of the same board can be reordered. Nothing was changed.',
    detail: id,
    field: 'section_ids',
  });
}
