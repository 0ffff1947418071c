import { picturePath } from '#features/core/media/picture-urls.ts';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ShownDecision } from '../appeal-decision/appeal-decision.service.ts';
import type { Snapshot } from '../case.ts';
import type { ReportedCase } from '../list-cases/list-cases.service.ts';
import type { ShownCase } from '../show-case/show-case.service.ts';
import type { ReportRow } from '../show-case/show-case.store.ts';
import type { LogRow } from '../show-log/show-log.store.ts';
import type { DecisionAnswer, ListedCase, LogEntry, ModerationCase, ReportOfCase } from './case-answer.ts';

function wireDate(date: Date | null): string | null {
  return date && toRfc2822(date);
}

function presentSnapshot({ title, text, url, link, picture }: Snapshot, origin: string) {
  return { title, text, url, link, image_url: picture && origin + picturePath(picture, '474x') };
}

export function presentListedCase(
  { config: { origin } }: Pick<Context, 'config'>,
  { row, reasons }: ReportedCase,
): ListedCase {
  return {
    id: row.id,
    type: 'moderation_case',
    kind: row.kind,
    status: row.status,
    seen: presentSnapshot(row.snapshot, origin),
    author: presentPersonCard(row.author, origin),
    report_count: row.report_count,
    reasons: reasons?.reasons.map(({ reason }) => reason) ?? [],
    reason_counts: reasons?.reasons ?? [],
    laws: reasons?.laws ?? [],
    is_by_trusted_flagger: reasons?.is_flagged ?? false,
    created_at: toRfc2822(row.created_at),
    waiting_since: wireDate(row.waiting_since),
    decision: row.decision,
    decided_at: wireDate(row.decided_at),
  };
}

function presentReport({ type, provisions, flagger, created_at, ...report }: ReportRow): ReportOfCase {
  return {
    ...report,
    takedown_type: type,
    provisions: provisions ?? [],
    trusted_flagger: flagger,
    created_at: toRfc2822(created_at),
  };
}

export function presentLogRow({ created_at, ...row }: LogRow): LogEntry {
  return { ...row, created_at: toRfc2822(created_at) };
}

export function presentCase(context: Pick<Context, 'config'>, shown: ShownCase): ModerationCase {
  const { row, withheldImage } = shown;
  const { rule, explanation, suspension_days, decided_by, appeal, outcome, answer, answered_by } = row;
  return {
    ...presentListedCase(context, shown),
    ...{ rule, explanation, suspension_days, decided_by, appeal, outcome, answer, answered_by },
    appealed_at: wireDate(row.appealed_at),
    answered_at: wireDate(row.answered_at),
    withheld_image: withheldImage && `data:image/webp;base64,${withheldImage.toString('base64')}`,
    decisions: [...shown.decisions],
    may_answer: shown.mayAnswer,
    may_take_back: shown.mayTakeBack,
    reports: shown.reports.map(presentReport),
    log: shown.log.map(presentLogRow),
    earlier_decisions: row.earlier,
  };
}

/** Leaves out reporters and staff. */
export function presentDecision({ row, decision, decidedAt, appealUntil }: ShownDecision): DecisionAnswer {
  return {
    id: row.id,
    type: 'moderation_decision',
    kind: row.kind,
    title: row.snapshot.title,
    decision,
    rule: row.rule,
    explanation: row.explanation,
    suspension_days: row.suspension_days,
    decided_at: toRfc2822(decidedAt),
    appeal: row.appeal,
    appealed_at: wireDate(row.appealed_at),
    outcome: row.outcome,
    answer: row.answer,
    appeal_until: wireDate(appealUntil),
  };
}
