import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { listGuides } from './topic.service.ts';
import { guide, presentGuides } from './wire/topic.view.ts';

/** Where a search may go on: topics that it names, and those around them. */
export const searchGuidesGet = defineResource({
  name: 'SearchGuidesResource.get',
  summary: 'Topics in which a search may go on.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object({ query: z.string().max(1000) }),
  data: z.array(guide),
  handle: async (context, { query }) => presentGuides(await listGuides(context, query)),
});
