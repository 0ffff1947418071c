import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireVisibleBoard } from '../board.service.ts';
import { unlessRefused } from '../board-refusals.ts';
import { blockingActionAnswer, presentAction } from '../wire/blocking-action.view.ts';
import { presentBoard } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { restoreBoard } from './restore-board.service.ts';

/** Restores a board its owner deleted within the last 30 days. Merged pins, and many, follow as slow work. */
export const boardRestoreCreate = defineResource({
  name: 'BoardRestoreResource.create',
  summary: 'Restores a deleted board with its pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ board_id: idOption }),
  data: boardAnswer.extend({ blocking_action: blockingActionAnswer.nullable() }),
  handle: async (context, { board_id }) => {
    const { action } = unlessRefused(await restoreBoard(context, board_id));
    const board = await presentBoard(context, await requireVisibleBoard(context, { id: board_id }));
    return { ...board, blocking_action: action && presentAction(action) };
  },
});
