import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { BOARD_COLUMNS, type BoardRow, JOIN_OWNER, readBoards } from '../board.store.ts';
import { passFormerSlugs } from '../former-slugs.store.ts';

const DELETED: Statement = {
  name: 'boards-recently-deleted',
  // Uses boards_deleted.
  text: `select ${BOARD_COLUMNS} from boards b ${JOIN_OWNER}
    where b.home = $1 and b.owner_id = $2 and b.deleted_at is not null and b.deleted_at > $3
      and (b.deleted_at, b.id) < ($4::timestamptz, $5::bigint)
    order by b.deleted_at desc, b.id desc limit $6`,
};

export function listDeletedBoards(
  db: Queryable,
  ownerId: Id,
  { since, after, limit }: { since: Date; after: { at: string; id: string } | null; limit: number },
): Promise<BoardRow[]> {
  const { at, id } = after ?? { at: 'infinity', id: '0' };
  return readBoards(db, DELETED, [homeOf(ownerId), ownerId, since, at, id, limit]);
}

const EXPIRED: Statement = {
  name: 'purge-boards-expired',
  // Uses boards_to_purge.
  text: 'select id from boards where deleted_at <= $1 order by deleted_at limit $2',
};

export async function listExpiredBoards(db: Queryable, until: Date, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(EXPIRED, [until, limit]);
  return rows.map((row) => row.id);
}

const LOCK: Statement = {
  name: 'purge-boards-lock',
  text: 'select merged_into_id from boards where home = $1 and id = $2 and deleted_at <= $3 for update',
};

// What lives with the board's people. Each uses a primary key or an index of its person.
const LEFT_WITH_PEOPLE: Statement[] = [
  {
    name: 'purge-boards-memberships',
    text: `delete from board_memberships m using (
        select owner_id as user_id from boards where home = $1 and id = $2
        union select user_id from board_collaborators where home = $1 and board_id = $2
      ) as people
      where m.home = (people.user_id >> 51)::smallint and m.user_id = people.user_id and m.board_id = $2`,
  },
  {
    name: 'purge-boards-requests',
    text: `delete from contact_requests r using boards b
      where b.home = $1 and b.id = $2 and r.home = b.home and r.recipient_id = b.owner_id and r.board_id = $2`,
  },
  {
    name: 'purge-boards-follows',
    text: `with r as materialized (select user_id from board_followers where home = $1 and board_id = $2)
      delete from board_follows f using r where f.home = (r.user_id >> 51)::smallint and f.user_id = r.user_id and f.board_id = $2`,
  },
];

const INVITES: Statement = {
  name: 'purge-boards-invites',
  // Uses board_invites_of_board, in every home: the board does not record who declined.
  text: 'delete from board_invites where board_id = $1',
};

// Places before sections: places refer to them, and both are removed with the board.
const PLACES: Statement = {
  name: 'purge-boards-places',
  text: 'delete from board_pins where home = $1 and board_id = $2',
};

const BOARD: Statement = {
  name: 'purge-boards-board',
  text: 'delete from boards where home = $1 and id = $2 and deleted_at <= $3',
};

/** Does nothing if it was restored in the meantime. */
export async function deleteBoardForGood(tx: Transaction, id: Id, until: Date): Promise<void> {
  const key = [homeOf(id), id];
  const [board] = await tx.rows<{ merged_into_id: Id | null }>(LOCK, [...key, until]);
  if (!board) return;
  if (board.merged_into_id) await passFormerSlugs(tx, { id, successorId: board.merged_into_id });
  for (const statement of [...LEFT_WITH_PEOPLE, PLACES]) await tx.write(statement, key);
  await tx.write(INVITES, [id]);
  await tx.write(BOARD, [...key, until]);
}

const TODOS: Statement = {
  name: 'purge-boards-todos',
  // Uses board_todos_to_purge.
  text: 'delete from board_todos where deleted_at <= $1',
};

export async function deleteTodosForGood(db: Queryable, until: Date): Promise<void> {
  await db.write(TODOS, [until]);
}

const ENDED_WORK: Statement = {
  name: 'purge-boards-ended-work',
  // Uses blocking_actions_to_purge.
  text: 'delete from blocking_actions where finished_at <= $1',
};

export async function forgetEndedWork(db: Queryable, until: Date): Promise<void> {
  await db.write(ENDED_WORK, [until]);
}
