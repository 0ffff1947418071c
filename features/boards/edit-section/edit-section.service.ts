import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { lockBoardRows } from '../board-places.store.ts';
import type { Refused } from '../board-refusals.ts';
import { requireSectionForEdit } from '../section.service.ts';
import { claimSectionName } from '../section-names.service.ts';
import { renameSectionRow } from '../section-rows.store.ts';

/** Renames a section; its address follows its name. */
export async function renameSection(context: Context, id: Id, title: string): Promise<{ id: Id } | Refused> {
  const { board } = await requireSectionForEdit(context, id);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const locked = (await lockBoardRows(tx, [board.id])).get(board.id);
    if (!locked || locked.deleted_at) throw notFound('section');
    const claimed = await claimSectionName(tx, { boardId: board.id, title, at, sectionId: id });
    if ('refused' in claimed) return claimed;
    if (!(await renameSectionRow(tx, id, { title, slug: claimed.slug }))) throw notFound('section');
    return { id };
  });
}
