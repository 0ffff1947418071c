import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import {
  type PlaceStamp,
  type PlaceTarget,
  placePins,
  replacePins,
  unplacePins,
} from '#features/library/boards/board-places.service.ts';
import { countsOfMove } from '#features/library/pins/pin-counts.ts';
import type { LockedPin } from '#features/library/pins/pin-proof.ts';
import { pinsOf, putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import type { LockedBoards } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Moves other people's pins only within its board. */
export async function arrive(
  tx: Transaction,
  boards: LockedBoards,
  target: PlaceTarget,
  pins: readonly LockedPin[],
  { savedBy, at }: PlaceStamp,
): Promise<void> {
  const { board } = target;
  const coming = pinsOf(savedBy, pins).filter((pin) => pin.board_id !== board.id);
  await unplacePins(tx, boards, coming);
  await putOnBoard(tx, coming, { boardId: board.id, privacy: board.privacy, at });
  await placePins(
    tx,
    target,
    coming.map((pin) => pin.id),
    { savedBy, at },
  );
  const staying = pins.filter((pin) => pin.board_id === board.id).map((pin) => pin.id);
  await replacePins(tx, target, staying, at);
  await changePersonCounts(tx, countsOfMove(coming, board.id));
}
