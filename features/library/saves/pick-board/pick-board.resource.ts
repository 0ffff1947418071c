import { z } from 'zod';
import { presentBoards } from '#features/library/boards/wire/board.view.ts';
import { boardAnswer } from '#features/library/boards/wire/board-answer.ts';
import { BOARD_FIELD_SETS } from '#features/library/boards/wire/board-field-sets.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import type { FieldSets } from '#platform/resource/field-sets.ts';
import { lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { listBoardsToPick } from './pick-board.service.ts';

const { detailed, board_picker } = BOARD_FIELD_SETS;
const FIELD_SETS = {
  detailed,
  board_picker: { all_boards: board_picker, has_more: true },
} as const satisfies FieldSets;

const picked = z.object({
  all_boards: z.array(boardAnswer),
  /** There are more boards than asked for: a query finds them. */
  has_more: z.boolean(),
});

/** The boards that the viewer may save to, last used first; under its protocol name. */
export const boardPickerBoardsGet = defineResource({
  name: 'BoardPickerBoardsResource.get',
  summary: 'Boards that the viewer may save to.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    ...partOptions(FIELD_SETS, picked),
    query: lineOption(200)
      .nullish()
      .transform((text) => text ?? ''),
    page_size: pageSizeOption(250),
  }),
  data: picked,
  fieldSets: FIELD_SETS,
  handle: async (context, { query, page_size }) => {
    const { boards, hasMore } = await listBoardsToPick(context, { query, pageSize: page_size });
    return { all_boards: presentBoards(context, boards), has_more: hasMore };
  },
});
