import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findNeighbour, lowerFrom, mapRanks, type RankedPin, writeRanks } from './reorder-pins.store.ts';

export async function reorderPins(context: ContextFor<'person'>, input: PinOrderInput): Promise<void> {
  const { boardId, pinIds, side } = input;
  await context.db.transaction(async (tx) => {
    // Places change only under the board's lock.
    const board = await lockBoardFor(context, tx, 'edit', boardId);
    const beside = await requireOneList(tx, input);
    const next = await findNeighbour(tx, boardId, beside, side, pinIds);
    const [upper, lower] = side === 'before' ? [next, beside] : [beside, next];
    await writeRanks(tx, board, pinIds, await makeRoom(tx, { board, upper, lower, count: pinIds.length }));
  });
}

async function requireOneList(tx: Transaction, input: PinOrderInput): Promise<RankedPin> {
  const { boardId, pinIds, besideId } = input;
  const places = await mapRanks(tx, boardId, [...pinIds, besideId]);
  const beside = places.get(besideId) ?? failFor(besideId);
  for (const id of pinIds) {
    const place = places.get(id);
    if (!place || place.section_id !== beside.section_id) failFor(id);
  }
  return beside;
}

interface Gap {
  board: AllowedBoard<'edit'>;
  upper: RankedPin | null;
  lower: RankedPin | null;
  count: number;
}

async function makeRoom(tx: Transaction, { board, upper, lower, count }: Gap): Promise<bigint[]> {
  const top = upper && BigInt(upper.rank);
  const bottom = lower && BigInt(lower.rank);
  const ranks = ranksBetween(top, bottom, count);
  if (ranks) return ranks;
  if (!lower || bottom === null) throw new Error('a list has no room at its end');
  const by = ROOM_FOR_EACH * BigInt(count + 1);
  await lowerFrom(tx, board, lower, by);
  const made = ranksBetween(top, bottom - by, count);
  if (!made) throw new Error('room was made that is too small');
  return made;
}

function failFor(id: Id): never {
  throw new Refusal({
    kind: 'invalid',
    reason: 'pin-not-in-list',
    message: 'Only Pins in the same list can be reordered. Nothing was changed.',
    detail: id,
    field: 'pin_ids',
  });
}

export interface PinOrderInput {
  boardId: Id;
  pinIds: readonly Id[];
  besideId: Id;
  side: 'before' | 'after';
}

/** The distance of ranks at the end of a list, in microseconds: the same as for saves a second apart. */
const STEP = 1_000_000n;

/** How far the lower part of a list moves down for each added pin if there is no room. */
const ROOM_FOR_EACH = STEP;

/** Highest first; null bounds are the ends of the list. Null if there are not enough numbers between them. */
export function ranksBetween(upper: bigint | null, lower: bigint | null, count: number): bigint[] | null {
  const steps = BigInt(count) + 1n;
  const top = upper ?? (lower ?? 0n) + steps * STEP;
  const bottom = lower ?? top - steps * STEP;
  const room = top - bottom;
  if (room < steps) return null;
  return Array.from({ length: count }, (_, index) => top - (room * BigInt(index + 1)) / steps);
}
