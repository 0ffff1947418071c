import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findNeighbour, lowerFrom, mapRanks, type RankedPin, writeRanks } from './reorder-pins.store.ts';
import { type PinOrderInput, ROOM_FOR_EACH, ranksBetween } from './reorder-pins.ts';

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
