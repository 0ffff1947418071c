import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedCase } from '../case.store.ts';
import type { CaseStatus, Decision } from '../case.ts';

const DECIDE: Statement = {
  name: 'moderation-decide',
  text: `update moderation_cases set status = $3, waiting_since = null, decision = $4, rule = $5, explanation = $6,
      suspension_days = $7, decided_by = $8, decided_at = $9, undo = $10
    where home = $1 and id = $2`,
};

export interface DecidedCase {
  status: CaseStatus;
  decision: Decision;
  rule: string | null;
  explanation: string;
  days: number | null;
  staffId: Id;
  at: Date;
  undo: Record<string, unknown>;
}

export async function writeDecision(
  tx: Transaction,
  { id }: AllowedCase<'decide'>,
  decided: DecidedCase,
): Promise<void> {
  const { status, decision, rule, explanation, days, staffId, at, undo } = decided;
  await tx.write(DECIDE, [homeOf(id), id, status, decision, rule, explanation, days, staffId, at, undo]);
}
