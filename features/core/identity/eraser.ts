import type { Id } from '#platform/ids/ids.ts';
import type { Allowed } from '#platform/resource/allowed.ts';
import type { Platform } from '#platform/resource/context.ts';

/** Proof that the grace period of an account was over when erasing began, which nobody can undo. */
export type ErasedPerson = Allowed<{ id: Id }, 'erase'>;

/** Removes what one area stores about a person without breaking other people's data. Idempotent. */
export type Eraser = (platform: Platform, person: ErasedPerson, signal: AbortSignal) => Promise<void>;
