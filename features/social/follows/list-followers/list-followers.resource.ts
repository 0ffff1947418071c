import { z } from 'zod';
import { personNameIn, personNameOptions } from '#features/core/people/person-name-options.ts';
import { presentFollowedPeople } from '#features/core/people/wire/person.view.ts';
import { type FollowedCard, followedCard } from '#features/core/people/wire/person-answer.ts';
import type { Context } from '#platform/resource/context.ts';
import { booleanOption, lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage, type Page } from '#platform/resource/resource.ts';
import { type ListedPersonRow, listFollows } from './list-followers.service.ts';
import { LISTED_PEOPLE } from './list-followers.ts';

const LONGEST_QUERY = 100;

const options = z.object({
  ...personNameOptions,
  page_size: pageSizeOption(LISTED_PEOPLE.page, LISTED_PEOPLE.most),
  query: lineOption(LONGEST_QUERY).nullish(),
});

/** The followers of a person, latest first. */
export const userFollowersGet = definePagedResource({
  name: 'UserFollowersResource.get',
  summary: 'The followers of a person.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options,
  item: followedCard,
  handle: async (context, sent, { after }) => {
    const page = await listFollows(context, personNameIn(sent), {
      ...{ side: 'followers', after, pageSize: sent.page_size, query: sent.query ?? '' },
    });
    return present(context, page);
  },
});

/** The people a person follows, latest first; with an option also those of whom they follow only a board. */
export const userFollowingGet = definePagedResource({
  name: 'UserFollowingResource.get',
  summary: 'The people whom a person follows.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: options.extend({
    /** Two options for the same; either one being true is enough. */
    exclude_not_explictly_followed: booleanOption.optional(),
    explicit_following: booleanOption.optional(),
  }),
  item: followedCard,
  handle: async (context, sent, { after }) => {
    const said = [sent.explicit_following, sent.exclude_not_explictly_followed];
    const isByName = said.includes(true) || !said.includes(false);
    const page = await listFollows(context, personNameIn(sent), {
      ...{ side: isByName ? 'following' : 'following-any', after },
      ...{ pageSize: sent.page_size, query: sent.query ?? '' },
    });
    return present(context, page);
  },
});

function present(context: Context, page: Page<ListedPersonRow>): Page<FollowedCard> {
  return mapPage(page, (people) => presentFollowedPeople(context, people));
}
