import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

export interface NewReport {
  /** Null for visitors. */
  reporterId: Id | null;
  reason: string;
  law: string | null;
  details: string;
  evidence: readonly string[];
  takedownId: Id | null;
  at: Date;
}

const INSERT: Statement = {
  name: 'moderation-report-insert',
  // Uses user_reports_once.
  text: `insert into user_reports (home, id, case_id, user_id, reporter_id, reason, law, details, evidence, takedown_id,
      created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (home, case_id, reporter_id) where reporter_id is not null and takedown_id is null do nothing
    returning id`,
};

const COUNT: Statement = {
  name: 'moderation-report-count',
  text: 'update moderation_cases set report_count = report_count + 1 where home = $1 and id = $2',
};

/** False where this person has already reported the thing. */
export async function insertReport(
  tx: Transaction,
  { id: caseId, user_id: userId }: Locked<{ id: Id; user_id: Id }>,
  report: NewReport,
): Promise<boolean> {
  const { reporterId, reason, law, details, evidence, takedownId, at } = report;
  const home = homeOf(caseId);
  const rows = await tx.rows(INSERT, [
    ...[home, caseId, userId, reporterId, reason, law, details, evidence, takedownId, at],
  ]);
  if (rows.length === 0) return false;
  await tx.write(COUNT, [home, caseId]);
  return true;
}
