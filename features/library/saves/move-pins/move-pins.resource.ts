import { z } from 'zod';
import type { PinSource } from '#features/library/boards/board-targets.service.ts';
import { blockingActionAnswer, presentAction } from '#features/library/boards/wire/blocking-action.view.ts';
import { manyPinIdsOption } from '#features/library/pins/pin-options.ts';
import { sectionOption } from '#features/library/sections/section-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { pinsToBoardOptions } from '../pin-place-options.ts';
import { takeOwnPinsOffBoards } from './move-next-pins.service.ts';
import { movePins } from './move-pins.service.ts';

const options = pinsToBoardOptions.extend({
  board_id: idOption.nullable(),
  pin_ids: manyPinIdsOption.optional(),
  /** The other name of `pin_ids`. */
  selectedPinIds: manyPinIdsOption.optional(),
  source_board_id: idOption.nullish(),
  /** Any if it is missing. */
  source_board_section_id: sectionOption.optional(),
});

function sourceIn({ source_board_id, source_board_section_id }: z.output<typeof options>): PinSource | null {
  if (source_board_section_id && !source_board_id)
    throw invalid('source_board_id', 'source_board_section_id requires the source_board_id of its board.');
  return source_board_id ? { boardId: source_board_id, section: source_board_section_id } : null;
}

/**
 * Moves pins to a board or one of its sections, all or none; own pins also off all boards if `board_id` is null.
 * Refused if a source is given and one of them is not there. A repeated id counts once. Until all are moved the board
 * shows the action; over 500 are moved soon after the response.
 */
export const bulkEditUpdate = defineResource({
  name: 'BulkEditResource.update',
  summary: 'Moves pins to a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options,
  data: z.object({
    pin_ids: z.array(z.string()),
    blocking_action: blockingActionAnswer.nullable(),
    /** Where they were before, if no source says so: moving them there takes the move back. */
    former_places: z.array(
      z.object({
        board_id: z.string().nullable(),
        board_section_id: z.string().nullable(),
        pin_ids: z.array(z.string()),
        /** The pin that stays above each, in its list; null at its top. */
        above_pin_ids: z.array(z.string().nullable()),
      }),
    ),
  }),
  handle: async (context, sent) => {
    const { board_id: boardId, board_section_id, selectedPinIds, pin_ids = selectedPinIds } = sent;
    if (selectedPinIds && String(selectedPinIds) !== String(pin_ids))
      throw invalid('selectedPinIds', 'selectedPinIds and pin_ids must be the same.');
    if (!pin_ids) throw invalid('pin_ids', 'pin_ids or selectedPinIds must be given.');
    const source = sourceIn(sent);
    if (boardId === null) {
      await takeOwnPinsOffBoards(context, pin_ids, source);
      return { pin_ids, blocking_action: null, former_places: [] };
    }
    const section = board_section_id ?? null;
    const { action, former } = await movePins(context, { pinIds: pin_ids, boardId, section, source });
    const former_places = former.map(({ boardId, sectionId, pins }) => ({
      board_id: boardId,
      board_section_id: sectionId,
      pin_ids: pins.map(({ id }) => id),
      above_pin_ids: pins.map(({ aboveId }) => aboveId),
    }));
    return { pin_ids, blocking_action: presentAction(action), former_places };
  },
});
