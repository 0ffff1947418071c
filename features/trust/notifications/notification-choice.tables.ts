import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id } from '#platform/database/columns.ts';

/** Which kinds of news a person wants, and which by mail too; no row means on the site only. */
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
