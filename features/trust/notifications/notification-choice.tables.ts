import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id } from '#platform/database/columns.ts';

/** The kinds of notifications a person wants, and which by mail too; without a row on the site only. */
export const notificationChoices = pgTable(
  'news_choices',
  {
    home: home(),
    userId: id('user_id').notNull(),
    kind: text('kind').notNull(),
    onSite: boolean('on_site').notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.kind] })],
);
