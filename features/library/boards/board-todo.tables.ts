import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** Lives with the board. */
export const boardTodos = pgTable(
  'board_todos',
  {
    home: home(),
    id: id('id').notNull(),
    boardId: id('board_id').notNull(),
    title: text('title').notNull(),
    isDone: boolean('is_done').notNull().default(false),
    position: integer('position').notNull(),
    createdBy: id('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);
