import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireVisibleBoard } from '../board.service.ts';
import { presentBoard } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { dateBoard } from './date-board.service.ts';
import { type DateError, FIRST_DAY, LAST_DAY } from './date-board.ts';

/** A day is written as `2026-05-17`; null and empty mean none. */
const dayOption = z
  .union([
    z.literal('').transform(() => null),
    z.null(),
    z.iso.date().refine((day) => day >= FIRST_DAY && day <= LAST_DAY, {
      error: msg('{field}: must be within {first} and {last}'),
      params: { first: FIRST_DAY, last: LAST_DAY },
    }),
  ])
  .optional()
  .transform((day) => day ?? null);

const ERRORS: Record<DateError, [field: string, message: string]> = {
  'end-without-start': ['starts_on', msg('Choose a first day too.')],
  'ends-before-start': ['ends_on', msg("The last day can't be before the first one.")],
};

/** Sets when a board's event takes place. Both days are set as sent. Needs permission to edit the board. */
export const boardDatesUpdate = defineResource({
  name: 'BoardDatesResource.update',
  summary: 'Sets the dates of a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ board_id: idOption, starts_on: dayOption, ends_on: dayOption }),
  data: boardAnswer,
  handle: async (context, { board_id, starts_on: startsOn, ends_on: endsOn }) => {
    const problem = await dateBoard(context, board_id, { startsOn, endsOn });
    if (problem) throw invalid(...ERRORS[problem], { reason: problem });
    return presentBoard(context, await requireVisibleBoard(context, { id: board_id }));
  },
});
