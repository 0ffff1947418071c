import { addPlaces, type PlacedPin } from '#features/library/boards/board-places.service.ts';
import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import { putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoards } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

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
