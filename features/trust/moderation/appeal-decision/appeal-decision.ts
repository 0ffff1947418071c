import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type AppealRefusal = 'decision-not-found' | 'already-appealed' | 'appeal-over';

export const appealRefusals: Record<AppealRefusal, RefusalDetails> = {
  'decision-not-found': {
    kind: 'not-found',
    reason: 'decision-not-found',
    message: 'This decision was not found.',
  },
  'already-appealed': {
    kind: 'conflict',
    reason: 'already-appealed',
    message: "You've already appealed. A decision can only be appealed once.",
  },
  'appeal-over': {
    kind: 'conflict',
    reason: 'appeal-over',
    message: 'The deadline to appeal this decision has passed.',
  },
};
