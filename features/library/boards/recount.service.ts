import type { Recount, RightCount } from '#features/core/people/person-counts.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refreshCovers } from './board-cover.store.ts';
import { lockBoardTo } from './board-lock.service.ts';
import { countFollowers } from './follow-board/follow-board.store.ts';
import {
  addToCollaborators,
  addToPinCount,
  addToSectionCount,
  addToSectionPins,
  listWrongBoardCounts,
  listWrongCounts,
} from './recount.store.ts';

function rightOf(
  right: (tx: Transaction, board: AllowedBoard<'maintain'>, by: number) => Promise<unknown>,
): RightCount {
  return async (tx, id, by) => {
    const board = await lockBoardTo(tx, 'maintain', id);
    if (board) await right(tx, board, by);
  };
}

export const recountBoards: Recount = {
  listWrong: async (db) => [...(await listWrongCounts(db)), ...(await listWrongBoardCounts(db))],
  right: {
    'board.pin_count': rightOf(addToPinCount),
    'board.section_count': rightOf(addToSectionCount),
    'board.collaborator_count': rightOf(addToCollaborators),
    'board.follower_count': rightOf(countFollowers),
    'board.cover_pins': rightOf((tx, board) => refreshCovers(tx, [board])),
    'section.pin_count': addToSectionPins,
  },
};
