import { z } from 'zod';
import { COLOR_NAMES } from '#features/library/pins/color-name.ts';
import { booleanOption, idOption, lineOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { PIN_SCOPES } from './find-pins/find-pins.ts';
import { cutQuery, LONGEST_GUIDE, LONGEST_QUERY } from './query.ts';
import type { SearchScope } from './search.ts';
import { PERIODS } from './search-filters.ts';

/** Anything beyond the longest query is ignored. */
export const queryOption = z
  .string()
  .nullish()
  .transform((text) => cutQuery(text ?? ''))
  .pipe(lineOption(2 * LONGEST_QUERY))
  .meta({ override: { type: 'string' } });

/** A topic that narrows a search for pins; one that is not there narrows nothing. */
export const guideOption = lineOption(LONGEST_GUIDE)
  .nullish()
  .transform((term) => term || null)
  .meta({ override: { type: 'string' } });

/** Finds what was typed, in all its forms, and no correction of it. */
export const correctionOption = { auto_correction_disabled: booleanOption.default(false) };

/** What is sought where nothing narrows it. */
export interface SoughtByName {
  query: string;
  auto_correction_disabled?: boolean;
}

/** What narrows a search for pins. */
export const filterOptions = {
  guide: guideOption,
  /** The main colour of the picture. */
  color: z.enum(COLOR_NAMES).nullish(),
  /** Saved within this time. */
  date: z.enum(PERIODS).nullish(),
  /** Only pins on this board. */
  board_id: idOption.nullish(),
  /** Only this person's pins. */
  username: lineOption(100).nullish(),
};

type Filters = z.output<z.ZodObject<typeof filterOptions>>;

/** @throws Refusal 'invalid' that names what does not fit the others */
export function checkFilters({ scope, ...sent }: Filters & { scope: SearchScope }): void {
  const { board_id, username } = sent;
  if (board_id && username) throw invalid('username', '{field} does not go with board_id.');
  if (scope === 'my_pins' && (board_id || username)) {
    throw invalid(board_id ? 'board_id' : 'username', '{field} does not go with a search of your own Pins.');
  }
  if (PIN_SCOPES.some((one) => one === scope)) return;
  for (const field of ['color', 'date', 'board_id', 'username'] as const) {
    if (sent[field]) throw invalid(field, '{field} narrows only searches for Pins.');
  }
}
