import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type DecisionRefusal =
  | 'case-not-found'
  | 'already-decided'
  | 'own-case'
  | 'not-for-kind'
  | 'rule-missing';

export const decisionRefusals: Record<DecisionRefusal, RefusalDetails> = {
  'case-not-found': { kind: 'not-found', reason: 'case-not-found', message: 'This case was not found.' },
  'already-decided': {
    kind: 'conflict',
    reason: 'already-decided',
    message: 'Someone else has already decided this case.',
  },
  'own-case': {
    kind: 'forbidden',
    reason: 'own-case',
    message: 'This case is about you. Someone else must decide it.',
  },
  'not-for-kind': {
    kind: 'invalid',
    reason: 'not-for-kind',
    message: "This action isn't possible here.",
    field: 'decision',
  },
  'rule-missing': {
    kind: 'invalid',
    reason: 'rule-missing',
    message: 'Say which rule was broken.',
    field: 'rule',
  },
};
