import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { type Topic, topicPath } from '../topic.ts';
import { listGuides } from './guides.service.ts';

export const guide = z.object({
  /** What to search for. */
  term: z.string(),
  display: z.string(),
  /** From 0. */
  position: z.number().int(),
  url: z.string(),
});

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

export function presentGuides(topics: readonly Topic[]): z.infer<typeof guide>[] {
  return topics.map(({ name, slug }, position) => {
    return { term: name.toLowerCase(), display: name, position, url: topicPath(slug) };
  });
}
