import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { checkFilters, correctionOption, filterOptions, queryOption } from '../search-options.ts';
import { guideAnswer, presentGuides } from '../wire/guide.view.ts';
import { listGuides } from './list-guides.service.ts';

/** What narrows a search for pins: the topics of those that it finds. */
export const searchGuidesGet = defineResource({
  name: 'SearchGuidesResource.get',
  summary: 'Topics that narrow a search.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ query: queryOption, ...filterOptions, ...correctionOption }),
  data: z.array(guideAnswer),
  handle: async (context, sent) => {
    const sought = { ...sent, scope: 'pins' } as const;
    checkFilters(sought);
    return presentGuides(sought.query, await listGuides(context, sought));
  },
});
