import { beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';
import { changePassword } from './change-password.service.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

const isPerson = (context: Context): context is ContextFor<'person'> => context.viewer.kind === 'person';

const signIn = (password: string, browser = testBrowser(platform)) =>
  browser.call('UserSessionResource.create', { username_or_email: 'ada', password });

test('a new password signs out all other browsers and keeps this one', async () => {
  const ada = await signedUp(platform, 'ada');
  const other = testBrowser(platform);
  await signIn(PASSWORD, other);
  await ada.call('UserPasswordResource.update', {
    old_password: PASSWORD,
    new_password: 'another one, longer',
  });
  expect((await ada.viewer()).kind).toBe('person');
  expect((await other.viewer()).kind).toBe('anonymous');
  await expect(signIn(PASSWORD)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await signIn('another one, longer');
});

test('without the present password it stays, and guessing it is stopped', async () => {
  const ben = await signedUp(platform, 'ben');
  const guess = (old_password: string) =>
    ben.call('UserPasswordResource.update', { old_password, new_password: 'taken over by me' });
  for (let index = 0; index < 10; index += 1)
    await expect(guess(`guess ${index}`)).rejects.toMatchObject({ kind: 'invalid', field: 'old_password' });
  await expect(guess(PASSWORD)).rejects.toMatchObject({ kind: 'too-many' });
  await testBrowser(platform).call('UserSessionResource.create', {
    username_or_email: 'ben',
    password: PASSWORD,
  });
});

test('what everybody tries first, or the account\u2019s own name, becomes no password', async () => {
  const dot = await signedUp(platform, 'dot_cotton');
  const change = (new_password: string) =>
    dot.call('UserPasswordResource.update', { old_password: PASSWORD, new_password });
  const refused = { kind: 'invalid', field: 'new_password' };
  await expect(change('iloveyou')).rejects.toMatchObject({ ...refused, reason: 'password-common' });
  await expect(change('Dot_Cotton')).rejects.toMatchObject({ ...refused, reason: 'password-own-name' });
  await change('neither of these two');
});

test('who is not signed in changes nothing', async () => {
  const action = testBrowser(platform).call('UserPasswordResource.update', {
    old_password: PASSWORD,
    new_password: 'another one, longer',
  });
  await expect(action).rejects.toMatchObject({ kind: 'unauthenticated' });
});

interface MailedLink {
  what: string;
  ask: (owner: TestBrowser) => Promise<unknown>;
  open: (stranger: TestBrowser, token: string) => Promise<unknown>;
}

const LINKS: MailedLink[] = [
  {
    what: 'a new address',
    ask: (owner) =>
      owner.call('UserEmailResource.create', { new_email: 'thief@example.com', password: PASSWORD }),
    open: (stranger, token) => stranger.call('UserEmailResource.update', { token }),
  },
  {
    what: 'a new password',
    ask: (owner) => owner.call('PasswordResetResource.create', { username_or_email: 'cleo' }),
    open: (stranger, token) =>
      stranger.call('PasswordResetResource.update', { token, new_password: 'taken over by me' }),
  },
  {
    what: 'a limited login',
    ask: (owner) => owner.call('LimitedLoginResource.create', { username_or_email: 'cleo' }),
    open: (stranger, token) => stranger.call('LimitedLoginResource.update', { token }),
  },
  {
    what: 'deletion',
    ask: (owner) => owner.call('UserDeletionResource.create', { password: PASSWORD }),
    open: (stranger, token) => stranger.call('UserDeletionResource.update', { token }),
  },
];

test('links mailed before a new password stop working, and the owner is told of it by mail', async () => {
  const cleo = await signedUp(platform, 'cleo');
  const tokens: string[] = [];
  for (const { ask } of LINKS) {
    await ask(cleo);
    await platform.runJobs();
    tokens.push(/[?&]t(?:oken)?=(\w+)/.exec(platform.outbox.at(-1)?.text ?? '')?.[1] ?? '');
  }
  expect(new Set(tokens).size).toBe(LINKS.length);
  const chosen = 'another one, longer';
  await cleo.call('UserPasswordResource.update', { old_password: PASSWORD, new_password: chosen });
  for (const [index, { what, open }] of LINKS.entries()) {
    await expect(open(testBrowser(platform), tokens[index] ?? ''), what).rejects.toMatchObject({
      reason: 'link-invalid',
    });
  }
  await platform.runJobs();
  expect(platform.outbox.at(-1)).toMatchObject({
    to: 'cleo@example.com',
    subject: expect.stringMatching(/has a new password$/),
  });
  expect((await cleo.viewer()).kind).toBe('person');
});

test('whoever is logged out meanwhile is asked to log in, and their password stays', async () => {
  const eve = await signedUp(platform, 'eve');
  const context = await eve.context();
  if (!isPerson(context)) throw new Error('eve is nobody');
  await eve.call('UserSessionResource.delete', {});
  const changed = changePassword(context, { present: PASSWORD, chosen: 'another one, longer' });
  await expect(changed).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'login-required' });
  await eve.call('UserSessionResource.create', { username_or_email: 'eve', password: PASSWORD });
});
