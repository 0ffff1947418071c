import { z } from 'zod';
import { partOptions } from '#platform/resource/field-options.ts';
import { listOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listBoardsOf } from '../list-boards/list-boards.service.ts';
import { type BoardListRequest, listBoardsOptions } from '../list-boards/list-boards.ts';
import { presentBoardPage } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { BOARD_FIELD_SETS } from '../wire/board-field-sets.ts';
import { BOARD_FILTERS } from './board-filter.ts';

/** The viewer's boards, own and shared, that pass all named filters. */
export const filteredBoardsGet = definePagedResource({
  name: 'GET /v3/users/me/boards/filtered/feed/',
  summary: 'The viewer\u2019s boards that match a filter.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    filter_types: listOption(z.enum(BOARD_FILTERS)).nullish(),
    sort: listBoardsOptions.sort.default('last_pinned_to'),
    group_by: listBoardsOptions.groupBy.default('mix_public_private'),
    ...partOptions(BOARD_FIELD_SETS, boardAnswer),
    page_size: pageSizeOption(25),
  }),
  item: boardAnswer,
  fieldSets: BOARD_FIELD_SETS,
  handle: async (context, { filter_types, sort, group_by, page_size }, { after }) => {
    const input: BoardListRequest = {
      ...{ sort, privacyFilter: 'all' as const, isArchivedIncluded: true },
      ...{ isGrouped: group_by === 'visibility', filters: filter_types ?? [] },
    };
    const page = { after, pageSize: page_size };
    return presentBoardPage(context, await listBoardsOf(context, { id: context.viewer.id }, input, page));
  },
});
