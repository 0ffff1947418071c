import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type AnswerRefusal = 'case-not-found' | 'no-appeal' | 'not-yours-to-answer' | 'not-taken-back';

export const answerRefusals: Record<AnswerRefusal, RefusalDetails> = {
  'case-not-found': { kind: 'not-found', reason: 'case-not-found', message: 'This case was not found.' },
  'no-appeal': {
    kind: 'conflict',
    reason: 'no-appeal',
    message: "There's no open appeal here. Someone may have answered it already.",
  },
  'not-taken-back': {
    kind: 'conflict',
    reason: 'not-taken-back',
    message: "This decision can't be taken back. It may be too old, appealed or closed already.",
  },
  'not-yours-to-answer': {
    kind: 'forbidden',
    reason: 'not-yours-to-answer',
    message: 'Another staff member must answer appeals against your decisions, and your own appeals.',
  },
};
