import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import type { Refused } from '#features/library/boards/board-refusals.ts';
import { renameSectionRow } from '#features/library/boards/section-rows.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { claimSectionName, requireBoardOfSection } from '../section.service.ts';

/** The section's address follows its name. */
export async function renameSection(context: Context, id: Id, title: string): Promise<{ id: Id } | Refused> {
  const { id: boardId } = await requireBoardOfSection(context, id);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'edit', boardId);
    const claimed = await claimSectionName(tx, { board, title, at, sectionId: id });
    if ('refused' in claimed) return claimed;
    if (!(await renameSectionRow(tx, board, id, { title, slug: claimed.slug }))) throw notFound('section');
    return { id };
  });
}
