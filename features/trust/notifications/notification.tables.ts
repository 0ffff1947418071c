import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** Live with the person. */
export const notifications = pgTable(
  'notifications',
  {
    home: home(),
    id: id('id').notNull(),
    userId: id('user_id').notNull(),
    type: text('type').notNull(),
    actorId: id('actor_id'),
    objectId: id('object_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);
