import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { hasOnlySocialLogins } from '../social-login.service.ts';
import { codeOf, nextCodeOf } from '../testing-authenticator.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';
import { comeBy, throughProvider, withProvider } from './testing-provider.ts';

let platform: TestPlatform;
let close: () => void;
const password = PASSWORD;
const STEP_OVER = { kind: 'unauthenticated', reason: 'step-over' };
const WRONG_PASSWORD = { kind: 'invalid', reason: 'wrong-password', field: 'password' };

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  close = await withProvider(platform);
});

afterAll(() => close());

beforeEach(() => platform.db.write('delete from throttles'));

const count = async (table: 'accounts' | 'users' | 'sessions') =>
  (await platform.db.rows(`select 1 from ${table}`)).length;

const goOn = (browser: TestBrowser, input: { password?: string; restore?: boolean }) =>
  browser.call('SocialSessionResource.create', input);

const tell = (browser: TestBrowser, changes = {}) =>
  browser.call('SocialRegisterResource.create', {
    first_name: 'Nell',
    last_name: 'Harbour',
    birthday: '1990-05-17',
    country: 'DE',
    ...changes,
  });

const connectionOf = async (browser: TestBrowser) =>
  (await browser.call('SocialConnectionResource.get', {})).data;

async function madeBy(name: string): Promise<TestBrowser> {
  const browser = testBrowser(platform);
  await comeBy(browser, name);
  await tell(browser, { username: name });
  return browser;
}

async function connected(browser: TestBrowser, name: string): Promise<void> {
  const { url } = (await browser.call('SocialConnectionResource.create', { password })).data;
  const query = await throughProvider(url, name);
  const { data } = await browser.call('SocialLoginResource.update', { query });
  expect(data.step).toBe('connected');
}

async function mailedReset(username: string): Promise<void> {
  await testBrowser(platform).call('PasswordResetResource.create', { username_or_email: username });
  await platform.runJobs();
  const [, token = ''] = /[?&]t(?:oken)?=(\S+)/.exec(platform.outbox.at(-1)?.text ?? '') ?? [];
  await testBrowser(platform).call('PasswordResetResource.update', { token, new_password: password });
}

test('somebody new is asked for what is missing, and nothing is made before they have answered', async () => {
  const before = [await count('accounts'), await count('users')];
  const browser = testBrowser(platform);
  const data = await comeBy(browser, 'nell', '/pin/12/');
  expect(data).toEqual({
    step: 'sign-up',
    next: '/pin/12/',
    known: {
      first_name: 'Nell',
      last_name: 'Harbour',
      email: 'nell@harbour.example',
      is_email_confirmed: true,
    },
  });
  expect([await count('accounts'), await count('users')]).toEqual(before);
  expect((await browser.viewer()).kind).toBe('anonymous');
  // Reloading the page does not lose progress.
  expect((await browser.call('SocialLoginResource.update', {})).data.step).toBe('sign-up');
  const tooYoung = tell(browser, { birthday: `${platform.clock.now().getUTCFullYear() - 10}-01-01` });
  await expect(tooYoung).rejects.toMatchObject({ kind: 'invalid', reason: 'too-young', field: 'birthday' });
  expect(await count('accounts')).toBe(before[0]);
  // Only the provider's confirmed address counts, whatever else is sent.
  const made = (await tell(browser, { email: 'elsewhere@example.com' })).data;
  expect(made).toMatchObject({ username: 'nellharbour', full_name: 'Nell Harbour' });
  expect(await browser.viewer()).toMatchObject({ kind: 'person', username: 'nellharbour' });
  const [row] = await platform.db.rows('select email, email_verified from accounts where id = $1', [made.id]);
  expect(row).toEqual({ email: 'nell@harbour.example', email_verified: true });
  const again = testBrowser(platform);
  expect((await comeBy(again, 'nell')).step).toBe('in');
  expect(await again.viewer()).toMatchObject({ id: made.id });
  await expect(tell(browser)).rejects.toMatchObject(STEP_OVER);
});

