import type { ReportKind } from './report.ts';

/** `open` is undecided; `closed` is final. */
export const CASE_STATUSES = ['open', 'decided', 'appealed', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

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
  'noindex',
  'suspend',
] as const;
export type Decision = (typeof DECISIONS)[number];

const OF_KIND: Record<ReportKind, readonly Decision[]> = {
  person: ['dismiss', 'warn', 'hide_pictures', 'noindex', 'suspend'],
  pin: ['dismiss', 'warn', 'remove_pin', 'noindex', 'suspend'],
  board: ['dismiss', 'warn', 'mark_sensitive', 'disable_board', 'suspend'],
  comment: ['dismiss', 'warn', 'remove_comment', 'suspend'],
  try: ['dismiss', 'warn', 'remove_try', 'suspend'],
  message: ['dismiss', 'warn', 'remove_message', 'suspend'],
};

export function decisionsFor(kind: ReportKind): readonly Decision[] {
  return OF_KIND[kind];
}

export const OUTCOMES = ['upheld', 'overturned'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `gone`: the subject of the case was deleted with the account of the person responsible. */
export const LOGGED_ACTIONS = [
  ...['reported', 'noted', 'decided', 'appealed', 'answered', 'taken_back', 'gone'],
  ...['article_created', 'article_changed', 'article_scheduled', 'article_published', 'article_unpublished'],
  ...['merchant_approved', 'merchant_disapproved', 'merchant_ended'],
  ...['topic_created', 'topic_changed', 'topic_renamed', 'topic_hidden', 'topic_shown', 'topic_merged'],
  ...['ad_approved', 'ad_rejected'],
  ...['ad_account_credited', 'ad_account_paid', 'ad_account_closed', 'ad_account_reopened'],
] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];

export type ArticleAction = Extract<LoggedAction, `article_${string}`>;
export type TopicAction = Extract<LoggedAction, `topic_${string}`>;
export type AdAction = Extract<LoggedAction, `ad_${string}`>;
export type MerchantAction = Extract<LoggedAction, `merchant_${string}`>;

/** Days; null is permanent. */
export const SUSPENSION_DAYS = [1, 7, 30] as const;

export const CASE_LIMITS = { explanation: 2000, note: 2000, appeal: 2000 } as const;

/** Removed things are retained as long. */
export const APPEAL_DAYS = 30;

/** After that, what these removed is gone for good. */
const REMOVALS: readonly Decision[] = [
  'remove_pin',
  'remove_comment',
  'remove_try',
  'remove_message',
  'hide_pictures',
];

/** Without an appeal: the staff was wrong, or what it was about is no longer so. */
export function canTakeBack(
  one: { status: CaseStatus; decision: Decision | null; decided_at: Date | null },
  now: Date,
): boolean {
  const { status, decision, decided_at: decidedAt } = one;
  if (status !== 'decided' || !decision || !decidedAt) return false;
  return !REMOVALS.includes(decision) || now < appealUntil(decidedAt);
}

export function appealUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + APPEAL_DAYS * 86_400_000);
}

export interface Snapshot {
  title: string;
  text: string;
  url: string | null;
  link: string | null;
  picture: string | null;
}

export const NOTHING_SEEN: Snapshot = { title: '', text: '', url: null, link: null, picture: null };
