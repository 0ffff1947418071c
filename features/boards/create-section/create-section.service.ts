import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { endActions, insertAction } from '../blocking-action.store.ts';
import { codeOfAction } from '../blocking-action.ts';
import { lockBoardFor } from '../board-lock.service.ts';
import { replacePins } from '../board-places.service.ts';
import type { Refused } from '../board-refusals.ts';
import { claimSectionName } from '../section-names.service.ts';
import { countOnBoard, insertSection } from '../section-rows.store.ts';

/** Adds a section to a board and moves pins of the board into it. */
export async function createSection(
  context: ContextFor<'person'>,
  { boardId, title, pinIds }: { boardId: Id; title: string; pinIds: readonly Id[] },
): Promise<{ id: Id } | Refused> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'edit', boardId);
    if ((await countOnBoard(tx, boardId, pinIds)) < pinIds.length) return { refused: 'pin-not-on-board' };
    const claimed = await claimSectionName(tx, { boardId, title, at });
    if ('refused' in claimed) return claimed;
    const id = await insertSection(tx, { boardId, title, slug: claimed.slug, at });
    await replacePins(tx, { board, sectionId: id }, pinIds, at);
    const type = codeOfAction('create_section');
    const work = { boardId, sectionId: id, type, isOrigin: false, payload: { pin_ids: pinIds }, at };
    await endActions(tx, [(await insertAction(tx, work)).id], at);
    return { id };
  });
}
