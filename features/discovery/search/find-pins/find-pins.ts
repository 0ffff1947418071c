import type { Id } from '#platform/ids/ids.ts';
import type { Who } from '#platform/resource/resource.ts';
import type { SearchScope } from '../search.ts';
import type { Period, PinFilters } from '../search-filters.ts';

export const PIN_SCOPES = ['pins', 'videos', 'my_pins'] as const satisfies readonly SearchScope[];

/** Visitors have no pins of their own. */
export const whoMayFind = (scope: unknown): Who => (scope === 'my_pins' ? 'recognised' : 'anyone');

export type PinScope = (typeof PIN_SCOPES)[number];

export interface SoughtPins extends Partial<Pick<PinFilters, 'guide' | 'color' | 'date'>> {
  query: string;
  scope: PinScope;
  /** One or two as `#rrggbb`, of which the picture consists. */
  colors?: readonly string[] | null;
  /** Only pins on this board, or of this person. */
  board_id?: Id | null;
  username?: string | null;
  /** Of the viewer's tags, in the scope `my_pins`. */
  tag?: Id | null;
  /** Finds what was typed and no correction of it. */
  auto_correction_disabled?: boolean;
}

export const DAYS: Record<Period, number> = { day: 1, week: 7, month: 30, year: 365 };
