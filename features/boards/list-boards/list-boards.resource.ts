import { z } from 'zod';
import { booleanOption, idOption, pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { boardAnswer } from '../board-answer.ts';
import { listBoardsOf } from './list-boards.service.ts';
import { type BoardListRequest, listBoardsOptions } from './list-boards.ts';

const options = z.object({
  username: z.string().max(100).nullish(),
  user_id: idOption.nullish(),
  sort: listBoardsOptions.sort.catch('last_pinned_to').default('last_pinned_to'),
  privacy_filter: listBoardsOptions.privacyFilter.default('all'),
  group_by: listBoardsOptions.groupBy.catch('mix_public_private').default('mix_public_private'),
  include_archived: booleanOption.default(true),
  filter_stories: booleanOption.optional(),
  filter_all_pins: booleanOption.optional(),
  filter_shopping_list: booleanOption.optional(),
  field_set_key: z.string().max(50).nullish(),
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

function nameIn({ user_id, username }: Options, viewer: Viewer) {
  if (user_id) return { id: user_id };
  if (username) return { username };
  if (viewer.kind === 'person') return { id: viewer.id };
  throw invalid('username', 'username or user_id must be given.');
}

/**
 * The boards of a person, where none is named of the viewer; others than the person get public ones by their last pin,
 * whatever they ask for.
 */
export const boardsGet = definePagedResource({
  name: 'BoardsResource.get',
  summary: 'Boards of a person.',
  who: 'anyone',
  rate: 'read',
  options,
  item: boardAnswer,
  handle: (context, sent, { after }) =>
    listBoardsOf(context, nameIn(sent, context.viewer), requestIn(sent), { after, pageSize: sent.page_size }),
});

/** The same list under the name that other clients know. */
export const boardsFeedGet = definePagedResource({
  name: 'BoardsFeedResource.get',
  summary: 'Boards of a person, as a feed.',
  who: 'anyone',
  rate: 'read',
  options,
  item: boardAnswer,
  handle: (context, sent, { after }) =>
    listBoardsOf(context, nameIn(sent, context.viewer), requestIn(sent), { after, pageSize: sent.page_size }),
});
