import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** The people a person blocks; lives with the blocker. */
export const blocks = pgTable(
  'blocks',
  {
    home: home(),
    blockerId: id('blocker_id').notNull(),
    blockedId: id('blocked_id').notNull(),
    source: text('source'),
    context: text('context'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.blockerId, table.blockedId] })],
);

/** The mirror of blocks; lives with the blocked person. */
export const blockedBy = pgTable(
  'blocked_by',
  {
    home: home(),
    blockedId: id('blocked_id').notNull(),
    blockerId: id('blocker_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.blockedId, table.blockerId] })],
);
