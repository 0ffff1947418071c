import { beforeAll, expect, test } from 'vitest';
import { testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;
const DAY_MS = 24 * 3600 * 1000;
const COOKIE = 'pinfold.session_token';

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

const expiries = async (username: string) =>
  (
    await platform.db.rows<{ at: Date }>(
      `select s.expires_at as at from sessions s join accounts a on a.id = s.account_id where a.username = $1`,
      [username],
    )
  ).map((row) => row.at.getTime());

test('the session store tells who is signed in', async () => {
  const ada = await signedUp(platform, 'ada');
  const { data } = await ada.call('UserSessionStoreResource.get', {});
  expect(data).toEqual({ is_authenticated: true, is_limited_login: false, user_id: (await ada.viewer()).id });
  const nobody = await testBrowser(platform).call('UserSessionStoreResource.get', {});
  expect(nobody.data).toEqual({ is_authenticated: false, is_limited_login: false, user_id: null });
});

test('signing out ends the session for good, even where its cookie was copied', async () => {
  const ben = await signedUp(platform, 'ben');
  const copy = testBrowser(platform);
  for (const [name, value] of ben.cookies) copy.cookies.set(name, value);
  expect((await copy.viewer()).kind).toBe('person');
  await ben.call('UserSessionResource.delete', {});
  expect(ben.cookies.has(COOKIE)).toBe(false);
  expect((await copy.viewer()).kind).toBe('anonymous');
  await ben.call('UserSessionResource.delete', {});
});

test('a session cookie counts only with our signature of exactly its token', async () => {
  const kim = await signedUp(platform, 'kim');
  const cookie = decodeURIComponent(kim.cookies.get(COOKIE) ?? '');
  const [token = '', signature = ''] = cookie.split('.');
  const other = (await signedUp(platform, 'lee')).cookies.get(COOKIE) ?? '';
  const [, othersSignature] = decodeURIComponent(other).split('.');
  const kindWith = async (value: string) => {
    const copy = testBrowser(platform);
    copy.cookies.set(COOKIE, encodeURIComponent(value));
    return (await copy.viewer()).kind;
  };
  expect(await kindWith(cookie)).toBe('person');
  const forged = [
    '',
    token,
    `${token}.`,
    `.${signature}`,
    `${token}.${othersSignature}`,
    `x${cookie}`,
    `${cookie}x`,
  ];
  for (const value of forged) expect([value, await kindWith(value)]).toEqual([value, 'anonymous']);
});

test('a person ends another of their sessions, and a stranger cannot', async () => {
  const chi = await signedUp(platform, 'chi');
  const phone = testBrowser(platform);
  await phone.call('UserSessionResource.create', { username_or_email: 'chi', password: PASSWORD });
  const sessions = (await chi.call('UserSessionsResource.get', {})).data;
  expect(sessions.map((session) => session.is_current)).toEqual([false, true]);
  const session_id = sessions[0]?.id ?? '';
  const stranger = await signedUp(platform, 'stranger');
  const action = stranger.call('UserSessionsResource.delete', { session_id });
  await expect(action).rejects.toMatchObject({ kind: 'not-found', reason: 'session-not-found' });
  await expect(
    testBrowser(platform).call('UserSessionsResource.delete', { session_id }),
  ).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect((await phone.viewer()).kind).toBe('person');
  await chi.call('UserSessionsResource.delete', { session_id });
  expect((await phone.viewer()).kind).toBe('anonymous');
  expect((await chi.viewer()).kind).toBe('person');
});

test('a session that is used is prolonged once a day, and its cookie with it', async () => {
  const dora = await signedUp(platform, 'dora');
  const [made = 0] = await expiries('dora');
  await dora.call('UserSessionStoreResource.get', {});
  expect(await expiries('dora')).toEqual([made]);
  expect(dora.received).toEqual([]);
  await platform.db.write(
    `update sessions set expires_at = to_timestamp($1::float8 / 1000 - 172800) where expires_at = to_timestamp($1::float8 / 1000)`,
    [made],
  );
  await dora.call('UserSessionStoreResource.get', {});
  const [prolonged = 0] = await expiries('dora');
  expect(prolonged).toBeGreaterThanOrEqual(made);
  const given = dora.received.map((cookie) => cookie.split('=')[0]);
  expect(given).toEqual([COOKIE, '_auth', 'pinfold.known_browser']);
  expect((await dora.viewer()).kind).toBe('person');
});

test('a session over its time is none, and one not to be remembered lasts a day', async () => {
  await signedUp(platform, 'eli');
  const browser = testBrowser(platform);
  await browser.call('UserSessionResource.create', {
    username_or_email: 'eli',
    password: PASSWORD,
    remember_me: false,
  });
  const shortest = Math.min(...(await expiries('eli')));
  expect(shortest - Date.now()).toBeLessThanOrEqual(DAY_MS);
  expect((await browser.viewer()).kind).toBe('person');
  expect(Math.min(...(await expiries('eli')))).toBe(shortest);
  await platform.db.write(`update sessions set expires_at = now() - interval '1 second'`);
  expect((await browser.viewer()).kind).toBe('anonymous');
});

test('a person ends all their other sessions at once, and nobody else’s', async () => {
  const finn = await signedUp(platform, 'finn');
  const gus = await signedUp(platform, 'gus');
  const phone = testBrowser(platform);
  await phone.call('UserSessionResource.create', { username_or_email: 'finn', password: PASSWORD });
  expect((await finn.call('OtherSessionsResource.delete', {})).data).toEqual({ ended: 1 });
  expect((await finn.call('OtherSessionsResource.delete', {})).data).toEqual({ ended: 0 });
  const kinds = await Promise.all([finn, gus, phone].map(async (browser) => (await browser.viewer()).kind));
  expect(kinds).toEqual(['person', 'person', 'anonymous']);
  await expect(phone.call('OtherSessionsResource.delete', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('a session tells when and from where it was used last, to the hour', async () => {
  const hana = await signedUp(platform, 'hana');
  const age = (minutes: number) =>
    platform.db.write(
      `update sessions set updated_at = now() - make_interval(mins => $1), ip_address = '198.51.100.9'
       where account_id = (select id from accounts where username = 'hana')`,
      [minutes],
    );
  const listed = async () => (await hana.call('UserSessionsResource.get', {})).data[0];
  await age(59);
  expect(await listed()).toMatchObject({ address: '198.51.100.9' });
  await age(61);
  const used = await listed();
  expect(used).toMatchObject({ address: '203.0.113.1', country: null });
  expect(Date.now() - Date.parse(used?.used_at ?? '')).toBeLessThan(60_000);
});
