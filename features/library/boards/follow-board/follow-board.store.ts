import type { AllowedBoard, LockedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const COUNT: Statement = {
  name: 'board-followers-count',
  text: 'update boards set follower_count = follower_count + $3 where home = $1 and id = $2',
};

export async function countFollowers(tx: Transaction, { id }: LockedBoard, change: number): Promise<void> {
  if (change !== 0) await tx.write(COUNT, [homeOf(id), id, change]);
}

const FOLLOW: Statement = {
  name: 'follow-board',
  text: `insert into board_follows (home, user_id, board_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing returning board_id`,
};

const FOLLOWER: Statement = {
  name: 'follow-board-follower',
  text: `insert into board_followers (home, board_id, user_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
};

/** Writes both mirrors and the count. Idempotent. */
export async function addFollower(
  tx: Transaction,
  board: AllowedBoard<'see'>,
  { userId, at }: { userId: Id; at: Date },
): Promise<void> {
  if ((await tx.rows(FOLLOW, [homeOf(userId), userId, board.id, at])).length === 0) return;
  await tx.write(FOLLOWER, [homeOf(board.id), board.id, userId, at]);
  await countFollowers(tx, board, 1);
}

const IS_FOLLOWER: Statement = {
  name: 'is-board-follower',
  text: 'select from board_follows where home = $1 and user_id = $2 and board_id = $3',
};

/** True even if the board is hidden from them or gone. */
export async function isFollower(db: Queryable, boardId: Id, userId: Id): Promise<boolean> {
  return (await db.rows(IS_FOLLOWER, [homeOf(userId), userId, boardId])).length > 0;
}

const UNFOLLOW: Statement = {
  name: 'unfollow-board',
  text: 'delete from board_follows where home = $1 and user_id = $2 and board_id = $3 returning board_id',
};

const LEAVE: Statement = {
  name: 'unfollow-board-follower',
  text: 'delete from board_followers where home = $1 and board_id = $2 and user_id = $3',
};

export async function dropFollower(
  tx: Transaction,
  board: AllowedBoard<'leave' | 'join' | 'invite' | 'erase'>,
  userId: Id,
): Promise<void> {
  if ((await tx.rows(UNFOLLOW, [homeOf(userId), userId, board.id])).length === 0) return;
  await tx.write(LEAVE, [homeOf(board.id), board.id, userId]);
  await countFollowers(tx, board, -1);
}
