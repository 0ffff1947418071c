import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedCase } from '../case.store.ts';
import type { Outcome } from '../case.ts';

const ANSWER: Statement = {
  name: 'moderation-answer-appeal',
  text: `update moderation_cases set status = 'closed', waiting_since = null, outcome = $3, answer = $4,
      answered_by = $5, answered_at = $6
    where home = $1 and id = $2`,
};

export async function writeAnswer(
  tx: Transaction,
  { id }: AllowedCase<'answer'>,
  answered: { outcome: Outcome; answer: string; staffId: Id; at: Date },
): Promise<void> {
  const { outcome, answer, staffId, at } = answered;
  await tx.write(ANSWER, [homeOf(id), id, outcome, answer, staffId, at]);
}
