import { adaDetails, PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import type { Row } from './table.ts';
import { signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { Status } from './viewers.ts';
import { mailedToken } from './world.ts';

/** Passwords are slow to check, by design. */
const FEW: Row['only'] = ['visitor', 'suspended', 'limited', 'stranger'];

/** Whoever asks, the answer is this. */
const all = (status: Status): Row['on'] => ({ person: { others: status } });

const people = (status: Status): Row['on'] => ({ person: signedIn({ others: status }) });

const newDetails = ({ world }: Thing) => {
  const username = `guest_${world.nextNumber()}`;
  return adaDetails({ username, email: `${username}@example.com` });
};

const sessionOf = async ({ world }: Thing, username: string) => {
  const [session] = await world.platform.db.rows<{ id: string }>(
    'select s.id from sessions s join accounts a on a.id = s.account_id where a.username = $1 limit 1',
    [username],
  );
  return { session_id: session?.id };
};

/** Accounts and sessions. */
export const accountTable: Row[] = [
  {
    resource: 'UserRegisterResource.create',
    tries: 'a new account',
    only: FEW,
    options: newDetails,
    on: all(200),
    isThrottled: true,
  },
  {
    resource: 'UserRegisterResource.create',
    tries: 'a name that is taken',
    only: FEW,
    options: (thing) => ({ ...newDetails(thing), username: 'ada' }),
    on: all(409),
    isThrottled: true,
  },
  {
    resource: 'RegisterCheckResource.create',
    tries: 'what is wrong with it',
    only: FEW,
    options: () => ({ email: 'not an address', username: 'ada' }),
    on: all(200),
    isThrottled: true,
  },
  {
    resource: 'UserSessionResource.create',
    tries: 'the right password',
    only: FEW,
    options: () => ({ username_or_email: 'joe', password: PASSWORD }),
    on: all(200),
    isThrottled: true,
  },
  {
    resource: 'UserSessionResource.create',
    tries: 'a wrong password',
    only: FEW,
    options: () => ({ username_or_email: 'joe', password: 'not the password' }),
    on: all(401),
    isThrottled: true,
  },
  {
    resource: 'UserSessionResource.create',
    tries: 'a suspended account',
    only: FEW,
    options: () => ({ username_or_email: 'sue', password: PASSWORD }),
    on: all(403),
    isThrottled: true,
  },
  { resource: 'UserSessionResource.delete', options: () => ({}), on: all(200), only: FEW, byNewcomers: true },
  { resource: 'UserSessionStoreResource.get', options: () => ({}), on: all(200) },
  { resource: 'UserSessionsResource.get', options: () => ({}), on: people(200) },
  {
    resource: 'UserSessionsResource.delete',
    tries: 'an own session',
    only: FEW,
    options: (thing, { person }) => sessionOf(thing, person.username),
    on: people(200),
    byNewcomers: true,
  },
  {
    resource: 'UserSessionsResource.delete',
    tries: 'a session of somebody',
    options: (thing) => sessionOf(thing, 'joe'),
    on: people(404),
  },
  {
    resource: 'OtherSessionsResource.delete',
    only: FEW,
    options: () => ({}),
    on: people(200),
    byNewcomers: true,
  },
  {
    resource: 'UserPasswordResource.update',
    tries: 'the right password',
    only: FEW,
    options: () => ({ old_password: PASSWORD, new_password: 'another good password' }),
    on: people(200),
    byNewcomers: true,
  },
  {
    resource: 'UserPasswordResource.update',
    tries: 'a wrong password',
    only: FEW,
    options: () => ({ old_password: 'not the password', new_password: 'another good password' }),
    on: people(400),
    isThrottled: true,
  },
  {
    resource: 'UsernameResource.update',
    tries: 'a free name',
    only: FEW,
    options: ({ world }) => ({ username: `free_${world.nextNumber()}` }),
    on: people(200),
    byNewcomers: true,
  },
  {
    resource: 'UsernameResource.update',
    tries: 'the name of somebody',
    options: () => ({ username: 'joe' }),
    on: people(409),
  },
  { resource: 'UsernameResource.get', options: () => ({ username: 'joe' }), on: all(200) },
  {
    resource: 'EmailExistsResource.get',
    options: () => ({ email: 'joe@example.com' }),
    on: all(200),
    isThrottled: true,
  },
  {
    resource: 'GET /v3/register/exists/',
    options: () => ({ email: 'joe@example.com' }),
    on: all(200),
    isThrottled: true,
  },
  { resource: 'LocalesResource.get', options: () => ({}), on: all(200) },
  { resource: 'CountriesResource.get', options: () => ({}), on: all(200) },
  {
    resource: 'UserRegisterTrackActionResource.update',
    options: () => ({ actions: [{ name: 'signup_home_page' }] }),
    on: all('idle'),
  },
  {
    resource: 'UserResetPasswordResource.create',
    options: () => ({ username_or_email: 'joe' }),
    on: all(200),
    isThrottled: true,
  },
  {
    resource: 'PasswordResetResource.create',
    options: () => ({ username_or_email: 'joe' }),
    on: all(200),
    isThrottled: true,
  },
  {
    resource: 'PasswordResetResource.update',
    tries: 'a mailed token',
    only: FEW,
    options: async ({ world }) => ({
      token: await mailedToken(world.platform, 'PasswordResetResource.create', 'joe'),
      new_password: PASSWORD,
    }),
    on: all(200),
  },
  {
    resource: 'PasswordResetResource.update',
    tries: 'a token that is none',
    options: () => ({ token: 'a-token-that-is-none', new_password: 'another good password' }),
    on: all(400),
  },
  {
    resource: 'ResetPasswordFromEmailResource.update',
    tries: 'a token that is none',
    options: () => ({
      ...{ username: 'joe', token: 'a-token-that-is-none', expiration: 4_000_000_000 },
      ...{ new_password: 'another good password', new_password_confirm: 'another good password' },
    }),
    on: all(400),
  },
  {
    resource: 'LimitedLoginResource.create',
    options: () => ({ username_or_email: 'joe' }),
    on: all(200),
    isThrottled: true,
  },
  {
    resource: 'LimitedLoginResource.update',
    tries: 'a mailed token',
    only: FEW,
    options: async ({ world }) => ({
      token: await mailedToken(world.platform, 'LimitedLoginResource.create', 'joe'),
    }),
    on: { person: { others: 409, nobody: 200, limited: 200 } },
  },
  {
    resource: 'LimitedLoginResource.update',
    tries: 'a token that is none',
    options: () => ({ token: 'a-token-that-is-none' }),
    on: { person: { others: 409, nobody: 400, limited: 400 } },
    isThrottled: true,
  },
];
