import { z } from 'zod';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import { msg } from '#platform/i18n/msg.ts';
import { booleanOption, idOption, lineOption, listOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { unlessRefused } from '../board-refusals.ts';
import { addTodo, deleteTodo, editTodo, listTodos, orderTodos, restoreTodo } from './board-todos.service.ts';
import { TODO_LIMITS } from './board-todos.ts';

const answer = z.object({
  id: z.string(),
  type: z.literal('board_todo'),
  board_id: z.string(),
  title: z.string(),
  is_done: z.boolean(),
});

const title = lineOption(TODO_LIMITS.title).refine(
  (text) => !isBlankText(text),
  msg('{field}: must not be blank'),
);
const ofTodo = z.object({ todo_id: idOption });
const write = { who: 'person', rate: 'write', acting: 'edit-boards' } as const;

/** A board's to-dos in order, for its members. */
const boardTodosGet = definePagedResource({
  name: 'BoardTodosResource.get',
  summary: 'The to-dos of a board.',
  who: 'person',
  rate: 'read',
  acting: 'edit-boards',
  options: z.object({ board_id: idOption }),
  item: answer,
  handle: async (context, { board_id }) => ({ items: await listTodos(context, board_id), next: null }),
});

/** Adds a to-do at the end; needs permission to edit the board. */
const boardTodoCreate = defineResource({
  ...write,
  name: 'BoardTodoResource.create',
  summary: 'Adds a to-do to a board.',
  options: z.object({ board_id: idOption, title }),
  data: answer,
  handle: async (context, sent) => unlessRefused(await addTodo(context, sent.board_id, sent.title)),
});

/** Renames or ticks a to-do; fields not sent stay unchanged. */
const boardTodoUpdate = defineResource({
  ...write,
  name: 'BoardTodoResource.update',
  summary: 'Changes a to-do.',
  options: ofTodo.extend({ title: title.optional(), is_done: booleanOption.optional() }),
  data: answer,
  handle: (context, { todo_id, ...changes }) => editTodo(context, todo_id, changes),
});

/** Deletes a to-do; it can be restored for 30 days. */
const boardTodoDelete = defineResource({
  ...write,
  name: 'BoardTodoResource.delete',
  summary: 'Deletes a to-do.',
  options: ofTodo,
  data: z.object({ id: z.string() }),
  handle: async (context, { todo_id }) => {
    await deleteTodo(context, todo_id);
    return { id: todo_id };
  },
});

/** Restores a deleted to-do to its place. */
const boardTodoRestoreCreate = defineResource({
  ...write,
  name: 'BoardTodoRestoreResource.create',
  summary: 'Restores a deleted to-do.',
  options: ofTodo,
  data: answer,
  handle: async (context, { todo_id }) => unlessRefused(await restoreTodo(context, todo_id)),
});

/** Reorders the named to-dos within the places they have; others keep theirs. */
const boardTodoOrderUpdate = defineResource({
  ...write,
  name: 'BoardTodoOrderResource.update',
  summary: 'Reorders the to-dos of a board.',
  options: z.object({
    board_id: idOption,
    todo_ids: listOption(idOption, TODO_LIMITS.onBoard).refine(
      (ids) => ids.length > 0,
      msg('{field}: must contain to-dos'),
    ),
  }),
  data: z.object({ todo_ids: z.array(z.string()) }),
  handle: async (context, { board_id, todo_ids }) => {
    const named = [...new Set(todo_ids)];
    await orderTodos(context, board_id, named);
    return { todo_ids: named };
  },
});

export const todoResources = [
  boardTodosGet,
  boardTodoCreate,
  boardTodoUpdate,
  boardTodoDelete,
  boardTodoRestoreCreate,
  boardTodoOrderUpdate,
] as const;
