import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';

/** Removes what one part of the product keeps of a person, so that what is others' stays whole. Safe to run twice. */
export type Eraser = (platform: Platform, personId: Id, signal: AbortSignal) => Promise<void>;
