import { z } from 'zod';
import { presentBoardPage } from '#features/library/boards/wire/board.view.ts';
import { boardAnswer } from '#features/library/boards/wire/board-answer.ts';
import { BOARD_FIELD_SETS } from '#features/library/boards/wire/board-field-sets.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { correctionOption, queryOption } from '../search-options.ts';
import { findBoards } from './find-boards.service.ts';

/** Finds everyone's boards by words. */
export const boardSearchGet = definePagedResource({
  name: 'BoardSearchResource.get',
  summary: 'Boards that match a query.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    query: queryOption,
    ...correctionOption,
    ...partOptions(BOARD_FIELD_SETS, boardAnswer),
    page_size: pageSizeOption(25),
  }),
  item: boardAnswer,
  fieldSets: BOARD_FIELD_SETS,
  handle: async (context, { page_size: pageSize, fields, field_set_key, ...sought }, { after }) =>
    presentBoardPage(context, await findBoards(context, sought, { after, pageSize })),
});
