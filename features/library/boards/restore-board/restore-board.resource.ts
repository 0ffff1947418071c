import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireVisibleBoard } from '../board.service.ts';
import { unlessRefused } from '../board-refusals.ts';
import { presentBoard } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { restoreBoard } from './restore-board.service.ts';

/** Restores a board its owner deleted within the last 30 days. */
export const boardRestoreCreate = defineResource({
  name: 'BoardRestoreResource.create',
  summary: 'Restores a deleted board with its pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ board_id: idOption }),
  data: boardAnswer,
  handle: async (context, { board_id }) => {
    unlessRefused(await restoreBoard(context, board_id));
    return presentBoard(context, await requireVisibleBoard(context, { id: board_id }));
  },
});
