import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';

/** Past searches are stored only in the browser, so the server has nothing to delete. */
export const typeaheadClearRecentDelete = defineResource({
  name: 'TypeaheadClearRecentResource.delete',
  summary: 'Forgets past searches; the server stores none.',
  who: 'person',
  rate: 'write',
  options: z.object({}),
  data: z.null(),
  handle: async () => null,
});
