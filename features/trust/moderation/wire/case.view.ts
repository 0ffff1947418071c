import { picturePath } from '#features/core/media/picture-urls.ts';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { CaseRow } from '../case.store.ts';
import { appealUntil, type Snapshot } from '../case.ts';
import type { ListedCaseRow, ReasonsRow } from '../list-cases/list-cases.store.ts';
import type { DecisionAnswer, ListedCase } from './case-answer.ts';

export function wireDate(date: Date | null): string | null {
  return date && toRfc2822(date);
}

function presentSnapshot({ title, text, url, link, picture }: Snapshot, origin: string) {
  return { title, text, url, link, image_url: picture && origin + picturePath(picture, '474x') };
}

export function presentListedCase(
  row: ListedCaseRow,
  reasons: ReasonsRow | undefined,
  origin: string,
): ListedCase {
  return {
    id: row.id,
    type: 'moderation_case',
    kind: row.kind,
    status: row.status,
    seen: presentSnapshot(row.snapshot, origin),
    author: presentPersonCard(row.author, origin),
    report_count: row.report_count,
    reasons: reasons?.reasons ?? [],
    laws: reasons?.laws ?? [],
    is_by_trusted_flagger: reasons?.is_flagged ?? false,
    created_at: toRfc2822(row.created_at),
    waiting_since: wireDate(row.waiting_since),
    decision: row.decision,
    decided_at: wireDate(row.decided_at),
  };
}

/** A decision for the person it is about: without reporters and staff. */
export function presentDecision(row: CaseRow, now: Date): DecisionAnswer | null {
  if (!row.decision || !row.decided_at || row.decision === 'dismiss') return null;
  const until = appealUntil(row.decided_at);
  const mayAppeal = row.status === 'decided' && now < until;
  return {
    id: row.id,
    type: 'moderation_decision',
    kind: row.kind,
    title: row.snapshot.title,
    decision: row.decision,
    rule: row.rule,
    explanation: row.explanation,
    suspension_days: row.suspension_days,
    decided_at: toRfc2822(row.decided_at),
    appeal: row.appeal,
    appealed_at: wireDate(row.appealed_at),
    outcome: row.outcome,
    answer: row.answer,
    appeal_until: mayAppeal ? toRfc2822(until) : null,
  };
}
