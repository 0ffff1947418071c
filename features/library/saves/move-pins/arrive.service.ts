import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import {
  type PlaceStamp,
  type PlaceTarget,
  placePins,
  replacePins,
  unplacePins,
} from '#features/library/boards/board-places.service.ts';
import { countsOfMove } from '#features/library/pins/pin-counts.ts';
import { type LockedPin, putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import type { LockedBoards } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Moves locked pins, in their order, to a target of which the viewer has the right. */
export async function arrive(
  tx: Transaction,
  boards: LockedBoards,
  target: PlaceTarget,
  pins: readonly LockedPin[],
  { savedBy, at }: PlaceStamp,
): Promise<void> {
  const { board } = target;
  const coming = pins.filter((pin) => pin.board_id !== board.id);
  const comingIds = coming.map((pin) => pin.id);
  await unplacePins(tx, boards, coming);
  await putOnBoard(tx, comingIds, { boardId: board.id, privacy: board.privacy, at });
  await placePins(tx, target, comingIds, { savedBy, at });
  const staying = pins.filter((pin) => pin.board_id === board.id).map((pin) => pin.id);
  await replacePins(tx, target, staying, at);
  await changePersonCounts(tx, countsOfMove(coming, board.id));
}
