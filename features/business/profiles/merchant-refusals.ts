import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type MerchantRefusal =
  | 'no-business'
  | 'already-verified'
  | 'already-applied'
  | 'not-applied'
  | 'already-reviewed'
  | 'own-review';

export const merchantRefusals: Record<MerchantRefusal, RefusalDetails> = {
  'no-business': {
    kind: 'forbidden',
    reason: 'no-business',
    message: 'Only business accounts can be verified merchants.',
  },
  'already-verified': {
    kind: 'conflict',
    reason: 'already-verified',
    message: 'Your business is already verified.',
  },
  'already-applied': {
    kind: 'conflict',
    reason: 'already-applied',
    message: 'Your application is already in review.',
  },
  'not-applied': {
    kind: 'conflict',
    reason: 'not-applied',
    message: "There's no application in review.",
  },
  'already-reviewed': {
    kind: 'conflict',
    reason: 'already-reviewed',
    message: 'This application has already been decided or withdrawn.',
  },
  'own-review': {
    kind: 'forbidden',
    reason: 'own-review',
    message: 'This business is yours. Someone else must review it.',
  },
};
