import { z } from 'zod';
import { personCard } from '#features/core/people/person-answer.ts';
import { CASE_STATUSES, DECISIONS, LOGGED_ACTIONS, OUTCOMES } from './case.ts';
import { REPORT_KINDS } from './report.ts';

/** What was there when something was reported. */
const seen = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  link: z.string().nullable(),
  image_url: z.string().nullable(),
});

/** A case in a list of the staff. */
export const listedCase = z.object({
  id: z.string(),
  type: z.literal('moderation_case'),
  kind: z.enum(REPORT_KINDS),
  status: z.enum(CASE_STATUSES),
  seen,
  author: personCard,
  report_count: z.number().int(),
  reasons: z.array(z.string()),
  laws: z.array(z.string()),
  is_by_trusted_flagger: z.boolean(),
  created_at: z.string(),
  /** Since when it waits for somebody; null where nobody has to do anything. */
  waiting_since: z.string().nullable(),
  decision: z.enum(DECISIONS).nullable(),
  decided_at: z.string().nullable(),
});

export type ListedCase = z.infer<typeof listedCase>;

/** One report as staff read it. Whoever signed in has a name; how to reach them stands nowhere. */
const reportOfCase = z.object({
  id: z.string(),
  reporter: z.string().nullable(),
  reason: z.string(),
  law: z.string().nullable(),
  details: z.string(),
  evidence: z.array(z.string()),
  receipt: z.string().nullable(),
  takedown_type: z.string().nullable(),
  provisions: z.array(z.string()),
  trusted_flagger: z.string().nullable(),
  created_at: z.string(),
});

export type ReportOfCase = z.infer<typeof reportOfCase>;

/** One line of the log. */
export const logEntry = z.object({
  id: z.string(),
  case_id: z.string(),
  act: z.enum(LOGGED_ACTIONS),
  staff: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});

export type LogEntry = z.infer<typeof logEntry>;

/** A case with all that staff need to decide it. */
export const moderationCase = listedCase.extend({
  /** A withheld picture, which has no address any more. */
  withheld_image: z.string().nullable(),
  rule: z.string().nullable(),
  explanation: z.string(),
  suspension_days: z.number().int().nullable(),
  decided_by: z.string().nullable(),
  appeal: z.string(),
  appealed_at: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  answer: z.string(),
  answered_by: z.string().nullable(),
  answered_at: z.string().nullable(),
  /** What can be decided now; empty where the viewer may not, or nothing waits. */
  decisions: z.array(z.enum(DECISIONS)),
  may_answer: z.boolean(),
  reports: z.array(reportOfCase),
  log: z.array(logEntry),
  /** How often something of this person was found to break a rule before. */
  earlier_decisions: z.number().int(),
});

export type ModerationCase = z.infer<typeof moderationCase>;

/** A decision as the person reads it whom it is about. */
export const decisionAnswer = z.object({
  id: z.string(),
  type: z.literal('moderation_decision'),
  kind: z.enum(REPORT_KINDS),
  title: z.string(),
  decision: z.enum(DECISIONS),
  rule: z.string().nullable(),
  explanation: z.string(),
  suspension_days: z.number().int().nullable(),
  decided_at: z.string(),
  appeal: z.string(),
  appealed_at: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  answer: z.string(),
  /** Until when it can be appealed against; null where it no longer can. */
  appeal_until: z.string().nullable(),
});

export type DecisionAnswer = z.infer<typeof decisionAnswer>;
