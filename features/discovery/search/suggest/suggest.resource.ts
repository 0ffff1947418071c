import { z } from 'zod';
import { presentPeople } from '#features/core/people/wire/person.view.ts';
import { presentBoards } from '#features/library/boards/wire/board.view.ts';
import type { Context } from '#platform/resource/context.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { scopeOf } from '../search.ts';
import { queryOption } from '../search-options.ts';
import { searchPath } from '../search-path.ts';
import { type Suggested, suggest } from './suggest.service.ts';
import { type Suggestion, suggestion } from './suggestion.ts';

/** Suggestions for what is typed into the search. */
export const advancedTypeaheadGet = defineResource({
  name: 'AdvancedTypeaheadResource.get',
  summary: 'Suggestions while a search is typed.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    term: queryOption,
    pin_scope: z.string().max(100).nullish(),
    count: pageSizeOption(10, 20),
  }),
  data: z.object({ items: z.array(suggestion) }),
  handle: async (context, { term, pin_scope, count }) => {
    const isOwn = scopeOf(pin_scope) === 'my_pins';
    const found = await suggest(context, { term, isOwn, limit: count });
    return { items: present(context, found, isOwn) };
  },
});

function present(context: Context, { texts, boards, people }: Suggested, isOwn: boolean): Suggestion[] {
  const type = isOwn ? 'own_pins' : 'default';
  return [
    ...texts.map((query, resultIndex) => {
      const url = searchPath({ type, query, source: 'autocomplete' });
      return { type: 'query' as const, label: query, query, url, resultIndex };
    }),
    ...presentBoards(context, boards).map(({ id, name, url, image_cover_url, privacy, pin_count }) => {
      return { type: 'board' as const, id, label: name, url, image_cover_url, privacy, pin_count };
    }),
    ...presentPeople(context, people).map(({ id, username, full_name, image_small_url }) => {
      const url = `/${username}/`;
      return { type: 'user' as const, id, label: full_name, username, url, image_small_url };
    }),
  ];
}
