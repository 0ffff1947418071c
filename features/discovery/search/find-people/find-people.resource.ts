import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { queryOption } from '../search-options.ts';
import { findPeople } from './find-people.service.ts';

/** Finds people by name. */
export const peopleSearchGet = definePagedResource({
  name: 'PeopleSearchResource.get',
  summary: 'People whose names fit a query.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ query: queryOption, page_size: pageSizeOption(25) }),
  item: personCard,
  handle: (context, { query, page_size }, { after }) =>
    findPeople(context, { query }, { after, pageSize: page_size }),
});
