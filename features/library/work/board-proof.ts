import type { Privacy } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';

interface BoardRow {
  id: Id;
  owner_id: Id;
  privacy: Privacy;
  deleted_at: Date | null;
}

export type LockedBoard = Locked<BoardRow>;

/** Proves any permission by default. */
export type AllowedBoard<Act extends string = string> = Allowed<BoardRow, Act>;

export type LockedBoards = ReadonlyMap<Id, LockedBoard>;

/** It maps ids to boards; each board proves this permission. */
export type AllowedBoards<Act extends string = string> = ReadonlyMap<Id, AllowedBoard<Act>>;

/** @throws if one of them is not locked, as writing to it would be unsafe */
export function lockedIds(boards: LockedBoards, places: readonly { board_id: Id }[]): Id[] {
  return places.map(({ board_id }) => {
    const board = boards.get(board_id);
    if (!board) throw new Error(`board ${board_id} is not locked`);
    return board.id;
  });
}
