import { z } from 'zod';
import { lineOption } from '#platform/resource/options.ts';
import { cutQuery, LONGEST_QUERY } from './search.ts';

/** What is looked for; whatever is beyond the longest query is not. */
export const queryOption = z
  .string()
  .nullish()
  .transform((text) => cutQuery(text ?? ''))
  .pipe(lineOption(2 * LONGEST_QUERY))
  .meta({ override: { type: 'string' } });
