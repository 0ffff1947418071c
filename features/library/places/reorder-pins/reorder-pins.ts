import type { Id } from '#platform/ids/ids.ts';

/** Pins that shall stand in this order directly before or after another of their list. */
export interface PinOrderWish {
  boardId: Id;
  pinIds: readonly Id[];
  /** The pin beside which they come to stand. */
  besideId: Id;
  side: 'before' | 'after';
}

/** Between ranks that are free on one side, microseconds: as if a second lay between two saves. */
const STEP = 1_000_000n;

/** How far the lower part of a list moves down where there is no room, for each pin that comes. */
export const ROOM_FOR_EACH = STEP;

/**
 * Ranks for `count` pins between two others, the highest first; null bounds are the ends of the list. Null where there
 * are not enough numbers between them.
 */
export function ranksBetween(upper: bigint | null, lower: bigint | null, count: number): bigint[] | null {
  const steps = BigInt(count) + 1n;
  const top = upper ?? (lower ?? 0n) + steps * STEP;
  const bottom = lower ?? top - steps * STEP;
  const room = top - bottom;
  if (room < steps) return null;
  return Array.from({ length: count }, (_, index) => top - (room * BigInt(index + 1)) / steps);
}
