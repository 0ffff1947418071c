import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireBoardFor } from '../board.service.ts';
import { lockBoardRows } from '../board-places.store.ts';
import type { Refused } from '../board-refusals.ts';
import { reordered } from '../parts/list-order.ts';
import {
  changeTodo,
  findTodo,
  insertTodo,
  listTodoRows,
  setTodoDeleted,
  type TodoRow,
  writeTodoPositions,
} from './board-todos.store.ts';
import { TODO_LIMITS } from './board-todos.ts';

type Person = ContextFor<'person'>;

/** @throws Refusal 404 where the viewer may not see the board, 403 where they do not work on it */
export async function listTodos(context: Person, boardId: Id) {
  await requireBoardFor(context, 'save', boardId);
  return (await listTodoRows(context.db, boardId)).map(presentTodo);
}

export async function addTodo(context: Person, boardId: Id, title: string) {
  await requireBoardFor(context, 'edit', boardId);
  return withTodos(context, boardId, async (tx, rows) => {
    if (rows.length >= TODO_LIMITS.onBoard) return FULL;
    const position = (rows.at(-1)?.position ?? 0) + 1;
    const made = { boardId, title, position, by: context.viewer.id, at: context.clock.now() };
    return presentTodo(await insertTodo(tx, made));
  });
}

export async function editTodo(context: Person, id: Id, changes: { title?: string; is_done?: boolean }) {
  await requireTodo(context, id);
  const changed = await changeTodo(context.db, id, changes);
  if (!changed) throw notFound('to-do');
  return presentTodo(changed);
}

/** Deleting what is deleted is no error. */
export async function deleteTodo(context: Person, id: Id): Promise<void> {
  await requireTodo(context, id);
  await setTodoDeleted(context.db, id, context.clock.now());
}

/** Restoring what is there is no error. */
export async function restoreTodo(context: Person, id: Id) {
  const { board_id } = await requireTodo(context, id);
  return withTodos(context, board_id, async (tx, rows) => {
    if (rows.length >= TODO_LIMITS.onBoard && !rows.some((row) => row.id === id)) return FULL;
    const row = await setTodoDeleted(tx, id, null);
    if (!row) throw notFound('to-do');
    return presentTodo(row);
  });
}

/** @throws Refusal 400 naming the first that is no to-do of this board; then nothing is changed */
export async function orderTodos(context: Person, boardId: Id, named: readonly Id[]): Promise<void> {
  await requireBoardFor(context, 'edit', boardId);
  await withTodos(context, boardId, async (tx, rows) => {
    const order = rows.map((row) => row.id);
    const wrong = named.find((id) => !order.includes(id));
    if (wrong) failFor(wrong);
    await writeTodoPositions(tx, boardId, reordered(order, named));
  });
}

const FULL: Refused = { refused: 'too-many-todos' };

/** The to-dos of a board while nobody else adds to them or puts them in order. */
function withTodos<Answer>(
  { db }: Person,
  boardId: Id,
  act: (tx: Transaction, rows: TodoRow[]) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const board = (await lockBoardRows(tx, [boardId])).get(boardId);
    if (!board || board.deleted_at) throw notFound('board');
    return act(tx, await listTodoRows(tx, boardId));
  });
}

/** A to-do, deleted ones among them, of a board that the viewer may edit. */
async function requireTodo(context: Person, id: Id): Promise<TodoRow> {
  const row = await findTodo(context.db, id);
  if (!row) throw notFound('to-do');
  await requireBoardFor(context, 'edit', row.board_id);
  return row;
}

function presentTodo({ id, board_id, title, is_done }: TodoRow) {
  return { id, type: 'board_todo' as const, board_id, title, is_done };
}

function failFor(id: Id): never {
  throw new Refusal({
    status: 400,
    reason: 'todo-not-on-board',
    message: 'Only to-dos of one board can be put in order, so nothing was changed.',
    detail: id,
    field: 'todo_ids',
  });
}
