import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type AppealRefusal = 'decision-not-found' | 'already-appealed' | 'appeal-over';

export const appealRefusals: Record<AppealRefusal, RefusalDetails> = {
  'decision-not-found': {
    status: 404,
    reason: 'decision-not-found',
    message: 'This decision was not found.',
  },
  'already-appealed': {
    status: 409,
    reason: 'already-appealed',
    message: 'You have already appealed. A decision can only be appealed once.',
  },
  'appeal-over': {
    status: 409,
    reason: 'appeal-over',
    message: 'The time to appeal against this decision is over.',
  },
};
