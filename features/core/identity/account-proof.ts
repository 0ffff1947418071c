import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

/** An account whose names, ways in and end nobody else changes. */
export type LockedAccount = Locked<{ id: Id }>;
