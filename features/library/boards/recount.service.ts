import type { Recount, RightCount } from '#features/core/people/wrong-count.ts';
import { lockBoardRows } from '#features/library/work/board-lock.store.ts';
import { refreshCovers } from './board-cover.store.ts';
import { countFollowers } from './board-followers.store.ts';
import { addToPinCount, addToSectionCount, addToSectionPins, listWrongCounts } from './recount.store.ts';
import { addToCollaborators, listWrongBoardCounts } from './recount-boards.store.ts';

const showCovers: RightCount = async (tx, id) => {
  await lockBoardRows(tx, [id]);
  await refreshCovers(tx, [id]);
};

/** What is counted of boards and sections, and what else places of pins are counted in. */
export const recountBoards: Recount = {
  listWrong: async (db) => [...(await listWrongCounts(db)), ...(await listWrongBoardCounts(db))],
  right: {
    'board.pin_count': addToPinCount,
    'board.section_count': addToSectionCount,
    'board.collaborator_count': addToCollaborators,
    'board.follower_count': countFollowers,
    'board.cover_pins': showCovers,
    'section.pin_count': addToSectionPins,
  },
};
