import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** What people viewed and clicked; user_id null is a visitor. */
export const events = pgTable(
  'events',
  {
    home: home(),
    id: id('id').notNull(),
    userId: id('user_id'),
    eventType: integer('event_type').notNull(),
    viewType: integer('view_type'),
    viewParameter: text('view_parameter'),
    component: text('component'),
    element: text('element'),
    objectIdStr: text('object_id_str'),
    auxData: jsonb('aux_data').$type<Record<string, unknown>>().notNull().default({}),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);
