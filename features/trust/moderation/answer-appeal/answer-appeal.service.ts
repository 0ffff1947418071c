import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockCase } from '../case.store.ts';
import type { Outcome } from '../case.ts';
import { logAction } from '../case-log.store.ts';
import { effectOf } from '../effects.service.ts';
import { mayAnswerAppeal } from '../show-case/show-case.service.ts';
import { mailAnswer } from '../telling.service.ts';
import { writeAnswer } from './answer-appeal.store.ts';
import type { AnswerRefusal } from './answer-appeal.ts';

export async function answerAppeal(
  context: ContextFor<'staff'>,
  id: Id,
  { outcome, answer }: { outcome: Outcome; answer: string },
): Promise<{ refused: AnswerRefusal } | { answered: true }> {
  const [at, staffId] = [context.clock.now(), context.viewer.id];
  return context.db.transaction(async (tx) => {
    const row = await lockCase(tx, id);
    if (!row) return { refused: 'case-not-found' };
    const { status, decision, decided_at } = row;
    if (status !== 'appealed' || !decision || !decided_at) return { refused: 'no-appeal' };
    if (!(await mayAnswerAppeal(tx, staffId, row))) return { refused: 'not-yours-to-answer' };
    if (outcome === 'overturned') await effectOf(decision).undo({ platform: context, tx, staffId, at }, row);
    await writeAnswer(tx, allow(row, 'answer'), { outcome, answer, staffId, at });
    await logAction(tx, row, { staffId, act: 'answered', data: { outcome, answer }, at });
    await mailAnswer(context, tx, { ...row, outcome, answer, decided_at });
    return { answered: true };
  });
}
