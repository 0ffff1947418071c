import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** A topic that people follow. */
export const interests = pgTable('interests', {
  id: id('id').primaryKey().default(sql`nextval('ids')`),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  imageSignature: text('image_signature'),
});

/** The topics that a person follows; lives with the person. */
export const interestFollows = pgTable(
  'interest_follows',
  {
    home: home(),
    userId: id('user_id').notNull(),
    interestId: id('interest_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.interestId] })],
);

/** The topics of a pin; lives with the pin. */
export const pinInterests = pgTable(
  'pin_interests',
  {
    home: home(),
    pinId: id('pin_id').notNull(),
    interestId: id('interest_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.pinId, table.interestId] })],
);
