import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { addCounts } from '#features/core/people/person-counts.ts';
import { unplacePins } from '#features/library/boards/board-places.service.ts';
import { countsOfMove, countsOfPins } from '#features/library/pins/pin-counts.ts';
import { type LockedPin, markPinsDeleted, takeOffBoards } from '#features/library/pins/pin-rows.service.ts';
import type { LockedBoards } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { DeletedPins } from './delete-pins.ts';

/** Whose pins may be taken away: all of the viewer's, and those of others on boards of the viewer's. */
export interface TakingAway {
  viewerId: Id;
  ownBoards: ReadonlySet<Id>;
  at: Date;
}

/** Deletes those of these locked pins that are the viewer's, and takes others off the viewer's boards. */
export async function takeAway(
  tx: Transaction,
  boards: LockedBoards,
  pins: readonly LockedPin[],
  { viewerId, ownBoards, at }: TakingAway,
): Promise<DeletedPins & { pinners: Id[] }> {
  const live = pins.filter((pin) => !pin.deleted_at);
  const own = live.filter((pin) => pin.pinner_id === viewerId);
  const others = live.filter(
    (pin) => pin.pinner_id !== viewerId && pin.board_id && ownBoards.has(pin.board_id),
  );
  const removed = others.map((pin) => pin.id);
  const places = await unplacePins(tx, boards, [...own, ...others]);
  await markPinsDeleted(tx, own, places, { deletedBy: viewerId, at });
  await takeOffBoards(tx, removed, places, at);
  const counts = countsOfMove(others, null);
  for (const [id, change] of countsOfPins(own, -1)) {
    counts.set(id, addCounts(counts.get(id) ?? {}, change));
  }
  await changePersonCounts(tx, counts);
  return { deleted: own.map((pin) => pin.id), removed, pinners: [...counts.keys()] };
}
