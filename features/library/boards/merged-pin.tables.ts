import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** A pin's place on a board that was merged into another; lives and is deleted with the merged board. */
export const mergedPins = pgTable(
  'merged_pins',
  {
    home: home(),
    boardId: id('board_id').notNull(),
    pinId: id('pin_id').notNull(),
    sectionId: id('section_id'),
    rank: bigint('rank', { mode: 'number' }).notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: id('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.boardId, table.pinId] })],
);
