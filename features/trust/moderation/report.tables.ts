import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import { TAKEDOWN_LAWS, TAKEDOWN_TYPES } from './takedown.ts';

/** Lives with the person responsible for the thing. reporter_id is null for visitors. */
export const userReports = pgTable(
  'user_reports',
  {
    home: home(),
    id: id('id').notNull(),
    reporterId: id('reporter_id'),
    userId: id('user_id').notNull(),
    law: text('law'),
    reason: text('reason').notNull(),
    details: text('details').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    caseId: id('case_id').notNull(),
    takedownId: id('takedown_id'),
    evidence: text('evidence').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** A legal request to remove something; lives with its submitter, or in any home when anonymous. */
export const takedowns = pgTable(
  'takedowns',
  {
    home: home(),
    id: id('id').notNull(),
    law: text('law', { enum: TAKEDOWN_LAWS }).notNull(),
    type: text('type', { enum: TAKEDOWN_TYPES }),
    submitterId: id('submitter_id'),
    trustedFlagger: boolean('trusted_flagger').notNull().default(false),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    receipt: text('receipt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);
