import { PersonBlocked } from '#features/core/people/person-event.ts';
import { listBoardsByIds } from '#features/library/boards/board.store.ts';
import { deleteInvite } from '#features/library/boards/board-invites.store.ts';
import { lockBoardTo } from '#features/library/boards/board-lock.service.ts';
import { forgetMember } from '#features/library/boards/board-members.store.ts';
import type { Database } from '#platform/database/database.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { forgetRequestsBetween, listInvitedTo } from './part-ways.store.ts';

/** Collaborators on each other's boards stay, but the block closes the board to them. Safe to run twice. */
async function partWays(db: Database, one: Id, other: Id): Promise<void> {
  for (const [owner, guest] of [
    [one, other],
    [other, one],
  ] as const) {
    await withdrawInvites(db, owner, guest);
    await forgetRequestsBetween(db, owner, guest);
  }
}

async function withdrawInvites(db: Database, ownerId: Id, guestId: Id): Promise<void> {
  const boards = await listBoardsByIds(db, await listInvitedTo(db, guestId, ownerId));
  const ownersOwn = boards.filter((board) => board.owner_id === ownerId && !board.deleted_at);
  for (const { id } of ownersOwn) {
    await db.transaction(async (tx) => {
      const board = await lockBoardTo(tx, 'leave', id);
      if (board && (await deleteInvite(tx, board, guestId))) await forgetMember(tx, board, guestId);
    });
  }
}

export const partWaysListener = defineListener({
  name: 'boards.part-ways',
  on: PersonBlocked,
  run: ({ db }: Platform, { blocker_id, blocked_id }) => partWays(db, blocker_id, blocked_id),
});
