import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { home, moment } from '#platform/database/columns.ts';
import type { RichSummary } from './rich-summary.ts';

/** What the page behind a pin's link says about itself; home is the first 12 bits of the key. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    home: home(),
    linkKey: text('link_key').notNull(),
    url: text('url').notNull(),
    domain: text('domain').notNull(),
    summary: jsonb('summary').$type<RichSummary>(),
    failures: smallint('failures').notNull().default(0),
    checkAt: moment('check_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.linkKey] })],
);
