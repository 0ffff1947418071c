import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { addCounts } from '#features/core/people/person-counts.ts';
import { boardsOf } from '#features/library/boards/board-lock.service.ts';
import { unplacePins } from '#features/library/boards/board-places.service.ts';
import { countsOfMove, countsOfPins } from '#features/library/pins/pin-counts.ts';
import type { LockedPin } from '#features/library/pins/pin-proof.ts';
import { markPinsDeleted, pinsOf, pinsOn, takeOffBoards } from '#features/library/pins/pin-rows.service.ts';
import type { LockedBoards } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { DeletedPins } from './delete-pins.service.ts';

export interface TakingAway {
  viewerId: Id;
  at: Date;
}

/** The viewer's own pins are deleted, the others leave the viewer's boards. */
export async function takeAway(
  tx: Transaction,
  boards: LockedBoards,
  pins: readonly LockedPin[],
  { viewerId, at }: TakingAway,
): Promise<DeletedPins & { pinners: Id[] }> {
  const live = pins.filter((pin) => !pin.deleted_at);
  const own = pinsOf(viewerId, live);
  const others = pinsOn(boardsOf(viewerId, boards), live).filter(
    (pin) => pin.board_id && pin.pinner_id !== viewerId,
  );
  const places = await unplacePins(tx, boards, [...own, ...others]);
  await markPinsDeleted(tx, own, places, { deletedBy: viewerId, at });
  await takeOffBoards(tx, others, places, at);
  const counts = countsOfMove(others, null);
  for (const [id, change] of countsOfPins(own, -1)) {
    counts.set(id, addCounts(counts.get(id) ?? {}, change));
  }
  await changePersonCounts(tx, counts);
  const idsOf = (taken: readonly LockedPin[]) => taken.map((pin) => pin.id);
  return { deleted: idsOf(own), removed: idsOf(others), pinners: [...counts.keys()] };
}
