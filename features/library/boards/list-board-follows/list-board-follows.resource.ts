import { z } from 'zod';
import { personNameIn, personNameOptions } from '#features/core/people/person-name-options.ts';
import { presentPeople } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { presentBoardPage } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { listBoardsFollowedBy, listFollowersOf } from './list-board-follows.service.ts';

/** A board's followers, newest first. */
export const boardFollowersGet = definePagedResource({
  name: 'BoardFollowersResource.get',
  summary: 'The followers of a board.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ board_id: idOption, page_size: pageSizeOption(50) }),
  item: personCard,
  handle: async (context, { board_id, page_size: pageSize }, { after }) => {
    const page = await listFollowersOf(context, board_id, { after, pageSize });
    return mapPage(page, (people) => presentPeople(context, people));
  },
});

/** The boards a person follows, newest first. */
export const boardFollowingGet = definePagedResource({
  name: 'BoardFollowingResource.get',
  summary: 'Boards that a person follows.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ ...personNameOptions, page_size: pageSizeOption(25) }),
  item: boardAnswer,
  handle: async (context, sent, { after }) => {
    const page = { after, pageSize: sent.page_size };
    return presentBoardPage(context, await listBoardsFollowedBy(context, personNameIn(sent), page));
  },
});
