import { todoRow } from '#testing/cast-rows.ts';
import { EDIT, SAVE } from './board-table.ts';
import type { Row } from './table.ts';
import type { Thing } from './things.ts';

const ofBoard = ({ board }: Thing) => ({ board_id: board });
const todoOn = ({ world, board, owner }: Thing) => todoRow(world.platform.db, board, owner.id);

/** Whoever works on a board reads its to-dos, and what became of their pins there; whoever edits it changes them and the dates. */
export const todoTable: Row[] = [
  {
    resource: 'BoardDatesResource.update',
    options: ({ board }) => ({ board_id: board, starts_on: '2026-05-17', ends_on: null }),
    on: EDIT,
  },
  { resource: 'BoardTodosResource.get', options: ofBoard, on: SAVE },
  { resource: 'UserAnalyticsResource.get', tries: 'of a board', options: ofBoard, on: SAVE },
  {
    resource: 'BoardTodoResource.create',
    options: ({ board }) => ({ board_id: board, title: 'Buy paint' }),
    on: EDIT,
  },
  {
    resource: 'BoardTodoResource.update',
    options: async (thing) => ({ todo_id: await todoOn(thing), is_done: true }),
    on: EDIT,
  },
  {
    resource: 'BoardTodoResource.delete',
    options: async (thing) => ({ todo_id: await todoOn(thing) }),
    on: EDIT,
  },
  {
    resource: 'BoardTodoRestoreResource.create',
    options: async (thing) => ({ todo_id: await todoOn(thing) }),
    on: EDIT,
  },
  {
    resource: 'BoardTodoOrderResource.update',
    options: async (thing) => ({
      board_id: thing.board,
      todo_ids: [await todoOn(thing), await todoOn(thing)].reverse(),
    }),
    on: EDIT,
  },
];
