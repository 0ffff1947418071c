import { z } from 'zod';
import { personNameIn, personNameOptions } from '#features/core/people/person-name-options.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { listBoardsFollowedBy, listFollowersOf } from './list-board-follows.service.ts';

/** A board's followers, newest first. */
export const boardFollowersGet = definePagedResource({
  name: 'BoardFollowersResource.get',
  summary: 'Who follows a board.',
  who: 'person',
  rate: 'read',
  options: z.object({ board_id: idOption, page_size: pageSizeOption(50) }),
  item: personCard,
  handle: (context, { board_id, page_size: pageSize }, { after }) =>
    listFollowersOf(context, board_id, { after, pageSize }),
});

/** The boards a person follows, newest first. */
export const boardFollowingGet = definePagedResource({
  name: 'BoardFollowingResource.get',
  summary: 'Boards that a person follows.',
  who: 'person',
  rate: 'read',
  options: z.object({ ...personNameOptions, page_size: pageSizeOption(25) }),
  item: boardAnswer,
  handle: (context, sent, { after }) =>
    listBoardsFollowedBy(context, personNameIn(sent), { after, pageSize: sent.page_size }),
});
