import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import { deleteSectionRow, findBoardOfSection } from '#features/library/boards/section-rows.store.ts';
import { beginWork, STEP_PINS } from '#features/library/work/board-work.service.ts';
import { handToJob, workOnceBegun } from '#features/library/work/board-work-steps.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { requireBoardOfSection } from '../section.service.ts';
import { deleteSectionJob } from './delete-section.job.ts';
import { emptyNext } from './empty-section.service.ts';

export async function deleteSection(context: Context, id: Id): Promise<void> {
  const { db, clock, jobs } = context;
  await requireBoardOfSection(context, id, true);
  const section = await findBoardOfSection(db, id);
  if (!section) throw notFound('section');
  const { board_id: boardId, pin_count } = section;
  const at = clock.now();
  await db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'edit', boardId);
    if (!(await deleteSectionRow(tx, board, id, at))) return;
    const work = { kind: 'delete_section', board, sectionId: id, isOrigin: true, payload: {}, at } as const;
    const action = await beginWork(tx, work);
    await handToJob({ jobs }, tx, deleteSectionJob, action);
    if (pin_count <= STEP_PINS) workOnceBegun(context, tx, emptyNext, action.id);
  });
}
