import { createHash } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import { createThrottle, type ThrottleRule } from '#platform/rate/throttle.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { findAccountByLogin } from '../account.store.ts';
import { ATTEMPTS } from '../attempts.service.ts';
import { authOf } from '../auth.ts';
import { enterAccount } from '../enter-account.service.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  await signedUp(platform, 'ada');
});

const signIn = (browser: TestBrowser, username_or_email: string, password = PASSWORD) =>
  browser.call('UserSessionResource.create', { username_or_email, password });

test('a username in any case and a mail address in any case sign in', async () => {
  for (const login of ['ada', 'ADA', 'ada@example.com', ' Ada@Example.COM ']) {
    const browser = testBrowser(platform);
    const { data } = await signIn(browser, login);
    expect(data).toMatchObject({ username: 'ada', type: 'user' });
    expect(await browser.viewer()).toMatchObject({ kind: 'person', id: data.id });
  }
});

test('the session cookie is signed, out of reach of scripts, and bound to this site', async () => {
  const browser = testBrowser(platform);
  await signIn(browser, 'ada');
  const ages: string[] = [];
  for (const cookie of browser.received) {
    const [name = '', ...attributes] = cookie.split('; ');
    const age = attributes.find((attribute) => attribute.startsWith('Max-Age='));
    ages.push(`${name.split('=')[0]?.replace(/-\w+$/, '')} ${age}`);
    expect(attributes.filter((attribute) => attribute !== age).toSorted()).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Lax',
    ]);
  }
  // Besides the session: the flag for other programs, the session again for switching accounts, and the known-browser
  // cookie.
  expect(ages).toEqual([
    'pinfold.session_token Max-Age=2592000',
    '_auth Max-Age=2592000',
    'pinfold.session_token_multi Max-Age=2592000',
    'pinfold.known_browser Max-Age=31536000',
  ]);
  const cookie = browser.cookies.get('pinfold.session_token') ?? '';
  browser.cookies.set(
    'pinfold.session_token',
    cookie.replace(/\.[^.]*$/, `.${createHash('sha256').digest('base64')}`),
  );
  expect((await browser.viewer()).kind).toBe('anonymous');
});

test('an unknown person and a wrong password are answered alike', async () => {
  const answers = await Promise.all(
    [
      ['ada', 'wrong password'],
      ['ada@example.com', 'wrong password'],
      ['nobody', PASSWORD],
      ['nobody@example.com', PASSWORD],
      ['no', PASSWORD],
      ['not a name', PASSWORD],
      ['@', PASSWORD],
    ].map(([login = '', password]) => signIn(testBrowser(platform), login, password).catch((error) => error)),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ kind: 'unauthenticated', reason: 'wrong-credentials' });
});

test('an unknown person, and an account without a password, cost a hash, as a wrong password does', async () => {
  await signedUp(platform, 'without');
  await platform.db.write(
    `delete from credentials where account_id = (select id from accounts where username = 'without')`,
  );
  const { password } = await (await authOf(platform)).$context;
  const works = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
  for (const name of ['ada', 'unknown', 'without'])
    for (const login of [name, name.toUpperCase(), `${name}@example.com`]) {
      const tried = signIn(testBrowser(platform), login, 'wrong password');
      await expect(tried).rejects.toMatchObject({ reason: 'wrong-credentials' });
      const count = works.reduce((sum, work) => sum + work.mock.calls.length, 0);
      expect(count, login).toBe(1);
      for (const work of works) work.mockClear();
    }
  for (const work of works) work.mockRestore();
});

test('guessing is stopped for the account at this address, but not for its owner elsewhere', async () => {
  await signedUp(platform, 'ben');
  const guesser = testBrowser(platform, { address: '198.51.100.7' });
  for (let guess = 1; guess <= 10; guess += 1)
    await expect(signIn(guesser, 'ben', `guess ${guess}`)).rejects.toMatchObject({ kind: 'unauthenticated' });
  const stopped = { kind: 'too-many', reason: 'too-many-attempts', retryAfterSeconds: 900 };
  await expect(signIn(guesser, 'BEN', PASSWORD)).rejects.toMatchObject(stopped);
  await signIn(testBrowser(platform, { address: '198.51.100.8' }), 'ben');
  platform.clock.advance(15 * 60_000);
  await signIn(guesser, 'ben');
});

