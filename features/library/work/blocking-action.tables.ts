import { boolean, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import type { BlockingActionType } from './blocking-action.ts';

/** Slow work on a board, in progress or done. section_id null: pins outside sections; -1: the whole board. */
export const blockingActions = pgTable(
  'blocking_actions',
  {
    home: home(),
    id: id('id').notNull(),
    boardId: id('board_id').notNull(),
    sectionId: text('section_id'),
    actionType: integer('action_type').$type<BlockingActionType>().notNull(),
    progress: real('progress').notNull().default(0),
    isOrigin: boolean('is_origin').notNull().default(false),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    cursor: text('cursor'),
    failure: text('failure'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    job: text('job'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);
