import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface TodoRow {
  id: Id;
  board_id: Id;
  title: string;
  is_done: boolean;
  position: number;
}

const COLUMNS = 'id, board_id, title, is_done, position';

const OF_BOARD: Statement = {
  name: 'todos-of-board',
  // Uses board_todos_of_board; a board has at most a few hundred.
  text: `select ${COLUMNS} from board_todos where home = $1 and board_id = $2 and deleted_at is null
    order by position, id`,
};

export function listTodoRows(db: Queryable, boardId: Id): Promise<TodoRow[]> {
  return db.rows<TodoRow>(OF_BOARD, [homeOf(boardId), boardId]);
}

const FIND: Statement = {
  name: 'todos-find',
  text: `select ${COLUMNS} from board_todos where home = $1 and id = $2`,
};

/** The to-do may be deleted. */
export async function findTodo(db: Queryable, id: Id): Promise<TodoRow | null> {
  const [row] = await db.rows<TodoRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const INSERT: Statement = {
  name: 'todos-insert',
  text: `insert into board_todos (home, id, board_id, title, position, created_by, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6) returning ${COLUMNS}`,
};

export async function insertTodo(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  { title, position, by, at }: { title: string; position: number; by: Id; at: Date },
): Promise<TodoRow> {
  const [row] = await tx.rows<TodoRow>(INSERT, [homeOf(boardId), boardId, title, position, by, at]);
  if (!row) throw new Error('no to-do was inserted');
  return row;
}

const CHANGE: Statement = {
  name: 'todos-change',
  text: `update board_todos set title = coalesce($4, title), is_done = coalesce($5, is_done)
    where home = $1 and id = $2 and board_id = $3 and deleted_at is null returning ${COLUMNS}`,
};

/** Null if the to-do is deleted. */
export async function changeTodo(
  tx: Transaction,
  board: AllowedBoard<'edit'>,
  id: Id,
  { title, is_done }: { title?: string | undefined; is_done?: boolean | undefined },
): Promise<TodoRow | null> {
  const [row] = await tx.rows<TodoRow>(CHANGE, [
    ...[homeOf(board.id), id, board.id, title ?? null, is_done ?? null],
  ]);
  return row ?? null;
}

const SET_DELETED: Statement = {
  name: 'todos-set-deleted',
  // Deleting again keeps the first time.
  text: `update board_todos set deleted_at = case when $4::timestamptz is null then null else coalesce(deleted_at, $4) end
    where home = $1 and id = $2 and board_id = $3 returning ${COLUMNS}`,
};

/** A null time restores it. */
export async function setTodoDeleted(
  tx: Transaction,
  board: AllowedBoard<'edit'>,
  id: Id,
  at: Date | null,
): Promise<TodoRow | null> {
  const [row] = await tx.rows<TodoRow>(SET_DELETED, [homeOf(board.id), id, board.id, at]);
  return row ?? null;
}

const WRITE: Statement = {
  name: 'todos-write-positions',
  text: `update board_todos t set position = wanted.position
    from unnest($3::bigint[]) with ordinality as wanted (id, position)
    where t.home = $1 and t.id = wanted.id and t.board_id = $2`,
};

export async function writeTodoPositions(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  order: readonly Id[],
): Promise<void> {
  await tx.write(WRITE, [homeOf(boardId), boardId, order]);
}
