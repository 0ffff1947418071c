import { useRef, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { inOrder, type ListMove, movesBack, namedForMove } from '../parts/list-order.ts';
import type { Todo } from './board-todos.ts';

/** Each change shows at once and is undone if refused. */
export function useTodos(boardId: string, first: readonly Todo[]) {
  const failureText = useFailureText();
  const [todos, setTodos] = useState(first);
  const [deleted, setDeleted] = useState<Todo | null>(null);
  const [failure, setFailure] = useState<string>();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Runs calls one at a time, in order. True once done. */
  const carryOut = async (show: Change, ask: () => Promise<unknown>, takeBack: Change): Promise<boolean> => {
    setTodos(show);
    setFailure(undefined);
    const turn = last.current.then(ask);
    last.current = turn.catch(() => {});
    try {
      await turn;
      return true;
    } catch (error) {
      setTodos(takeBack);
      setFailure(failureText(error));
      return false;
    }
  };
  const set = (todo: Todo, part: Partial<Todo>): Change => changeOf(todo.id, part);
  const edit = (todo: Todo, part: Pick<Todo, 'is_done'>) => {
    const ask = () => call('BoardTodoResource.update', { todo_id: todo.id, ...part });
    return carryOut(set(todo, part), ask, set(todo, { is_done: todo.is_done }));
  };
  /** Shows the new title once saved; if it is refused, the field says why. */
  const rename = async (todo: Todo, title: string): Promise<void> => {
    const turn = last.current.then(() => call('BoardTodoResource.update', { todo_id: todo.id, title }));
    last.current = turn.catch(() => {});
    await turn;
    setTodos(set(todo, { title }));
  };
  const add = async (title: string): Promise<void> => {
    const { data } = await call('BoardTodoResource.create', { board_id: boardId, title });
    setTodos((before) => [...before, data]);
  };
  const move = (ofTodo: ListMove) => {
    const order = todos.map((todo) => todo.id);
    // What keeps its place is not named: somebody may have deleted it.
    const todo_ids = namedForMove(order, ofTodo);
    const ask = () => call('BoardTodoOrderResource.update', { board_id: boardId, todo_ids });
    return carryOut(inMoves([ofTodo]), ask, inMoves(movesBack(order, ofTodo.ids)));
  };
  const remove = async (todo: Todo) => {
    const place = todos.indexOf(todo);
    const ask = () => call('BoardTodoResource.delete', { todo_id: todo.id });
    if (await carryOut(without(todo), ask, back(todo, place))) setDeleted(todo);
  };
  const restore = async (todo: Todo) => {
    setDeleted(null);
    const reload = async () => {
      await call('BoardTodoRestoreResource.create', { todo_id: todo.id });
      setTodos((await call('BoardTodosResource.get', { board_id: boardId })).data);
    };
    await carryOut(same, reload, same);
  };
  return { todos, deleted, failure, add, edit, rename, move, remove, restore };
}

type Change = (todos: readonly Todo[]) => readonly Todo[];

const same: Change = (todos) => todos;

const changeOf =
  (id: string, part: Partial<Todo>): Change =>
  (todos) =>
    todos.map((todo) => (todo.id === id ? { ...todo, ...part } : todo));

const inMoves =
  (moves: readonly ListMove[]): Change =>
  (todos) =>
    inOrder(todos, moves, (todo) => todo.id);

const without =
  (gone: Todo): Change =>
  (todos) =>
    todos.filter((todo) => todo.id !== gone.id);

const back =
  (todo: Todo, place: number): Change =>
  (todos) => [...todos.slice(0, place), todo, ...todos.slice(place)];
