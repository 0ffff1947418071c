import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import type { Refused } from '#features/library/boards/board-refusals.ts';
import { countOnBoard, insertSection } from '#features/library/boards/section-rows.store.ts';
import { beginWork } from '#features/library/work/board-work.service.ts';
import { handToJob, workOnceBegun } from '#features/library/work/board-work-steps.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { claimSectionName } from '../section-names.service.ts';
import { createSectionJob } from './create-section.job.ts';
import { fillSection } from './fill-section.service.ts';

/** The board shows the action until the pins are there. */
export async function createSection(
  context: ContextFor<'person'>,
  { boardId, title, pinIds }: { boardId: Id; title: string; pinIds: readonly Id[] },
): Promise<{ id: Id } | Refused> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'edit', boardId);
    if ((await countOnBoard(tx, boardId, pinIds)) < pinIds.length) return { refused: 'pin-not-on-board' };
    const claimed = await claimSectionName(tx, { board, title, at });
    if ('refused' in claimed) return claimed;
    const id = await insertSection(tx, board, { title, slug: claimed.slug, at });
    const payload = { pin_ids: pinIds };
    const work = { kind: 'create_section', board, sectionId: id, isOrigin: false, payload, at } as const;
    const action = await beginWork(tx, work);
    await handToJob(context, tx, createSectionJob, action);
    workOnceBegun(context, tx, fillSection, action.id);
    return { id };
  });
}
