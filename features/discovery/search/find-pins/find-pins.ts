import type { Who } from '#platform/resource/resource.ts';
import type { SearchScope } from '../search.ts';

export const PIN_SCOPES = ['pins', 'videos', 'my_pins'] as const satisfies readonly SearchScope[];

/** Visitors have no pins of their own. */
export const whoMayFind = (scope: unknown): Who => (scope === 'my_pins' ? 'recognised' : 'anyone');

export type PinScope = (typeof PIN_SCOPES)[number];
