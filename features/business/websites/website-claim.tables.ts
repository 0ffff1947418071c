import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { CLAIM_METHODS } from '#features/core/people/claim-code.ts';
import { home, id, moment } from '#platform/database/columns.ts';

/** A claim to a website, which the code on it proves. Verified ones are checked again. */
export const websiteClaims = pgTable(
  'website_claims',
  {
    home: home(),
    userId: id('user_id').notNull(),
    websiteUrl: text('website_url').notNull(),
    code: text('code').notNull(),
    method: text('method', { enum: CLAIM_METHODS }),
    verifiedAt: moment('verified_at'),
    checkAt: moment('check_at'),
    failures: smallint('failures').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId] })],
);
