import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { codeOf } from '../testing-authenticator.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

beforeEach(() => {
  platform.outbox.length = 0;
});

async function mailedLink(username_or_email: string, next?: string): Promise<URL | null> {
  await testBrowser(platform).call('LimitedLoginResource.create', { username_or_email, next });
  await platform.runJobs();
  const link = /http:\S+/.exec(platform.outbox.at(-1)?.text ?? '')?.[0];
  return link ? new URL(link) : null;
}

const redeem = (browser: TestBrowser, link: URL | null) =>
  browser.call('LimitedLoginResource.update', { token: link?.searchParams.get('token') ?? '' });

test('a limited login lets its bearer look as the person, but not act', async () => {
  await signedUp(platform, 'ada');
  const link = await mailedLink('ada', '/pin/12/');
  expect([link?.pathname, link?.searchParams.get('next')]).toEqual(['/limited-login/', '/pin/12/']);
  const browser = testBrowser(platform);
  const { data } = await redeem(browser, link);
  expect(data).toMatchObject({ username: 'ada', is_limited_login: true });
  expect(await browser.viewer()).toMatchObject({ kind: 'limited', username: 'ada' });
  expect(browser.cookies.get('_auth')).toBe('0');
  const actions = [
    () => browser.call('UsernameResource.update', { username: 'taken_over' }),
    () => browser.call('UserPasswordResource.update', { old_password: PASSWORD, new_password: 'taken over' }),
    () => browser.call('UserSessionsResource.get', {}),
    () => browser.call('UserSessionsResource.delete', { session_id: '1' }),
  ];
  for (const action of actions)
    await expect(action()).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'login-required' });
});

test('a link works once, and the password stays as it was', async () => {
  await signedUp(platform, 'ben');
  const link = await mailedLink('ben@example.com');
  await redeem(testBrowser(platform), link);
  await expect(redeem(testBrowser(platform), link)).rejects.toMatchObject({
    kind: 'invalid',
    reason: 'link-invalid',
  });
  await testBrowser(platform).call('UserSessionResource.create', {
    username_or_email: 'ben',
    password: PASSWORD,
  });
});

test('who is signed in stays so, and the link stays good', async () => {
  const chi = await signedUp(platform, 'chi');
  await signedUp(platform, 'dora');
  const link = await mailedLink('dora');
  await expect(redeem(chi, link)).rejects.toMatchObject({ kind: 'conflict', reason: 'already-signed-in' });
  expect(await chi.viewer()).toMatchObject({ kind: 'person', username: 'chi' });
  await redeem(testBrowser(platform), link);
});

test('signing in with the password makes a limited viewer a person', async () => {
  await signedUp(platform, 'eli');
  const browser = testBrowser(platform);
  await redeem(browser, await mailedLink('eli'));
  await browser.call('UserSessionResource.create', { username_or_email: 'eli', password: PASSWORD });
  expect((await browser.viewer()).kind).toBe('person');
});

test('a limited session is not prolonged', async () => {
  await signedUp(platform, 'flo');
  const browser = testBrowser(platform);
  await redeem(browser, await mailedLink('flo'));
  const expiry = async () =>
    (await platform.db.rows('select expires_at from sessions where is_limited order by id desc'))[0];
  const before = await expiry();
  await browser.call('UserSessionStoreResource.get', {});
  expect(await expiry()).toEqual(before);
});

test('an address elsewhere is not put into the link, and nobody learns who has an account', async () => {
  await signedUp(platform, 'gus');
  const link = await mailedLink('gus', 'https://evil.example/');
  expect(link?.searchParams.has('next')).toBe(false);
  platform.outbox.length = 0;
  expect(await mailedLink('nobody@example.com')).toBeNull();
});

test('a link mailed before two-factor authentication was on opens nothing after it', async () => {
  const hal = await signedUp(platform, 'hal');
  const link = await mailedLink('hal');
  const { key } = (await hal.call('TwoFactorResource.create', { password: PASSWORD })).data;
  await hal.call('TwoFactorResource.update', { code: await codeOf(key) });
  const browser = testBrowser(platform);
  await expect(redeem(browser, link)).rejects.toMatchObject({ kind: 'invalid', reason: 'link-invalid' });
  expect((await browser.viewer()).kind).toBe('anonymous');
  expect((await mailedLink('hal'))?.pathname).toBe('/login/');
});
