import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import { CASE_STATUSES, DECISIONS, LOGGED_ACTIONS, NOTHING_SEEN, OUTCOMES, type Snapshot } from './case.ts';
import { REPORT_KINDS } from './report.ts';

/** A reported thing with the decision of staff; lives with the person responsible. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    home: home(),
    id: id('id').notNull(),
    userId: id('user_id').notNull(),
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    objectId: id('object_id').notNull(),
    snapshot: jsonb('snapshot').$type<Snapshot>().notNull().default(NOTHING_SEEN),
    status: text('status', { enum: CASE_STATUSES }).notNull().default('open'),
    reportCount: integer('report_count').notNull().default(0),
    waitingSince: moment('waiting_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
    decision: text('decision', { enum: DECISIONS }),
    rule: text('rule'),
    explanation: text('explanation').notNull().default(''),
    suspensionDays: integer('suspension_days'),
    decidedBy: id('decided_by'),
    decidedAt: moment('decided_at'),
    undo: jsonb('undo').$type<Record<string, unknown>>().notNull().default({}),
    appeal: text('appeal').notNull().default(''),
    appealedAt: moment('appealed_at'),
    outcome: text('outcome', { enum: OUTCOMES }),
    answer: text('answer').notNull().default(''),
    answeredBy: id('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** What was done about reports, and by whom; the database refuses changes. staff_id is null where no staff acted. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    home: home(),
    id: id('id').notNull(),
    caseId: id('case_id').notNull(),
    staffId: id('staff_id'),
    act: text('act', { enum: LOGGED_ACTIONS }).notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);
