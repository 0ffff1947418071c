import { z } from 'zod';
import { fieldsOption, partOptions } from '#platform/resource/field-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { type BoardName, requireVisibleBoard } from '../board.service.ts';
import { boardNameIn, boardNameOptions } from '../board-options.ts';
import { presentBoard } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { BOARD_FIELD_SETS } from '../wire/board-field-sets.ts';

/** A board by its id, its owner and slug, or its address; former slugs work too. */
export const boardGet = defineResource({
  name: 'BoardResource.get',
  summary: 'A board as the viewer sees it.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options: z.object({ ...boardNameOptions, ...partOptions(BOARD_FIELD_SETS, boardAnswer) }),
  data: boardAnswer,
  fieldSets: BOARD_FIELD_SETS,
  handle: async (context, sent) => {
    const name: BoardName | null = boardNameIn(sent);
    if (!name) throw invalid('board_id', 'board_id, or username and slug, must be given.');
    return presentBoard(context, await requireVisibleBoard(context, name));
  },
});

/** A board by path, with only the fields asked for. */
export const boardGetByPath = defineResource({
  name: 'GET /v3/boards/:board_id/',
  summary: 'Chosen fields of a board, such as `board.id,board.blocking_actions`.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ board_id: idOption, fields: fieldsOption(boardAnswer) }),
  data: boardAnswer.partial(),
  fieldSets: BOARD_FIELD_SETS,
  handle: async (context, { board_id }) =>
    presentBoard(context, await requireVisibleBoard(context, { id: board_id })),
});
