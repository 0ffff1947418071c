import { z } from 'zod';
import { manyPinIdsOption } from '#features/pins/pin-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { pinsToBoardOptions } from '../pins-to-board-options.ts';
import { movePins } from './move-pins.service.ts';
import { takeOwnPinsOffBoards } from './take-off-boards.service.ts';

/**
 * Moves pins to a board and, where one is named, a section of it; own pins also off all boards, where `board_id` is
 * null. All or none. A repeated id counts once. Over 500 are moved soon after the answer, of which the board tells.
 */
export const bulkEditUpdate = defineResource({
  name: 'BulkEditResource.update',
  summary: 'Moves pins to a board.',
  who: 'person',
  rate: 'write',
  options: pinsToBoardOptions.extend({ board_id: idOption.nullable(), pin_ids: manyPinIdsOption }),
  data: z.object({ pin_ids: z.array(z.string()) }),
  handle: async (context, { board_id, board_section_id, pin_ids }) => {
    if (board_id === null) await takeOwnPinsOffBoards(context, pin_ids);
    else await movePins(context, { pinIds: pin_ids, boardId: board_id, section: board_section_id ?? null });
    return { pin_ids };
  },
});
