import { z } from 'zod';
import { topicPath } from '../topic.ts';

export const guide = z.object({
  /** What to search for. */
  term: z.string(),
  display: z.string(),
  /** From 0. */
  position: z.number().int(),
  url: z.string(),
});

export function presentGuides(topics: readonly { name: string; slug: string }[]): z.infer<typeof guide>[] {
  return topics.map(({ name, slug }, position) => {
    return { term: name.toLowerCase(), display: name, position, url: topicPath(slug) };
  });
}
