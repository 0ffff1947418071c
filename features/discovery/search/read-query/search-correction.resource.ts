import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { findBoards } from '../find-boards/find-boards.service.ts';
import { findPeople } from '../find-people/find-people.service.ts';
import { findPins } from '../find-pins/find-pins.service.ts';
import { whoMayFind } from '../find-pins/find-pins.ts';
import { SEARCH_SCOPES } from '../search.ts';
import { checkFilters, filterOptions, queryOption } from '../search-options.ts';

/** As on the first page of what is found, so that a page reads both once. */
const FIRST = { after: null, pageSize: 25 };

/** What was probably meant, if the first page of a search shows what only that finds. */
export const searchCorrectionGet = defineResource({
  name: 'SearchCorrectionResource.get',
  summary: 'The corrected query of a search.',
  who: 'anyone',
  whoFor: (_context, { scope }) => whoMayFind(scope),
  rate: 'read',
  options: z.object({
    query: queryOption,
    scope: z.enum(SEARCH_SCOPES).default('pins'),
    ...filterOptions,
    /** A tag of the viewer's, for the scope `my_pins`. */
    tag: idOption.nullish(),
  }),
  data: z.object({ query: z.string().nullable() }),
  handle: async (context, { scope, ...sought }) => {
    checkFilters({ scope, ...sought });
    if (scope === 'boards') return queryOf(await findBoards(context, sought, FIRST));
    if (scope === 'people') return queryOf(await findPeople(context, sought, FIRST));
    return queryOf(await findPins(context, { ...sought, scope }, FIRST));
  },
});

const queryOf = ({ correction }: { correction: string | null }) => ({ query: correction });
