import { z } from 'zod';
import { presentPinsWithAds } from '#features/ads/delivery/wire/promoted.view.ts';
import { presentFollowedPeople } from '#features/core/people/wire/person.view.ts';
import { followedCard } from '#features/core/people/wire/person-answer.ts';
import { presentBoardPage } from '#features/library/boards/wire/board.view.ts';
import { boardAnswer } from '#features/library/boards/wire/board-answer.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { Context } from '#platform/resource/context.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResults, mapPage, type Page, type PageRequest } from '#platform/resource/resource.ts';
import { findBoards } from '../find-boards/find-boards.service.ts';
import { findPeopleToFollow } from '../find-people/find-people.service.ts';
import { findPinsWithAds } from '../find-pins/find-pins.service.ts';
import { whoMayFind } from '../find-pins/find-pins.ts';
import { listGuides } from '../list-guides/list-guides.service.ts';
import { scopeOf } from '../search.ts';
import { checkFilters, correctionOption, filterOptions, queryOption } from '../search-options.ts';
import { guideAnswer, presentGuides } from '../wire/guide.view.ts';

const options = z.object({
  query: queryOption,
  scope: z
    .string()
    .max(100)
    .nullish()
    .transform(scopeOf)
    .meta({ override: { type: 'string' } }),
  ...filterOptions,
  ...correctionOption,
  page_size: pageSizeOption(25),
});

const item = z.union([pinAnswer, boardAnswer, followedCard]);
type Found = z.output<typeof item>;

async function find(
  context: Context,
  { page_size, ...sought }: z.output<typeof options>,
  request: PageRequest & { pageSize: number },
): Promise<Page<Found>> {
  const { query, scope, auto_correction_disabled } = sought;
  const named = { query, auto_correction_disabled };
  checkFilters(sought);
  if (scope === 'boards') return presentBoardPage(context, await findBoards(context, named, request));
  if (scope === 'people') {
    return mapPage(await findPeopleToFollow(context, named, request), (people) =>
      presentFollowedPeople(context, people),
    );
  }
  return presentPinsWithAds(context, await findPinsWithAds(context, { ...sought, scope }, request));
}

/** The search under its protocol name: the scope says what to find. */
export const baseSearchGet = definePagedResults({
  name: 'BaseSearchResource.get',
  summary: 'Pins, boards or people that match a query.',
  who: 'anyone',
  whoFor: (_context, { scope }) => whoMayFind(typeof scope === 'string' ? scopeOf(scope) : null),
  rate: 'read',
  options,
  item,
  beside: {
    data: z.object({ guides: z.array(guideAnswer) }),
    read: async (context, { page_size, scope, ...sought }) => ({
      guides:
        scope === 'pins' ? presentGuides(sought.query, await listGuides(context, { ...sought, scope })) : [],
    }),
  },
  handle: (context, sent, { after }) => find(context, sent, { after, pageSize: sent.page_size }),
});

/** Later pages, under the name that some clients use: the bookmark is that of the first page. */
export const searchGet = definePagedResults({
  ...baseSearchGet,
  name: 'SearchResource.get',
  summary: 'Further pages of search results.',
  options: z.looseObject(options.shape),
  handOn: (sent) => ({ resource: baseSearchGet, sent }),
});
