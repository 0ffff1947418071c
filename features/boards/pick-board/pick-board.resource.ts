import { z } from 'zod';
import { lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { boardAnswer } from '../board-answer.ts';
import { listBoardsToPick } from './pick-board.service.ts';

/** The boards that the viewer may save to, the last used first. */
export const boardPickerBoardsGet = definePagedResource({
  name: 'BoardPickerBoardsResource.get',
  summary: 'Boards that the viewer may save to.',
  who: 'person',
  rate: 'read',
  options: z.object({
    field_set_key: z.string().max(50).nullish(),
    /** Part of a name. */
    query: lineOption(200)
      .nullish()
      .transform((text) => text ?? ''),
    page_size: pageSizeOption(50),
  }),
  item: boardAnswer,
  handle: (context, { query, page_size }, { after }) =>
    listBoardsToPick(context, { query, after, pageSize: page_size }),
});
