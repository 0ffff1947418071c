import { z } from 'zod';
import { guideTerm } from '../list-guides/guide.ts';
import type { Guide } from '../list-guides/list-guides.service.ts';
import { searchPath } from '../search-path.ts';

export const guideAnswer = z.object({
  /** Narrows the search, as the option `guide`. */
  term: z.string(),
  display: z.string(),
  /** From 0. */
  position: z.number().int(),
  /** Of the narrowed search. */
  url: z.string(),
  /** It narrows the search now. */
  is_chosen: z.boolean(),
});

export function presentGuides(query: string, guides: readonly Guide[]): z.infer<typeof guideAnswer>[] {
  return guides.map(({ slug, name: display, isChosen: is_chosen }, position) => {
    const term = guideTerm(slug);
    const url = searchPath({ query, source: 'guide', scope: 'pins', guide: term });
    return { term, display, position, url, is_chosen };
  });
}
