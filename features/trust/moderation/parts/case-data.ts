import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { ListedCase, LogEntry, ModerationCase } from '../wire/case-answer.ts';

const ageOf = (at: string, now: number) => Math.max(0, now - Date.parse(at));

export type CaseLine = ReturnType<typeof caseLine>;

export function caseLine(one: ListedCase, now: number) {
  const { id, kind, status, seen, author, report_count, reason_counts, is_by_trusted_flagger, decision } =
    one;
  return {
    ...{ id, kind, status, reasons: reason_counts, decision },
    title: seen.title,
    text: seen.text,
    picture: pathOfPicture(seen.image_url),
    username: author.username,
    reportCount: report_count,
    isFlagged: is_by_trusted_flagger,
    isLegal: one.laws.length > 0,
    /** How long it has waited, or since it was decided, ms. */
    age: ageOf(one.waiting_since ?? one.decided_at ?? one.created_at, now),
  };
}

export type LogLine = ReturnType<typeof logLine>;

export function logLine({ id, case_id, act, staff, data, created_at }: LogEntry, now: number) {
  const textOf = (key: string) => (typeof data[key] === 'string' ? data[key] : '');
  return {
    ...{ id, act, staff, caseId: case_id, age: ageOf(created_at, now) },
    articleId: textOf('article_id'),
    merchantId: textOf('merchant_id'),
    adId: textOf('ad_id'),
    topicId: textOf('into_id') || textOf('topic_id'),
    decision: textOf('decision'),
    outcome: textOf('outcome'),
    rule: textOf('rule') || textOf('reason'),
    words: [
      ...['explanation', 'answer', 'note', 'receipts'].map(textOf),
      ['before', 'title', 'into'].map(textOf).filter(Boolean).join(' → '),
    ].filter(Boolean),
  };
}

export type CasePageData = ReturnType<typeof casePageData>;

export function casePageData(one: ModerationCase, now: number) {
  return {
    ...caseLine(one, now),
    picture: one.withheld_image ?? pathOfPicture(one.seen.image_url),
    url: one.seen.url,
    link: one.seen.link,
    author: { username: one.author.username, fullName: one.author.full_name },
    earlier: one.earlier_decisions,
    ...{ decisions: one.decisions, rule: one.rule, explanation: one.explanation, outcome: one.outcome },
    ...{ answer: one.answer, appeal: one.appeal, days: one.suspension_days, mayAnswer: one.may_answer },
    mayTakeBack: one.may_take_back,
    ...{ decidedBy: one.decided_by, answeredBy: one.answered_by },
    reports: one.reports.map((report) => ({ ...report, age: ageOf(report.created_at, now) })),
    log: one.log.map((entry) => logLine(entry, now)),
  };
}
