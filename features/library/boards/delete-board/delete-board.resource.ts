import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { unlessRefused } from '../board-refusals.ts';
import { deleteBoard } from './delete-board.service.ts';

/** Deletes a board with the pins its owner saved to it; can be restored for 30 days. */
export const boardDelete = defineResource({
  name: 'BoardResource.delete',
  summary: 'Deletes a board and its pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ board_id: idOption }),
  data: z.object({ id: z.string() }),
  handle: async (context, { board_id }) => unlessRefused(await deleteBoard(context, board_id)),
});
