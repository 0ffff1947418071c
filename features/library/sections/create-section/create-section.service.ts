import { z } from 'zod';
import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import { replacePins } from '#features/library/boards/board-places.service.ts';
import type { Refused } from '#features/library/boards/board-refusals.ts';
import { findTarget } from '#features/library/boards/board-targets.service.ts';
import { countOnBoard, insertSection } from '#features/library/boards/section-rows.store.ts';
import {
  type BoardWork,
  beginWork,
  defineBoardWork,
  defineStep,
  handToJob,
  workOnceBegun,
} from '#features/library/work/board-work.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { claimSectionName } from '../section.service.ts';

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

const fillPayload = z.object({ pin_ids: z.array(idOption) });

/** Moves those of the first pins that are still on the board, in one step. */
export const fillSection = defineStep(fillPayload, async ({ tx, action, board, payload, at }) => {
  const target = await findTarget(tx, board, parseId(action.section_id));
  if (!target?.sectionId) return { failure: 'the section is gone' };
  await replacePins(tx, target, payload.pin_ids, at);
  return 'done';
});

export const createSectionJob: BoardWork = defineBoardWork('boards.create-section', fillSection);
