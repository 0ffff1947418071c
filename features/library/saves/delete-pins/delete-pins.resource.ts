import { z } from 'zod';
import { blockingActionAnswer, presentAction } from '#features/library/boards/wire/blocking-action.view.ts';
import { manyPinIdsOption } from '#features/library/pins/pin-options.ts';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { deletePin, deletePins } from './delete-pins.service.ts';

const answer = z.object({
  deleted_pin_ids: z.array(z.string()),
  /** Other people's pins, which left the board and stay with their pinners. */
  removed_pin_ids: z.array(z.string()),
});

/** Deletes an own pin (idempotent), or takes another person's pin off an own board; refused if it is on none. */
export const pinDelete = defineResource({
  name: 'PinResource.delete',
  summary: 'Deletes a pin; it can be restored for 30 days.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ id: pinIdOption }),
  data: answer,
  handle: async (context, { id }) => {
    const { deleted, removed } = await deletePin(context, id);
    return { deleted_pin_ids: deleted, removed_pin_ids: removed };
  },
});

/**
 * Deletes several pins, all or none. A repeated id counts once. Until all are deleted their board shows the action;
 * `board_id` names it if they are on several. Over 500 are deleted soon after the response.
 */
export const bulkEditDelete = defineResource({
  name: 'BulkEditResource.delete',
  summary: 'Deletes pins; they can be restored for 30 days.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ pin_ids: manyPinIdsOption, board_id: idOption.nullish() }),
  data: answer.extend({ blocking_action: blockingActionAnswer.nullable() }),
  handle: async (context, { pin_ids, board_id }) => {
    const { deleted, removed, action } = await deletePins(context, pin_ids, board_id ?? null);
    return {
      deleted_pin_ids: deleted,
      removed_pin_ids: removed,
      blocking_action: action && presentAction(action),
    };
  },
});
