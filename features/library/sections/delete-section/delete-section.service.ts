import { z } from 'zod';
import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import {
  deleteSectionRow,
  emptySection,
  findBoardOfSection,
  findDeletedTitle,
  restoreSectionRow,
} from '#features/library/boards/section-rows.store.ts';
import {
  type BoardWork,
  beginWork,
  defineBoardWork,
  defineStep,
  handToJob,
  type Repair,
  STEP_PINS,
  workOnceBegun,
} from '#features/library/work/board-work.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { claimSectionName, requireBoardOfSection } from '../section.service.ts';

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

export const emptyNext = defineStep(z.unknown(), async ({ tx, action, board }) => {
  const sectionId = parseId(action.section_id);
  if (sectionId && (await emptySection(tx, board, sectionId, STEP_PINS)) === STEP_PINS) {
    return { progress: 0.5, cursor: null };
  }
  return 'done';
});

/**
 * If the remaining pins cannot leave a deleted section, it is restored with them and can be deleted again. If its
 * name is taken by now, they leave it anyway, at once.
 */
const bringSectionBack: Repair = async (tx, { action, boards }, at) => {
  const id = parseId(action.section_id);
  const board = boards.get(action.board_id);
  const title = id && (await findDeletedTitle(tx, id));
  if (!id || !board || title === null) return;
  const claimed = await claimSectionName(tx, { board, title, at });
  if ('refused' in claimed) await emptySection(tx, board, id, Number.MAX_SAFE_INTEGER);
  else await restoreSectionRow(tx, board, id, { slug: claimed.slug, at });
};

export const deleteSectionJob: BoardWork = defineBoardWork('boards.delete-section', emptyNext, {
  repair: bringSectionBack,
});
