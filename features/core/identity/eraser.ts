import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';

/** Removes what one area stores about a person without breaking other people's data. Idempotent. */
export type Eraser = (platform: Platform, personId: Id, signal: AbortSignal) => Promise<void>;
