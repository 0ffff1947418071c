import { z } from 'zod';
import { lineOption } from '#platform/resource/options.ts';
import { cutQuery, LONGEST_QUERY } from './search.ts';

/** Anything beyond the longest query is ignored. */
export const queryOption = z
  .string()
  .nullish()
  .transform((text) => cutQuery(text ?? ''))
  .pipe(lineOption(2 * LONGEST_QUERY))
  .meta({ override: { type: 'string' } });
