import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';

export type AccessRefusal =
  | 'not-a-business'
  | 'own-account'
  | 'acts-already'
  | 'invited-already'
  | 'too-many-people'
  | 'needs-owner'
  | 'invite-not-valid'
  | 'does-not-act'
  | 'own-client'
  | 'client-not-a-business'
  | 'client-asked-already'
  | 'too-many-clients'
  | 'not-managed';

const REFUSALS: Refusals<AccessRefusal> = {
  'not-a-business': {
    kind: 'forbidden',
    message: 'Only a business account can let others act for it.',
    detail: 'Convert your account to a business account first.',
  },
  'own-account': { kind: 'invalid', field: 'invitee', message: 'This is the account itself.' },
  'acts-already': {
    kind: 'conflict',
    field: 'invitee',
    message: 'This person already acts for this account.',
  },
  'invited-already': { kind: 'conflict', field: 'invitee', message: 'This person is already invited.' },
  'too-many-people': {
    kind: 'conflict',
    field: 'invitee',
    message: 'No more people can act for this account. Remove someone first.',
  },
  'needs-owner': { kind: 'forbidden', message: 'Only an owner of this account can do this.' },
  'invite-not-valid': { kind: 'not-found', message: 'This invitation is no longer valid.' },
  'does-not-act': { kind: 'not-found', message: "This person doesn't act for this account." },
  'own-client': { kind: 'invalid', field: 'client', message: 'This is the account itself.' },
  'client-not-a-business': {
    kind: 'conflict',
    field: 'client',
    message: 'Only business accounts have ads to manage.',
  },
  'client-asked-already': {
    kind: 'conflict',
    field: 'client',
    message: 'This business is a client already, or has been asked.',
  },
  'too-many-clients': {
    kind: 'conflict',
    field: 'client',
    message: 'There are too many clients or agencies already.',
  },
  'not-managed': { kind: 'not-found', message: 'This business is not a client or agency.' },
};

export interface AccessRefused {
  refused: AccessRefusal;
}

export const unlessAccessRefused = unlessRefusedBy(REFUSALS);
