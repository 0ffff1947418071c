import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { scopeOf } from '../search.ts';
import { queryOption } from '../search-options.ts';
import { suggest } from './suggest.service.ts';
import { suggestion } from './suggestion.ts';

/** Suggestions for what is typed into the search. */
export const advancedTypeaheadGet = defineResource({
  name: 'AdvancedTypeaheadResource.get',
  summary: 'Suggestions for a search that is being typed.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    term: queryOption,
    pin_scope: z.string().max(100).nullish(),
    count: pageSizeOption(10, 20),
  }),
  data: z.object({ items: z.array(suggestion) }),
  handle: async (context, { term, pin_scope, count }) => ({
    items: await suggest(context, { term, isOwn: scopeOf(pin_scope) === 'my_pins', limit: count }),
  }),
});
