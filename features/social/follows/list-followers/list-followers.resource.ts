import { z } from 'zod';
import { personNameIn, personNameOptions } from '#features/core/people/person-name-options.ts';
import { booleanOption, lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listFollows } from './list-followers.service.ts';
import { LISTED_PEOPLE, listedPerson } from './list-followers.ts';

const LONGEST_QUERY = 100;

const options = z.object({
  ...personNameOptions,
  page_size: pageSizeOption(LISTED_PEOPLE.page, LISTED_PEOPLE.most),
  query: lineOption(LONGEST_QUERY).nullish(),
});

/** The followers of a person, latest first. */
export const userFollowersGet = definePagedResource({
  name: 'UserFollowersResource.get',
  summary: 'Who follows a person.',
  who: 'person',
  rate: 'read',
  options,
  item: listedPerson,
  handle: (context, sent, { after }) =>
    listFollows(context, personNameIn(sent), {
      ...{ side: 'followers', after, pageSize: sent.page_size, query: sent.query ?? '' },
    }),
});

/** The people a person follows, latest first; with an option also those of whom they follow only a board. */
export const userFollowingGet = definePagedResource({
  name: 'UserFollowingResource.get',
  summary: 'Whom a person follows.',
  who: 'person',
  rate: 'read',
  options: options.extend({
    /** Two options for the same; either one being true is enough. */
    exclude_not_explictly_followed: booleanOption.optional(),
    explicit_following: booleanOption.optional(),
  }),
  item: listedPerson,
  handle: (context, sent, { after }) => {
    const said = [sent.explicit_following, sent.exclude_not_explictly_followed];
    const isByName = said.includes(true) || !said.includes(false);
    return listFollows(context, personNameIn(sent), {
      ...{ side: isByName ? 'following' : 'following-any', after },
      ...{ pageSize: sent.page_size, query: sent.query ?? '' },
    });
  },
});
