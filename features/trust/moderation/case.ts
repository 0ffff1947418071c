import type { ReportKind } from './report.ts';

/** How far a case is: decided by nobody, decided, decided and appealed against, or done with. */
export const CASE_STATUSES = ['open', 'decided', 'appealed', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** What staff can decide. */
export const DECISIONS = [
  'dismiss',
  'warn',
  'remove_pin',
  'remove_comment',
  'remove_try',
  'remove_message',
  'mark_sensitive',
  'disable_board',
  'hide_pictures',
  'suspend',
] as const;
export type Decision = (typeof DECISIONS)[number];

const OF_KIND: Record<ReportKind, readonly Decision[]> = {
  person: ['dismiss', 'warn', 'hide_pictures', 'suspend'],
  pin: ['dismiss', 'warn', 'remove_pin', 'suspend'],
  board: ['dismiss', 'warn', 'mark_sensitive', 'disable_board', 'suspend'],
  comment: ['dismiss', 'warn', 'remove_comment', 'suspend'],
  try: ['dismiss', 'warn', 'remove_try', 'suspend'],
  message: ['dismiss', 'warn', 'remove_message', 'suspend'],
};

/** What can be decided about something of this kind. */
export function decisionsFor(kind: ReportKind): readonly Decision[] {
  return OF_KIND[kind];
}

export const OUTCOMES = ['upheld', 'overturned'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the log tells of; `gone`: what the case was about is, with the account of whoever answered for it. */
export const LOGGED_ACTIONS = ['reported', 'noted', 'decided', 'appealed', 'answered', 'gone'] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];

/** For how long somebody can be suspended, days; without a number it is for good. */
export const SUSPENSION_DAYS = [1, 7, 30] as const;

export const CASE_LIMITS = { explanation: 2000, note: 2000, appeal: 2000 } as const;

/** How long a decision can be appealed against, days. What was taken away is kept as long. */
export const APPEAL_DAYS = 30;

/** Until when a decision can be appealed against. */
export function appealUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + APPEAL_DAYS * 86_400_000);
}

/** What was there when something was reported. */
export interface Snapshot {
  title: string;
  text: string;
  /** Where it is on this site. */
  url: string | null;
  /** Where it leads to. */
  link: string | null;
  /** The signature of its picture. */
  picture: string | null;
}

export const NOTHING_SEEN: Snapshot = { title: '', text: '', url: null, link: null, picture: null };
