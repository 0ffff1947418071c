import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import type { Row } from './table.ts';
import { signedIn } from './table.ts';
import type { Status } from './viewers.ts';

/** Passwords are slow to check, by design. */
const FEW: Row['only'] = ['visitor', 'suspended', 'limited', 'stranger'];

/** Whoever asks, the answer is this. */
const all = (status: Status): Row['on'] => ({ person: { others: status } });

const people = (status: Status): Row['on'] => ({ person: signedIn({ others: status }) });

/** What keeps an account safe, links it with others, and ends it. */
export const accountSafetyTable: Row[] = [
  { resource: 'UserEmailResource.get', options: () => ({}), on: people(200) },
  {
    resource: 'UserEmailResource.create',
    tries: 'the right password',
    only: FEW,
    options: ({ world }) => ({ new_email: `new${world.nextNumber()}@example.com`, password: PASSWORD }),
    on: people(200),
    isThrottled: true,
  },
  {
    resource: 'UserEmailResource.create',
    tries: 'a wrong password',
    only: FEW,
    options: () => ({ new_email: 'joe2@example.com', password: 'not the password' }),
    on: people(400),
    isThrottled: true,
  },
  {
    resource: 'UserEmailResource.update',
    tries: 'a token that is none',
    options: () => ({ token: 'a-token-that-is-none' }),
    on: all(400),
    isThrottled: true,
  },
  {
    resource: 'UserDeactivationResource.create',
    tries: 'the right password',
    only: FEW,
    options: () => ({ password: PASSWORD }),
    on: people(200),
    byNewcomers: true,
    isThrottled: true,
  },
  {
    resource: 'UserDeactivationResource.create',
    tries: 'a wrong password',
    only: FEW,
    options: () => ({ password: 'not the password' }),
    on: people(400),
    isThrottled: true,
  },
  {
    resource: 'DeactivateAccountResource.create',
    tries: 'another account',
    options: ({ world }) => ({ user_id: world.people.joe.id, reason: 'other' }),
    on: people(403),
    isThrottled: true,
  },
  {
    resource: 'UserDeletionResource.create',
    tries: 'the right password',
    only: FEW,
    options: () => ({ password: PASSWORD }),
    on: people(200),
    isThrottled: true,
  },
  {
    resource: 'UserDeletionResource.update',
    tries: 'a token that is none',
    options: () => ({ token: 'a-token-that-is-none' }),
    on: all(400),
    isThrottled: true,
  },
  {
    resource: 'TwoFactorBackResource.create',
    tries: 'a token that is none',
    options: () => ({ token: 'a-token-that-is-none' }),
    on: all(400),
    isThrottled: true,
  },
  { resource: 'TwoFactorResource.get', options: () => ({}), on: people(200) },
  {
    resource: 'TwoFactorResource.create',
    tries: 'the right password',
    only: FEW,
    options: () => ({ password: PASSWORD }),
    on: people(200),
    isThrottled: true,
  },
  {
    resource: 'TwoFactorResource.create',
    tries: 'a wrong password',
    only: FEW,
    options: () => ({ password: 'not the password' }),
    on: people(400),
    isThrottled: true,
  },
  {
    resource: 'TwoFactorResource.update',
    only: FEW,
    options: () => ({ code: '000000' }),
    on: people(409),
    isThrottled: true,
    byNewcomers: true,
  },
  {
    resource: 'TwoFactorResource.delete',
    only: FEW,
    options: () => ({ password: PASSWORD }),
    on: people(409),
    isThrottled: true,
  },
  {
    resource: 'RecoveryCodesResource.create',
    only: FEW,
    options: () => ({ password: PASSWORD }),
    on: people(409),
    isThrottled: true,
  },
  {
    resource: 'SecondFactorResource.create',
    only: FEW,
    options: () => ({ code: '000000' }),
    on: all(401),
    isThrottled: true,
  },
  {
    resource: 'SocialLoginResource.create',
    tries: 'where no other site is named',
    options: () => ({}),
    on: all(404),
    isThrottled: true,
  },
  {
    resource: 'SocialLoginResource.update',
    tries: 'nothing that was begun',
    options: () => ({ query: 'code=guessed&state=guessed' }),
    on: all(401),
    isThrottled: true,
  },
  {
    resource: 'SocialSessionResource.create',
    tries: 'nothing that was begun',
    options: () => ({ password: PASSWORD }),
    on: all(401),
    isThrottled: true,
  },
  {
    resource: 'SocialRegisterResource.create',
    tries: 'nothing that was begun',
    options: () => ({ first_name: 'Nell', birthday: '1990-05-17', country: 'DE' }),
    on: all(401),
    isThrottled: true,
  },
  { resource: 'SocialConnectionResource.get', options: () => ({}), on: people(200) },
  {
    resource: 'SocialConnectionResource.create',
    tries: 'where no other site is named',
    options: () => ({ password: PASSWORD }),
    on: people(404),
    isThrottled: true,
  },
  {
    resource: 'SocialConnectionResource.delete',
    tries: 'no connection',
    options: () => ({ password: PASSWORD }),
    on: people(409),
    isThrottled: true,
  },
  { resource: 'UserAccountsResource.get', options: () => ({}), on: people(200) },
  {
    resource: 'UserAccountsResource.update',
    tries: 'an account of somebody',
    options: ({ world }) => ({ user_id: world.people.joe.id }),
    on: people(409),
    isThrottled: true,
  },
  { resource: 'LinkedAccountsResource.get', options: () => ({}), on: people(200) },
  {
    resource: 'LinkedAccountsResource.create',
    tries: 'an account of somebody',
    only: FEW,
    options: ({ world }) => ({ user_id: world.people.joe.id, password: PASSWORD }),
    on: people(409),
    isThrottled: true,
  },
  {
    resource: 'LinkedAccountsResource.delete',
    options: ({ world }) => ({ user_id: world.people.joe.id }),
    on: people(404),
  },
];
