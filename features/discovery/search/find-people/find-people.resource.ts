import { z } from 'zod';
import { presentFollowedPeople } from '#features/core/people/wire/person.view.ts';
import { followedCard } from '#features/core/people/wire/person-answer.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { correctionOption, queryOption } from '../search-options.ts';
import { findPeopleToFollow } from './find-people.service.ts';

/** Finds people by name. */
export const peopleSearchGet = definePagedResource({
  name: 'PeopleSearchResource.get',
  summary: 'People whose names match a query.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ query: queryOption, ...correctionOption, page_size: pageSizeOption(25) }),
  item: followedCard,
  handle: async (context, { page_size: pageSize, ...sought }, { after }) => {
    const page = await findPeopleToFollow(context, sought, { after, pageSize });
    return mapPage(page, (people) => presentFollowedPeople(context, people));
  },
});