test('guessing from one address is stopped for all accounts, and of one account from all addresses', async () => {
  await signedUp(platform, 'finn');
  const finn = await findAccountByLogin(platform.db, 'finn');
  const throttle = createThrottle(platform.db, platform.clock, platform.config.secret);
  const almost = async (rule: ThrottleRule, subject: string) => {
    for (let guess = 1; guess < rule.most; guess += 1) await throttle.attempt(rule, subject);
  };
  await almost({ ...ATTEMPTS.signInByAddress, most: 100 * platform.config.rateLimitFactor }, '198.51.100.30');
  const guesser = testBrowser(platform, { address: '198.51.100.30' });
  await expect(signIn(guesser, 'ada', 'a guess')).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(signIn(guesser, 'ben')).rejects.toMatchObject({
    kind: 'too-many',
    reason: 'too-many-attempts',
  });
  await almost(ATTEMPTS.signInByAccount, finn?.id ?? '');
  const elsewhere = (address: string) => signIn(testBrowser(platform, { address }), 'finn', 'a guess');
  await expect(elsewhere('198.51.100.31')).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(elsewhere('198.51.100.32')).rejects.toMatchObject({ kind: 'too-many' });
  const byMail = testBrowser(platform, { address: '198.51.100.33' });
  await expect(signIn(byMail, finn?.email ?? '', 'a guess')).rejects.toMatchObject({ kind: 'too-many' });
});

test('guesses from one IPv6 network are counted together', async () => {
  const from = (host: number) => testBrowser(platform, { address: `2001:db8:1:2::${host}` });
  for (let guess = 1; guess <= 10; guess += 1) {
    await expect(signIn(from(guess), 'ada', 'a guess')).rejects.toMatchObject({ kind: 'unauthenticated' });
  }
  await expect(signIn(from(11), 'ada', 'a guess')).rejects.toMatchObject({ kind: 'too-many' });
});

test('the right password forgets the wrong ones before it', async () => {
  const browser = testBrowser(platform, { address: '198.51.100.20' });
  for (let round = 0; round < 3; round += 1) {
    for (let slip = 0; slip < 6; slip += 1) await signIn(browser, 'ada', 'a slip').catch(() => {});
    await signIn(browser, 'ada');
  }
});

test('who is suspended cannot sign in, and their open sessions count for nothing', async () => {
  const cleo = await signedUp(platform, 'cleo');
  await platform.db.write(`update users set suspended_at = now() where username = 'cleo'`);
  expect((await cleo.viewer()).kind).toBe('anonymous');
  const again = testBrowser(platform);
  await expect(signIn(again, 'cleo')).rejects.toMatchObject({
    ...{ kind: 'forbidden', reason: 'account-suspended' },
    detail: 'Our email about it says why, and how to appeal.',
  });
  await platform.db.write(
    `update users set suspended_until = now() + interval '40 days' where username = 'cleo'`,
  );
  const until = formatDay(new Date(Date.now() + 40 * 86_400_000), 'en');
  await expect(signIn(again, 'cleo')).rejects.toMatchObject({
    ...{
      kind: 'forbidden',
      reason: 'account-suspended',
      message: `This account is suspended until ${until}.`,
    },
    detail: 'Our email about it says why, and how to appeal.',
  });
  await platform.db.write(
    `update users set suspended_until = now() - interval '1 hour' where username = 'cleo'`,
  );
  await expect(signIn(again, 'cleo')).rejects.toMatchObject({ message: 'This account is suspended.' });
  await expect(signIn(again, 'cleo', 'wrong password')).rejects.toMatchObject({
    reason: 'wrong-credentials',
  });
  expect(again.cookies.size).toBe(0);
});

test('who left is asked, and comes back by saying so', async () => {
  const dora = await signedUp(platform, 'dora');
  await platform.db.write(`update users set deactivated_at = now() where username = 'dora'`);
  expect((await dora.viewer()).kind).toBe('anonymous');
  const again = testBrowser(platform);
  const asked = { kind: 'conflict', reason: 'account-deactivated' };
  await expect(signIn(again, 'dora')).rejects.toMatchObject(asked);
  expect(again.cookies.size).toBe(0);
  await expect(signIn(again, 'dora')).rejects.toMatchObject(asked);
  const sent = { username_or_email: 'dora', password: PASSWORD, restore: true };
  await again.call('UserSessionResource.create', sent);
  expect(await again.viewer()).toMatchObject({ kind: 'person', username: 'dora' });
});

test('a session that is ended while it is opened lets nobody in', async () => {
  const context = await testBrowser(platform).context();
  const opened = { token: 'ended', headers: new Headers(), isStillGood: async () => true };
  const entered = enterAccount(context, opened, { isRestoring: false }, personOfAccount);
  expect(await entered).toEqual({ refused: 'wrong-credentials' });
  expect([...context.answerHeaders]).toEqual([]);
});
