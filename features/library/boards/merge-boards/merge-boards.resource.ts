import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { unlessRefused } from '../board-refusals.ts';
import { blockingActionAnswer, presentAction } from '../wire/blocking-action.view.ts';
import { mergeBoards } from './merge-boards.service.ts';

/**
 * Merges the first board into the second and deletes the first; can be undone for 30 days. A few pins are moved
 * before the answer; otherwise the action shows the progress. A repeated call answers the same action.
 */
export const boardMerge = defineResource({
  name: 'POST /v3/boards/:source/merge/:target/',
  summary: 'Moves the pins of a board to another and deletes the first.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ source: idOption, target: idOption, orbac_subject_id: idOption.nullish() }),
  data: z.object({
    source_board_id: z.string(),
    target_board_id: z.string(),
    /** The work as shown on the second board; `progress` 1 means done. */
    blocking_action: blockingActionAnswer,
  }),
  handle: async (context, { source, target }) => {
    const action = unlessRefused(await mergeBoards(context, { sourceId: source, targetId: target }));
    return {
      source_board_id: source,
      target_board_id: target,
      blocking_action: presentAction(action),
    };
  },
});
