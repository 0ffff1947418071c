import { z } from 'zod';
import { lineOption } from '#platform/resource/options.ts';
import { cutQuery, LONGEST_GUIDE, LONGEST_QUERY } from './search.ts';

/** Anything beyond the longest query is ignored. */
export const queryOption = z
  .string()
  .nullish()
  .transform((text) => cutQuery(text ?? ''))
  .pipe(lineOption(2 * LONGEST_QUERY))
  .meta({ override: { type: 'string' } });

/** A topic that narrows a search for everybody's pins; one that is not there narrows nothing. */
export const guideOption = lineOption(LONGEST_GUIDE)
  .nullish()
  .transform((term) => term || null)
  .meta({ override: { type: 'string' } });