test('of two who answer at once in one browser, one account is made', async () => {
  const browser = testBrowser(platform);
  await comeBy(browser, 'twice');
  const results = await Promise.allSettled([
    tell(browser, { username: 'twice_a' }),
    tell(browser, { username: 'twice_b' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await count('accounts')).toBe(await count('users'));
});

test('an address that the provider does not vouch for is asked for, and is of nobody else', async () => {
  await signedUp(platform, 'owner', { email: 'claimed@harbour.example' });
  const browser = testBrowser(platform);
  const data = await comeBy(browser, 'claimed_unproven');
  expect(data).toMatchObject({ step: 'sign-up', known: { is_email_confirmed: false } });
  await expect(goOn(browser, { password })).rejects.toMatchObject(STEP_OVER);
  await expect(tell(browser)).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'email-taken',
    field: 'email',
  });
  const { id } = (await tell(browser, { email: 'mine@example.com' })).data;
  const [row] = await platform.db.rows('select email_verified from accounts where id = $1', [id]);
  expect(row).toEqual({ email_verified: false });
});

test('an account of the same address is entered once its password was told, and not by the address', async () => {
  await signedUp(platform, 'ada', { email: 'ada@harbour.example' });
  const browser = testBrowser(platform);
  expect((await comeBy(browser, 'ada')).step).toBe('password');
  await expect(tell(browser)).rejects.toMatchObject({ kind: 'conflict', reason: 'email-taken' });
  await expect(goOn(browser, { password: 'not this' })).rejects.toMatchObject(WRONG_PASSWORD);
  expect((await goOn(browser, {})).data.step).toBe('password');
  expect((await browser.viewer()).kind).toBe('anonymous');
  expect((await goOn(browser, { password })).data.step).toBe('in');
  expect(await browser.viewer()).toMatchObject({ username: 'ada' });
  await platform.runJobs();
  expect(platform.outbox.at(-1)).toMatchObject({
    to: 'ada@harbour.example',
    subject: 'Your Pinfold account is connected to Harbour ID',
  });
  expect((await comeBy(testBrowser(platform), 'ada')).step).toBe('in');
});

test('what was begun in another browser, was used, or was not begun at all, opens nothing', async () => {
  const browser = testBrowser(platform);
  const { url } = (await browser.call('SocialLoginResource.create', {})).data;
  const query = await throughProvider(url, 'thief');
  const back = (who: TestBrowser, told: string) => who.call('SocialLoginResource.update', { query: told });
  await expect(back(testBrowser(platform), query)).rejects.toMatchObject(STEP_OVER);
  const failed = { kind: 'unavailable', reason: 'provider-failed' };
  await expect(back(browser, query.replace(/state=[^&]+/, 'state=guessed'))).rejects.toMatchObject(failed);
  // An attempt works once: after a refusal it must start over.
  await expect(back(browser, query)).rejects.toMatchObject(STEP_OVER);
  const asked = new URL((await browser.call('SocialLoginResource.create', {})).data.url).searchParams;
  expect([...asked.keys()]).toEqual(expect.arrayContaining(['state', 'nonce', 'code_challenge']));
  await expect(back(browser, query)).rejects.toMatchObject(failed);
  const { url: third } = (await browser.call('SocialLoginResource.create', {})).data;
  const late = await throughProvider(third, 'thief');
  await platform.db.write(`update social_steps set expires_at = now() - interval '1 second'`);
  await expect(back(browser, late)).rejects.toMatchObject(STEP_OVER);
  // Started, but without an answer of the provider.
  await browser.call('SocialLoginResource.create', {});
  await expect(browser.call('SocialLoginResource.update', {})).rejects.toMatchObject(STEP_OVER);
  await expect(comeBy(browser, '')).rejects.toMatchObject({ kind: 'forbidden', reason: 'cancelled' });
});

test('a step that cannot be read is over, and one starts again', async () => {
  const browser = testBrowser(platform);
  await comeBy(browser, 'stella');
  await platform.db.write(`update social_steps set step = '{"kind":"older"}'`);
  await expect(tell(browser)).rejects.toMatchObject(STEP_OVER);
  expect((await comeBy(browser, 'stella')).step).toBe('sign-up');
});

test('an answer to another question is refused, by its nonce', async () => {
  const browser = testBrowser(platform);
  const { url } = (await browser.call('SocialLoginResource.create', {})).data;
  const other = new URL(url);
  other.searchParams.set('nonce', 'of-somebody-else');
  const query = await throughProvider(other.href, 'thief');
  await expect(browser.call('SocialLoginResource.update', { query })).rejects.toMatchObject({
    reason: 'provider-failed',
  });
});

test('it does not pass by a second factor, nor lets in who is suspended; who has left is asked', async () => {
  const ben = await signedUp(platform, 'ben');
  await connected(ben, 'ben');
  const { key } = (await ben.call('TwoFactorResource.create', { password })).data;
  await ben.call('TwoFactorResource.update', { code: await codeOf(key) });
  const browser = testBrowser(platform);
  expect((await comeBy(browser, 'ben')).step).toBe('code');
  expect((await browser.viewer()).kind).toBe('anonymous');
  await browser.call('SecondFactorResource.create', { code: await nextCodeOf(key) });
  expect(await browser.viewer()).toMatchObject({ username: 'ben' });

  const cleo = await signedUp(platform, 'cleo');
  await connected(cleo, 'cleo');
  await cleo.call('UserDeactivationResource.create', { password });
  const back = testBrowser(platform);
  expect((await comeBy(back, 'cleo')).step).toBe('come-back');
  expect((await back.viewer()).kind).toBe('anonymous');
  expect((await goOn(back, { restore: true })).data.step).toBe('in');
  expect(await back.viewer()).toMatchObject({ username: 'cleo' });
  await platform.db.write(`update users set suspended_at = now() where username = 'cleo'`);
  await expect(comeBy(testBrowser(platform), 'cleo')).rejects.toMatchObject({
    kind: 'forbidden',
    reason: 'account-suspended',
  });
});

test('an account is connected by its password and in the browser that asked, and each with one', async () => {
  const dora = await signedUp(platform, 'dora');
  const unconnected = { name: 'Harbour ID', is_connected: false, has_password: true };
  expect(await connectionOf(dora)).toEqual(unconnected);
  const guess = dora.call('SocialConnectionResource.create', { password: 'not this' });
  await expect(guess).rejects.toMatchObject(WRONG_PASSWORD);
  const { url } = (await dora.call('SocialConnectionResource.create', { password })).data;
  const query = await throughProvider(url, 'dora');
  await dora.call('UserSessionResource.delete', {});
  await expect(dora.call('SocialLoginResource.update', { query })).rejects.toMatchObject(STEP_OVER);
  await dora.call('UserSessionResource.create', { username_or_email: 'dora', password });
  expect(await connectionOf(dora)).toEqual(unconnected);
  await connected(dora, 'dora');
  expect(await connectionOf(dora)).toEqual({ ...unconnected, is_connected: true });
  const elsewhere = { kind: 'conflict', reason: 'connected-elsewhere' };
  await expect(connected(dora, 'dora_two')).rejects.toMatchObject(elsewhere);
  const eli = await signedUp(platform, 'eli');
  await expect(connected(eli, 'dora')).rejects.toMatchObject(elsewhere);
});

test('a connection ends by the password, and not where it is the only way in', async () => {
  const finn = await signedUp(platform, 'finn');
  const end = (who: TestBrowser, told = password) =>
    who.call('SocialConnectionResource.delete', { password: told });
  await expect(end(finn)).rejects.toMatchObject({ kind: 'conflict', reason: 'not-connected' });
  await connected(finn, 'finn');
  await expect(end(finn, 'not this')).rejects.toMatchObject(WRONG_PASSWORD);
  await end(finn);
  await platform.runJobs();
  expect(platform.outbox.at(-1)).toMatchObject({
    to: 'finn@example.com',
    text: expect.stringContaining('you log in with your password alone'),
  });
  expect((await connectionOf(finn)).is_connected).toBe(false);
  expect((await comeBy(testBrowser(platform), 'finn')).step).toBe('sign-up');

  const gail = await madeBy('gail');
  expect(await connectionOf(gail)).toMatchObject({ is_connected: true, has_password: false });
  await expect(end(gail)).rejects.toMatchObject({ kind: 'conflict', reason: 'no-password' });
  const refusal = { kind: 'conflict', reason: 'no-password' };
  await expect(gail.call('UserDeletionResource.create', { password })).rejects.toMatchObject(refusal);
  const change = { old_password: 'none', new_password: password };
  await expect(gail.call('UserPasswordResource.update', change)).rejects.toMatchObject(refusal);
  await mailedReset('gail');
  await gail.call('UserSessionResource.create', { username_or_email: 'gail', password });
  expect(await connectionOf(gail)).toMatchObject({ is_connected: true, has_password: true });
  await end(gail);
  expect(await connectionOf(gail)).toMatchObject({ is_connected: false, has_password: true });
});

test('[HEADER-35] who signs in with another site alone is known as such until they have a password', async () => {
  const hana = await madeBy('hana');
  const { id } = await hana.viewer();
  const isAlone = () => hasOnlySocialLogins(platform.db, id ?? ('' as never));
  expect(await isAlone()).toBe(true);
  await mailedReset('hana');
  expect(await isAlone()).toBe(false);
});

test('a mailed new password ends the connections that somebody made who knew the old one', async () => {
  const ida = await signedUp(platform, 'ida');
  await connected(ida, 'ida');
  await mailedReset('ida');
  expect((await comeBy(testBrowser(platform), 'ida')).step).toBe('sign-up');
});

test('where no other site is named there is none, and one that is away leaves the password', async () => {
  const { oidc } = platform.config;
  const visitor = testBrowser(platform);
  const ask = () => visitor.call('SocialLoginResource.create', {});
  try {
    platform.config.oidc = undefined;
    await expect(ask()).rejects.toMatchObject({ kind: 'not-found' });
    platform.config.oidc = { issuer: 'http://127.0.0.1:9/', clientId: 'x', clientSecret: 'y', name: 'Away' };
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', reason: 'provider-failed' });
  } finally {
    platform.config.oidc = oidc;
  }
});
