import type { Privacy } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';

/** What a lock reads of a board. */
interface BoardRow {
  id: Id;
  owner_id: Id;
  privacy: Privacy;
  deleted_at: Date | null;
}

/** A board as it stands while its row is locked. */
export type LockedBoard = Locked<BoardRow>;

/** The same with the proof that this may be done to it, or with none named, that something may. */
export type AllowedBoard<Act extends string = string> = Allowed<BoardRow, Act>;

/** Locked boards by id. */
export type LockedBoards = ReadonlyMap<Id, LockedBoard>;

/** The same with the proof that this may be done to each. */
export type AllowedBoards<Act extends string = string> = ReadonlyMap<Id, AllowedBoard<Act>>;

/** The boards that places name. @throws where one of them is not locked, as nothing may be written to it */
export function lockedIds(boards: LockedBoards, places: readonly { board_id: Id }[]): Id[] {
  return places.map(({ board_id }) => {
    const board = boards.get(board_id);
    if (!board) throw new Error(`board ${board_id} is not locked`);
    return board.id;
  });
}
