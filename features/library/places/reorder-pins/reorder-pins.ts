import type { Id } from '#platform/ids/ids.ts';

export interface PinOrderInput {
  boardId: Id;
  pinIds: readonly Id[];
  besideId: Id;
  side: 'before' | 'after';
}

/** The distance of ranks at the end of a list, in microseconds: the same as for saves a second apart. */
const STEP = 1_000_000n;

/** How far the lower part of a list moves down for each added pin if there is no room. */
export const ROOM_FOR_EACH = STEP;

/** Highest first; null bounds are the ends of the list. Null if there are not enough numbers between them. */
export function ranksBetween(upper: bigint | null, lower: bigint | null, count: number): bigint[] | null {
  const steps = BigInt(count) + 1n;
  const top = upper ?? (lower ?? 0n) + steps * STEP;
  const bottom = lower ?? top - steps * STEP;
  const room = top - bottom;
  if (room < steps) return null;
  return Array.from({ length: count }, (_, index) => top - (room * BigInt(index + 1)) / steps);
}
