import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type AllowedCase, type CaseRow, lockCase } from '../case.store.ts';
import { type Decision, decisionsFor } from '../case.ts';
import { logAction } from '../case-log.store.ts';
import { effectOf } from '../effects.service.ts';
import { mailDecision } from '../telling.service.ts';
import { writeDecision } from './decide-case.store.ts';
import type { DecisionRefusal } from './decide-case.ts';

export interface Input {
  decision: Decision;
  /** Null if no rule was broken. */
  rule: string | null;
  explanation: string;
  /** Only staff see it. */
  note: string;
  /** Null means for ever. */
  days: number | null;
}

/** The second of two concurrent decisions is refused. */
export async function decideCase(
  context: ContextFor<'staff'>,
  id: Id,
  input: Input,
): Promise<{ refused: DecisionRefusal } | { decided: true }> {
  return context.db.transaction(async (tx) => {
    const row = await lockCase(tx, id);
    const refused = refusalOf(context, row, input);
    if (!row || refused) return { refused: refused ?? 'case-not-found' };
    await decide(context, tx, allow(row, 'decide'), input);
    return { decided: true };
  });
}

function refusalOf(
  { viewer }: ContextFor<'staff'>,
  row: CaseRow | null,
  { decision, rule }: Input,
): DecisionRefusal | null {
  if (!row) return 'case-not-found';
  if (row.status !== 'open') return 'already-decided';
  if (row.user_id === viewer.id) return 'own-case';
  if (!decisionsFor(row.kind).includes(decision)) return 'not-for-kind';
  return decision !== 'dismiss' && !rule ? 'rule-missing' : null;
}

async function decide(
  context: ContextFor<'staff'>,
  tx: Transaction,
  row: AllowedCase<'decide'>,
  { decision, rule, explanation, note, ...input }: Input,
): Promise<void> {
  const [at, staffId] = [context.clock.now(), context.viewer.id];
  const days = decision === 'suspend' ? input.days : null;
  const undo = await effectOf(decision).act({ platform: context, tx, staffId, at }, row, days);
  // After a dismissal there is nothing to appeal.
  const status = decision === 'dismiss' ? 'closed' : 'decided';
  const decided = { status, decision, rule, explanation, days, staffId, at, undo } as const;
  await writeDecision(tx, row, decided);
  const data = { decision, rule, explanation, days, ...(note && { note }) };
  await logAction(tx, row, { staffId, act: 'decided', data, at });
  await mailDecision(context, tx, { ...row, ...decided, suspension_days: days, decided_at: at });
}
