import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow, type Locked } from '#platform/resource/allowed.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type CaseRow, lockCase } from '../case.store.ts';
import { canTakeBack, type Outcome } from '../case.ts';
import { logAction } from '../case-log.store.ts';
import { effectOf } from '../effects.service.ts';
import { mayAnswerAppeal } from '../show-case/show-case.service.ts';
import { mailAnswer } from '../telling.service.ts';
import { writeAnswer } from './answer-appeal.store.ts';
import type { AnswerRefusal } from './answer-appeal.ts';

type Answered = { refused: AnswerRefusal } | { answered: true };

export function answerAppeal(
  context: ContextFor<'staff'>,
  id: Id,
  given: { outcome: Outcome; answer: string },
): Promise<Answered> {
  return context.db.transaction(async (tx) => {
    const row = await lockCase(tx, id);
    if (!row) return { refused: 'case-not-found' };
    if (row.status !== 'appealed') return { refused: 'no-appeal' };
    if (!(await mayAnswerAppeal(tx, context.viewer.id, row))) return { refused: 'not-yours-to-answer' };
    return close(context, tx, row, { ...given, act: 'answered' });
  });
}

/** Undoes a decision that nobody has appealed. */
export function takeDecisionBack(context: ContextFor<'staff'>, id: Id, answer: string): Promise<Answered> {
  return context.db.transaction(async (tx) => {
    const row = await lockCase(tx, id);
    if (!row) return { refused: 'case-not-found' };
    if (row.user_id === context.viewer.id) return { refused: 'not-yours-to-answer' };
    if (!canTakeBack(row, context.clock.now())) return { refused: 'not-taken-back' };
    return close(context, tx, row, { outcome: 'overturned', answer, act: 'taken_back' });
  });
}

type Closing = { outcome: Outcome; answer: string; act: 'answered' | 'taken_back' };

async function close(
  context: ContextFor<'staff'>,
  tx: Transaction,
  row: Locked<CaseRow>,
  { outcome, answer, act }: Closing,
): Promise<Answered> {
  const [at, staffId] = [context.clock.now(), context.viewer.id];
  const { decision, decided_at } = row;
  if (!decision || !decided_at) throw new Error(`case ${row.id} is undecided`);
  if (outcome === 'overturned') await effectOf(decision).undo({ platform: context, tx, staffId, at }, row);
  await writeAnswer(tx, allow(row, 'answer'), { outcome, answer, staffId, at });
  await logAction(tx, row, { staffId, act, data: { outcome, answer }, at });
  await mailAnswer(context, tx, { ...row, outcome, answer, decided_at });
  return { answered: true };
}
