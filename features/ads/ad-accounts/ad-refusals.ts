import { msg } from '#platform/i18n/msg.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type AdRefusal =
  | 'no-business'
  | 'account-closed'
  | 'pin-not-open'
  | 'pin-without-link'
  | 'already-reviewed'
  | 'own-review'
  | 'is-archived'
  | 'changed-since';

export const adRefusals: Record<AdRefusal, RefusalDetails> = {
  'no-business': {
    kind: 'forbidden',
    reason: 'no-business',
    message: 'Only business accounts can advertise.',
  },
  'account-closed': {
    kind: 'conflict',
    reason: 'account-closed',
    message: 'This ad account is closed.',
  },
  'pin-not-open': {
    kind: 'conflict',
    reason: 'pin-not-open',
    message: msg('Only public Pins that are not on a sensitive board can be promoted.'),
    field: 'pin_id',
  },
  'pin-without-link': {
    kind: 'conflict',
    reason: 'pin-without-link',
    message: 'A click needs somewhere to lead. Add a link.',
    field: 'destination_url',
  },
  'already-reviewed': {
    kind: 'conflict',
    reason: 'already-reviewed',
    message: 'This ad has already been reviewed or changed.',
  },
  'own-review': {
    kind: 'forbidden',
    reason: 'own-review',
    message: 'This business is yours. Someone else must decide.',
  },
  'is-archived': {
    kind: 'conflict',
    reason: 'is-archived',
    message: "What's archived can't be changed.",
  },
  'changed-since': {
    kind: 'conflict',
    reason: 'changed-since',
    message: 'This has changed since, so it was not undone.',
  },
};
