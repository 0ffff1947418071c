import { z } from 'zod';
import { blockingActionAnswer, presentAction } from '#features/library/boards/wire/blocking-action.view.ts';
import { manyPinIdsOption } from '#features/library/pins/pin-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { pinsToBoardOptions } from '../pin-place-options.ts';
import { movePins } from './move-pins.service.ts';
import { takeOwnPinsOffBoards } from './take-off-boards.service.ts';

/**
 * Moves pins to a board or one of its sections, all or none; own pins also off all boards if `board_id` is null. A
 * repeated id counts once. Until all are moved the board shows the action; over 500 are moved soon after the
 * response.
 */
export const bulkEditUpdate = defineResource({
  name: 'BulkEditResource.update',
  summary: 'Moves pins to a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: pinsToBoardOptions.extend({ board_id: idOption.nullable(), pin_ids: manyPinIdsOption }),
  data: z.object({ pin_ids: z.array(z.string()), blocking_action: blockingActionAnswer.nullable() }),
  handle: async (context, { board_id, board_section_id, pin_ids }) => {
    if (board_id === null) {
      await takeOwnPinsOffBoards(context, pin_ids);
      return { pin_ids, blocking_action: null };
    }
    const section = board_section_id ?? null;
    const action = await movePins(context, { pinIds: pin_ids, boardId: board_id, section });
    return { pin_ids, blocking_action: presentAction(action) };
  },
});
