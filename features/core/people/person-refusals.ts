import { notFound, type Refusal } from '#platform/resource/refusal.ts';
import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';

export type FollowRefusal =
  | 'own-profile'
  | 'blocked-by-you'
  | 'own-invite'
  | 'invite-not-valid'
  | 'link-not-valid';

const REFUSALS: Refusals<FollowRefusal> = {
  'own-profile': { kind: 'invalid', field: 'user_id', message: 'This is your own profile.' },
  'blocked-by-you': {
    kind: 'conflict',
    message: "You've blocked this person.",
    detail: 'Unblock them first.',
  },
  'own-invite': { kind: 'conflict', message: 'This is your own invite link.' },
  'link-not-valid': { kind: 'not-found', message: "This link isn't valid." },
  'invite-not-valid': { kind: 'not-found', message: 'This invite link is no longer valid.' },
};

export interface FollowRefused {
  refused: FollowRefusal;
}

export const unlessFollowRefused = unlessRefusedBy(REFUSALS);

export function personNotFound(): Refusal {
  return notFound('user');
}
