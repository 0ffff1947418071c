import { z } from 'zod';
import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { personNameIn, personNameOptions } from '#features/core/people/person-name-options.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { booleanOption, idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { presentBoardPage } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { BOARD_FIELD_SETS } from '../wire/board-field-sets.ts';
import { listBoardsOf } from './list-boards.service.ts';
import { type BoardListRequest, listBoardsOptions } from './list-boards.ts';

const options = z.object({
  ...personNameOptions,
  sort: listBoardsOptions.sort.default('last_pinned_to'),
  privacy_filter: listBoardsOptions.privacyFilter.default('all'),
  group_by: listBoardsOptions.groupBy.default('mix_public_private'),
  include_archived: booleanOption.default(true),
  ...partOptions(BOARD_FIELD_SETS, boardAnswer),
  page_size: pageSizeOption(25),
  orbac_subject_id: idOption.nullish(),
});

type Options = z.output<typeof options>;

function requestIn({ sort, privacy_filter, group_by, include_archived }: Options): BoardListRequest {
  return {
    sort,
    privacyFilter: privacy_filter,
    isGrouped: group_by === 'visibility',
    isArchivedIncluded: include_archived,
  };
}

function nameIn(sent: Options, viewer: Viewer) {
  requireActingFor(viewer, { id: sent.orbac_subject_id }, 'see-boards');
  const isUnnamed = !sent.user_id && !sent.username;
  return isUnnamed && viewer.id !== undefined ? { id: viewer.id } : personNameIn(sent);
}

const definition = {
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options,
  item: boardAnswer,
  fieldSets: BOARD_FIELD_SETS,
} as const;

/**
 * A person's boards, the viewer's by default. Others than that person get public ones by last pin, whatever they ask
 * for.
 */
export const boardsGet = definePagedResource({
  ...definition,
  name: 'BoardsResource.get',
  summary: 'Boards of a person.',
  handle: async (context, sent, { after }) => {
    const page = { after, pageSize: sent.page_size };
    return presentBoardPage(
      context,
      await listBoardsOf(context, nameIn(sent, context.viewer), requestIn(sent), page),
    );
  },
});

/** The same list under the name other clients use. */
export const boardsFeedGet = definePagedResource({
  ...definition,
  name: 'BoardsFeedResource.get',
  summary: 'Boards of a person, as a feed.',
  handle: boardsGet.handle,
});
