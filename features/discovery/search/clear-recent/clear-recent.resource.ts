import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';

/** Past searches are kept in the browser alone, so afterwards the server has none, as before. */
export const typeaheadClearRecentDelete = defineResource({
  name: 'TypeaheadClearRecentResource.delete',
  summary: 'Forgets past searches, of which the server keeps none.',
  who: 'person',
  rate: 'write',
  options: z.object({}),
  data: z.null(),
  handle: async () => null,
});
