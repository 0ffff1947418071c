import type { Eraser } from '#features/core/identity/eraser.ts';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { eachById } from '#platform/database/each-by-id.ts';
import type { Id } from '#platform/ids/ids.ts';
import { countBoard } from '../board-counts.service.ts';
import { lockBoardTo } from '../board-lock.service.ts';
import { endMembership, forgetMember, mapMembers } from '../board-members.store.ts';
import { emptyBoard } from '../delete-board/delete-board.service.ts';
import { markBoardDeleted } from '../delete-board/delete-board.store.ts';
import { dropFollower } from '../follow-board/follow-board.store.ts';
import { deleteBoardForGood } from '../recently-deleted/recently-deleted.store.ts';
import { deleteMemberRows, listBoardsOf } from './erase-person.store.ts';

/** Others keep their pins on those boards. The person's own pins are removed before. */
export const eraseBoards: Eraser = async (platform, person, signal) => {
  const { id: personId } = person;
  const { db, clock } = platform;
  const boardsOf = (way: Parameters<typeof listBoardsOf>[2]) =>
    eachById((batch) => listBoardsOf(db, personId, way, batch), signal);
  for await (const { id } of boardsOf('liveBoards')) {
    await db.transaction((tx) => deleteLive(tx, id, clock.now()));
  }
  for await (const { id } of boardsOf('allBoards')) {
    await emptyBoard(platform, id);
    await db.transaction((tx) => deleteBoardForGood(tx, id, clock.now()));
  }
  for (const way of ['workedOn', 'invitedTo'] as const) {
    for await (const { id } of boardsOf(way)) {
      await db.transaction((tx) => leaveBoard(tx, id, personId));
    }
  }
  for await (const { id } of boardsOf('followed')) {
    await db.transaction(async (tx) => {
      const board = await lockBoardTo(tx, 'erase', id);
      if (board) await dropFollower(tx, board, personId);
    });
  }
  await db.transaction((tx) => deleteMemberRows(tx, person));
};

async function deleteLive(tx: Transaction, id: Id, at: Date): Promise<void> {
  const board = await lockBoardTo(tx, 'erase', id);
  if (!board || board.deleted_at) return;
  await markBoardDeleted(tx, board, 0, at);
  await countBoard(tx, board, -1);
}

async function leaveBoard(tx: Transaction, boardId: Id, personId: Id): Promise<void> {
  const board = await lockBoardTo(tx, 'erase', boardId);
  const member = board && (await mapMembers(tx, boardId)).get(personId);
  if (!member) return;
  await forgetMember(tx, board, personId);
  if (member.status !== 'accepted') return;
  const hadArchived = await endMembership(tx, board, personId);
  if (hadArchived) await changePersonCounts(tx, new Map([[personId, { archived_board_count: -1 }]]));
}
