import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { CASE_STATUSES, DECISIONS, LOGGED_ACTIONS, OUTCOMES } from '../case.ts';
import { REPORT_KINDS } from '../report.ts';

const seen = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  link: z.string().nullable(),
  image_url: z.string().nullable(),
});

export const listedCase = z.object({
  id: z.string(),
  type: z.literal('moderation_case'),
  kind: z.enum(REPORT_KINDS),
  status: z.enum(CASE_STATUSES),
  seen,
  author: personCard,
  report_count: z.number().int(),
  reasons: z.array(z.string()),
  /** The most frequent first. */
  reason_counts: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  laws: z.array(z.string()),
  is_by_trusted_flagger: z.boolean(),
  created_at: z.string(),
  /** Null if no action is needed. */
  waiting_since: z.string().nullable(),
  decision: z.enum(DECISIONS).nullable(),
  decided_at: z.string().nullable(),
});

export type ListedCase = z.infer<typeof listedCase>;

/** Signed-in reporters are named, never with an address. */
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

export const logEntry = z.object({
  id: z.string(),
  case_id: z.string().nullable(),
  act: z.enum(LOGGED_ACTIONS),
  staff: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});

export type LogEntry = z.infer<typeof logEntry>;

export const moderationCase = listedCase.extend({
  /** A withheld picture has no address. */
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
  /** Empty where the viewer may not decide, or nothing is pending. */
  decisions: z.array(z.enum(DECISIONS)),
  may_answer: z.boolean(),
  /** Nobody has appealed, and what was removed is still there. */
  may_take_back: z.boolean(),
  reports: z.array(reportOfCase),
  log: z.array(logEntry),
  /** How many earlier decisions found that this person broke a rule. */
  earlier_decisions: z.number().int(),
});

export type ModerationCase = z.infer<typeof moderationCase>;

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
  /** Null if it can no longer be appealed. */
  appeal_until: z.string().nullable(),
});

export type DecisionAnswer = z.infer<typeof decisionAnswer>;
