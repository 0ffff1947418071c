import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireVisibleBoard } from '../board.service.ts';
import { presentBoard } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { archiveBoard } from './archive-board.service.ts';

const definition = {
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ board_id: idOption }),
  data: boardAnswer,
} as const;

/** Archives a board on the viewer's profile only; other members still see it where it was. */
export const boardArchiveCreate = defineResource({
  ...definition,
  name: 'BoardArchiveResource.create',
  summary: 'Archives a board for the viewer.',
  handle: async (context, { board_id }) => {
    await archiveBoard(context, board_id, true);
    return presentBoard(context, await requireVisibleBoard(context, { id: board_id }));
  },
});

/** Takes a board out of the viewer's archive. */
export const boardArchiveDelete = defineResource({
  ...definition,
  name: 'BoardArchiveResource.delete',
  summary: 'Unarchives one of the viewer\u2019s boards.',
  handle: async (context, { board_id }) => {
    await archiveBoard(context, board_id, false);
    return presentBoard(context, await requireVisibleBoard(context, { id: board_id }));
  },
});
