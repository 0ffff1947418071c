import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { insertAction } from '../blocking-action.store.ts';
import { codeOfAction } from '../blocking-action.ts';
import { lockBoardFor } from '../board-lock.service.ts';
import { STEP_PINS } from '../board-work.service.ts';
import { handToJob } from '../board-work-steps.service.ts';
import { deleteSectionRow, emptySection, findBoardOfSection } from '../section-rows.store.ts';
import { deleteSectionJob } from './delete-section.job.ts';

/** Deletes a section; its pins stay on the board, many leave it in batches. Deleting what is deleted is no error. */
export async function deleteSection(context: Context, id: Id): Promise<void> {
  const { db, clock, jobs } = context;
  const boardId = await findBoardOfSection(db, id);
  if (!boardId) throw notFound('section');
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockBoardFor(context, tx, 'edit', boardId);
    if (!(await deleteSectionRow(tx, id, boardId, at))) return;
    if ((await emptySection(tx, id, STEP_PINS)) < STEP_PINS) return;
    const type = codeOfAction('delete_section');
    const action = await insertAction(tx, { boardId, sectionId: id, type, isOrigin: true, payload: {}, at });
    await handToJob({ jobs }, tx, deleteSectionJob, action.id);
  });
}
