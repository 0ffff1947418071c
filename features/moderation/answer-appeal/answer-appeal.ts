import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type AnswerRefusal = 'case-not-found' | 'no-appeal' | 'not-yours-to-answer';

/** What a client is told of each. */
export const answerRefusals: Record<AnswerRefusal, RefusalDetails> = {
  'case-not-found': { status: 404, reason: 'case-not-found', message: 'This case was not found.' },
  'no-appeal': {
    status: 409,
    reason: 'no-appeal',
    message: 'No appeal waits here: somebody has answered it, or there was none.',
  },
  'not-yours-to-answer': {
    status: 403,
    reason: 'not-yours-to-answer',
    message: 'Somebody else of the staff answers an appeal against what you decided, or one of your own.',
  },
};
