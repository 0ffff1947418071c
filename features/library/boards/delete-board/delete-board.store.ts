import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const MARK: Statement = {
  name: 'delete-board',
  text: 'update boards set deleted_at = $3, pin_count = $4, updated_at = $3 where home = $1 and id = $2',
};

/** `pinCount` is how many pins restoring would bring back. */
export async function markBoardDeleted(
  tx: Transaction,
  { id }: AllowedBoard<'delete' | 'work' | 'erase'>,
  pinCount: number,
  at: Date,
): Promise<void> {
  await tx.write(MARK, [homeOf(id), id, at, pinCount]);
}

const COUNT: Statement = {
  name: 'delete-board-count',
  text: 'update boards set pin_count = pin_count + $3 where home = $1 and id = $2',
};

export async function countDeletedPins(
  tx: Transaction,
  { id }: AllowedBoard<'delete' | 'work' | 'maintain'>,
  count: number,
): Promise<void> {
  await tx.write(COUNT, [homeOf(id), id, count]);
}

const ARCHIVERS: Statement = {
  name: 'delete-board-archivers',
  text: `select m.user_id from (
      select $3::bigint as user_id
      union select user_id from board_collaborators where home = $1 and board_id = $2 and status = 'accepted'
    ) as people
    join board_memberships m
      on m.home = (people.user_id >> 51)::smallint and m.user_id = people.user_id and m.board_id = $2
    where m.archived_at is not null`,
};

/** The owner and collaborators who archived the board: each counts it as archived. */
export async function listArchivers(db: Queryable, id: Id, ownerId: Id): Promise<Id[]> {
  const rows = await db.rows<{ user_id: Id }>(ARCHIVERS, [homeOf(id), id, ownerId]);
  return rows.map((row) => row.user_id);
}
