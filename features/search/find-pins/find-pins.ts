import type { SearchScope } from '../search.ts';

/** The scopes whose results are pins. */
export const PIN_SCOPES = ['pins', 'videos', 'my_pins'] as const satisfies readonly SearchScope[];
export type PinScope = (typeof PIN_SCOPES)[number];
