import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findSeenBoards, requireBoardFor } from '../board.service.ts';
import { lockBoardFor } from '../board-lock.service.ts';
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

export async function listTodos(context: Person, boardId: Id) {
  await requireBoardFor(context, 'save', boardId);
  return (await listTodoRows(context.db, boardId)).map(presentTodo);
}

export function addTodo(context: Person, boardId: Id, title: string) {
  return withTodos(context, boardId, async ({ tx, board, rows }) => {
    if (rows.length >= TODO_LIMITS.onBoard) return FULL;
    const position = (rows.at(-1)?.position ?? 0) + 1;
    const made = { title, position, by: context.viewer.id, at: context.clock.now() };
    return presentTodo(await insertTodo(tx, board, made));
  });
}

export async function editTodo(context: Person, id: Id, changes: { title?: string; is_done?: boolean }) {
  return withTodo(context, id, async ({ tx, board }) => {
    const changed = await changeTodo(tx, board, id, changes);
    if (!changed) throw notFound('to-do');
    return presentTodo(changed);
  });
}

export async function deleteTodo(context: Person, id: Id): Promise<void> {
  await withTodo(context, id, ({ tx, board }) => setTodoDeleted(tx, board, id, context.clock.now()));
}

export function restoreTodo(context: Person, id: Id) {
  return withTodo(context, id, async ({ tx, board, rows }) => {
    if (rows.length >= TODO_LIMITS.onBoard && !rows.some((row) => row.id === id)) return FULL;
    const row = await setTodoDeleted(tx, board, id, null);
    if (!row) throw notFound('to-do');
    return presentTodo(row);
  });
}

/** All or none. */
export async function orderTodos(context: Person, boardId: Id, named: readonly Id[]): Promise<void> {
  await withTodos(context, boardId, async ({ tx, board, rows }) => {
    const order = rows.map((row) => row.id);
    const wrong = named.find((id) => !order.includes(id));
    if (wrong) failFor(wrong);
    await writeTodoPositions(tx, board, reordered(order, named));
  });
}

const FULL: Refused = { refused: 'too-many-todos' };

interface LockedTodos {
  tx: Transaction;
  board: AllowedBoard<'edit'>;
  rows: TodoRow[];
}

type TodoChange<Answer> = (todos: LockedTodos) => Promise<Answer>;

function withTodos<Answer>(context: Person, boardId: Id, action: TodoChange<Answer>): Promise<Answer> {
  return context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'edit', boardId);
    return action({ tx, board, rows: await listTodoRows(tx, boardId) });
  });
}

/** The to-do may be deleted. */
async function withTodo<Answer>(context: Person, id: Id, action: TodoChange<Answer>): Promise<Answer> {
  const row = await findTodo(context.db, id);
  // Always read a board: timing must not tell a to-do of a hidden board from a missing one.
  const [board] = await findSeenBoards(context, row ? [row.board_id] : []);
  if (!board) throw notFound('to-do');
  return withTodos(context, board.id, action);
}

function presentTodo({ id, board_id, title, is_done }: TodoRow) {
  return { id, type: 'board_todo' as const, board_id, title, is_done };
}

function failFor(id: Id): never {
  throw new Refusal({
    kind: 'invalid',
    reason: 'todo-not-on-board',
    message: 'Only to-dos of the same board can be reordered. Nothing was changed.',
    detail: id,
    field: 'todo_ids',
  });
}
