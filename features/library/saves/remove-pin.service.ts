import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import {
  addPlaces,
  lockPlaces,
  type PlacedPin,
  unplacePins,
} from '#features/library/boards/board-places.service.ts';
import { countsOfPins } from '#features/library/pins/pin-counts.ts';
import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import {
  emitPinsChanged,
  findPinFacts,
  markPinsDeleted,
  markPinsRestored,
  putOnBoard,
  takeOverDeletion,
} from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoards } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allowEach } from '#platform/resource/allowed.ts';
import type { Context } from '#platform/resource/context.ts';

/** Null if the pin was purged. */
export type RemovedPin = { deletedBy: Id | null } | null;

/**
 * Removes it in the name of this site: its pinner cannot restore it, even if they had deleted it. Returns its
 * earlier state.
 */
export async function removePin(
  context: Pick<Context, 'events'>,
  tx: Transaction,
  id: Id,
  { staffId, at }: { staffId: Id; at: Date },
): Promise<RemovedPin> {
  const seen = (await findPinFacts(tx, [id])).get(id);
  if (!seen) return null;
  const { pins, boards } = await lockPlaces(tx, [seen], [], { withChains: true });
  const pin = allowEach(pins, 'moderate').get(id);
  if (!pin) return null;
  if (pin.deleted_at) {
    await takeOverDeletion(tx, pin, staffId);
    return { deletedBy: pin.deleted_by };
  }
  const places = await unplacePins(tx, boards, [pin]);
  await markPinsDeleted(tx, [pin], places, { deletedBy: staffId, at });
  await changePersonCounts(tx, countsOfPins([pin], -1));
  await emitPinsChanged(context, tx, [pin.pinner_id]);
  return { deletedBy: null };
}

/**
 * Puts it back on a board of its pinner; from someone else's board it comes back unorganized, as they may no longer
 * want it.
 */
export async function bringPinBack(
  context: Pick<Context, 'events'>,
  tx: Transaction,
  id: Id,
  { before, at }: { before: RemovedPin; at: Date },
): Promise<void> {
  const seen = (await findPinFacts(tx, [id])).get(id);
  if (!before || !seen?.deleted_at) return;
  const boardId = seen.last_place?.board_id;
  const locked = await lockPlaces(tx, [seen], boardId ? [boardId] : [], { withChains: true });
  const pins = [...allowEach(locked.pins, 'moderate').values()].filter((pin) => pin.deleted_at);
  const { deletedBy } = before;
  if (deletedBy) {
    for (const pin of pins) await takeOverDeletion(tx, pin, deletedBy);
    return;
  }
  const own = [...locked.boards].filter(([, board]) => board.owner_id === seen.pinner_id);
  await markPinsRestored(tx, pins, at);
  const boardOf = await putBack(tx, pins, allowEach(new Map(own), 'moderate'), at);
  const counted = pins.map((pin) => ({ ...pin, board_id: boardOf.get(pin.id) ?? null }));
  await changePersonCounts(tx, countsOfPins(counted, 1));
  await emitPinsChanged(context, tx, [seen.pinner_id]);
}

/** Uses only boards of `open` that still exist; returns the boards they are on now. */
export async function putBack(
  tx: Transaction,
  pins: readonly AllowedPin[],
  open: AllowedBoards<'save' | 'moderate'>,
  at: Date,
): Promise<Map<Id, Id>> {
  const places = pins.flatMap(({ id, last_place }): PlacedPin[] => {
    const board = last_place && open.get(last_place.board_id);
    return board && !board.deleted_at ? [{ ...last_place, pin_id: id }] : [];
  });
  await addPlaces(tx, open, places, null);
  const boardOf = new Map(places.map((place) => [place.pin_id, place.board_id]));
  for (const boardId of [...new Set(boardOf.values()), null]) {
    const here = pins.filter(({ id }) => (boardOf.get(id) ?? null) === boardId);
    const privacy = boardId && (open.get(boardId)?.privacy ?? null);
    await putOnBoard(tx, here, { boardId, privacy, at });
  }
  return boardOf;
}
