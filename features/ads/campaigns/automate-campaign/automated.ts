import type { ObjectiveType } from '../campaign.ts';

/** What pins alone can serve. */
export const AUTOMATED_OBJECTIVES = [
  'CONSIDERATION',
  'AWARENESS',
  'WEB_CONVERSION',
] as const satisfies readonly ObjectiveType[];
