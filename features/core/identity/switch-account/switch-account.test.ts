import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { ACTING_COOKIE } from '../acting-access.ts';
import { codeOf } from '../testing-authenticator.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;
const password = PASSWORD;
const OF_BUSINESS = 'bread and salt and butter';

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

beforeEach(() => platform.db.write('delete from throttles'));

const signIn = (browser: TestBrowser, username_or_email: string, told = password) =>
  browser.call('UserSessionResource.create', { username_or_email, password: told });

const idOf = async (username: string) =>
  (await platform.db.rows<{ id: string }>('select id from accounts where username = $1', [username]))[0]
    ?.id ?? '';

const switchTo = async (browser: TestBrowser, username: string) =>
  browser.call('UserAccountsResource.update', { user_id: await idOf(username) });

const whoIs = async (browser: TestBrowser) => {
  const viewer = await browser.viewer();
  return viewer.kind === 'person' ? viewer.username : viewer.kind;
};

const accountsOf = async (browser: TestBrowser) =>
  (await browser.call('UserAccountsResource.get', {})).data.map(
    ({ username, is_current, is_linked }) => [username, is_current, is_linked] as const,
  );

/** A browser logged in to a person and a business; the person is current. */
async function withBusiness(person: string, business: string): Promise<TestBrowser> {
  await signedUp(platform, business, { password: OF_BUSINESS });
  await platform.db.write('update users set is_partner = true where username = $1', [business]);
  const browser = await signedUp(platform, person);
  await signIn(browser, business, OF_BUSINESS);
  await switchTo(browser, person);
  return browser;
}

const link = async (browser: TestBrowser, business: string, told = OF_BUSINESS) =>
  browser.call('LinkedAccountsResource.create', { user_id: await idOf(business), password: told });

test('one browser keeps several accounts, switches between them, and nobody into those of others', async () => {
  const browser = await signedUp(platform, 'ada');
  await signedUp(platform, 'ben');
  await signedUp(platform, 'stranger');
  await signIn(browser, 'ben');
  expect(await accountsOf(browser)).toEqual([
    ['ada', false, false],
    ['ben', true, false],
  ]);
  await switchTo(browser, 'ada');
  expect(await whoIs(browser)).toBe('ada');
  const refused = { kind: 'conflict', reason: 'not-logged-in-there' };
  await expect(switchTo(browser, 'stranger')).rejects.toMatchObject(refused);
  await expect(switchTo(testBrowser(platform), 'ada')).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('logging in again makes no second entry', async () => {
  const browser = await signedUp(platform, 'bea');
  await signIn(browser, 'bea');
  expect(await accountsOf(browser)).toEqual([['bea', true, false]]);
});

test('logging out of one goes on as the other, of all as nobody', async () => {
  const browser = await signedUp(platform, 'cleo');
  await signedUp(platform, 'dora');
  await signIn(browser, 'dora');
  browser.cookies.set(ACTING_COOKIE, '1.2');
  await browser.call('UserSessionResource.delete', { only_this: true });
  expect(await whoIs(browser)).toBe('cleo');
  await signIn(browser, 'dora');
  expect(browser.cookies.has(ACTING_COOKIE)).toBe(false);
  browser.cookies.set(ACTING_COOKIE, '1.2');
  await browser.call('UserSessionResource.delete', {});
  expect(await whoIs(browser)).toBe('anonymous');
  expect(browser.cookies.has(ACTING_COOKIE)).toBe(false);
  expect([...browser.cookies.keys()].filter((name) => name.includes('session_token'))).toEqual([]);
});

test('an account whose second cookie is gone is logged out of, too', async () => {
  const browser = await signedUp(platform, 'nora');
  for (const name of browser.cookies.keys()) if (name.includes('_multi-')) browser.cookies.delete(name);
  await browser.call('UserSessionResource.delete', { only_this: true });
  expect(await whoIs(browser)).toBe('anonymous');
});

test('who is suspended or has left is not switched into', async () => {
  const browser = await signedUp(platform, 'eli');
  await signedUp(platform, 'finn');
  await signIn(browser, 'finn');
  await switchTo(browser, 'eli');
  await platform.db.write(`update users set suspended_at = now() where username = 'finn'`);
  expect(await accountsOf(browser)).toEqual([['eli', true, false]]);
  await expect(switchTo(browser, 'finn')).rejects.toMatchObject({ kind: 'conflict' });
});

test('a linked business is switched into from anywhere, until the link ends', async () => {
  const browser = await withBusiness('gus', 'gus_shop');
  const isWrong = { kind: 'invalid', reason: 'wrong-password' };
  await expect(link(browser, 'gus_shop', 'not this')).rejects.toMatchObject(isWrong);
  // The owner's own password does not link somebody else's business.
  await expect(link(browser, 'gus_shop', password)).rejects.toMatchObject(isWrong);
  await link(browser, 'gus_shop');
  await expect(link(browser, 'gus_shop')).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'linked-already',
  });
  const phone = testBrowser(platform);
  await signIn(phone, 'gus');
  expect(await accountsOf(phone)).toEqual([
    ['gus', true, false],
    ['gus_shop', false, true],
  ]);
  await switchTo(phone, 'gus_shop');
  expect(await whoIs(phone)).toBe('gus_shop');
  await browser.call('LinkedAccountsResource.delete', { user_id: await idOf('gus_shop') });
  await expect(
    browser.call('LinkedAccountsResource.delete', { user_id: await idOf('gus_shop') }),
  ).rejects.toMatchObject({ kind: 'not-found' });
  const tablet = testBrowser(platform);
  await signIn(tablet, 'gus');
  await expect(switchTo(tablet, 'gus_shop')).rejects.toMatchObject({ kind: 'conflict' });
});

test('only a business that is logged in here is linked, once, and a stranger ends no link', async () => {
  const browser = await withBusiness('hana', 'hana_shop');
  await signedUp(platform, 'not_here');
  await expect(link(browser, 'not_here')).rejects.toMatchObject({ reason: 'not-logged-in-there' });
  const friend = await signedUp(platform, 'no_shop');
  await signIn(friend, 'hana');
  await switchTo(friend, 'no_shop');
  await expect(link(friend, 'hana')).rejects.toMatchObject({ reason: 'not-a-business' });
  await link(browser, 'hana_shop');
  await expect(
    friend.call('LinkedAccountsResource.delete', { user_id: await idOf('hana_shop') }),
  ).rejects.toMatchObject({ kind: 'not-found' });
});

test('a link does not pass by a second factor', async () => {
  const browser = await withBusiness('ida', 'ida_shop');
  await link(browser, 'ida_shop');
  const shop = testBrowser(platform);
  await signIn(shop, 'ida_shop', OF_BUSINESS);
  const { key } = (await shop.call('TwoFactorResource.create', { password: OF_BUSINESS })).data;
  await shop.call('TwoFactorResource.update', { code: await codeOf(key) });
  const phone = testBrowser(platform);
  await signIn(phone, 'ida');
  await expect(switchTo(phone, 'ida_shop')).rejects.toMatchObject({ reason: 'not-logged-in-there' });
});

test('a business whose password changes in between is not linked', async () => {
  const browser = await withBusiness('ned', 'ned_shop');
  const id = await idOf('ned_shop');
  const outcome = await meanwhile(
    platform.db,
    ['accounts', [id]],
    () => link(browser, 'ned_shop'),
    (tx) => tx.write(`update credentials set password = 'another' where account_id = $1`, [id]),
  );
  expect(outcome).toBe('conflict');
  expect(await platform.db.rows('select from account_links where account_id = $1', [id])).toEqual([]);
});

test('a linked business goes where its owner goes', async () => {
  const browser = await withBusiness('joe', 'joe_shop');
  await link(browser, 'joe_shop');
  expect((await browser.call('UserDeactivationResource.create', { password })).data).toEqual({
    multiple_accounts: true,
  });
  const standing = await platform.db.rows(
    `select username, deactivated_at is not null as has_left from users where username like 'joe%' order by 1`,
  );
  expect(standing).toEqual([
    { username: 'joe', has_left: true },
    { username: 'joe_shop', has_left: true },
  ]);
});

async function endsMailedTo(username: string): Promise<number> {
  await platform.runJobs();
  const mails = platform.outbox.filter(
    ({ to, subject }) => to === `${username}@example.com` && subject.includes('no longer linked'),
  );
  for (const { text } of mails) expect(text).toContain('/settings/account-settings/');
  return mails.length;
}

test('a business sees who is linked with it, and shuts them out', async () => {
  const browser = await withBusiness('lou', 'lou_shop');
  await link(browser, 'lou_shop');
  const shop = testBrowser(platform);
  await signIn(shop, 'lou_shop', OF_BUSINESS);
  expect((await shop.call('LinkedAccountsResource.get', {})).data).toMatchObject({
    username: 'lou',
    full_name: 'Ada Maker',
  });
  expect((await browser.call('LinkedAccountsResource.get', {})).data).toBeNull();
  await switchTo(browser, 'lou_shop');
  await shop.call('LinkedAccountsResource.delete', { user_id: await idOf('lou_shop') });
  expect([await whoIs(shop), await whoIs(browser)]).toEqual(['lou_shop', 'anonymous']);
  expect((await shop.call('LinkedAccountsResource.get', {})).data).toBeNull();
  expect(await endsMailedTo('lou')).toBe(1);
  const again = shop.call('LinkedAccountsResource.delete', { user_id: await idOf('lou_shop') });
  await expect(again).rejects.toMatchObject({ kind: 'not-found' });
});

test('a link ends with another password of the business, and with the business', async () => {
  const browser = await withBusiness('mia', 'mia_shop');
  const shop = testBrowser(platform);
  await signIn(shop, 'mia_shop', OF_BUSINESS);
  await link(browser, 'mia_shop');
  const wrong = { old_password: 'not this', new_password: 'butter and salt' };
  await shop.call('UserPasswordResource.update', wrong).catch(() => {});
  expect((await shop.call('LinkedAccountsResource.get', {})).data).toMatchObject({ username: 'mia' });
  await shop.call('UserPasswordResource.update', {
    old_password: OF_BUSINESS,
    new_password: 'butter and salt',
  });
  await expect(switchTo(browser, 'mia_shop')).rejects.toMatchObject({ reason: 'not-logged-in-there' });
  expect(await endsMailedTo('mia')).toBe(1);
  await signIn(browser, 'mia_shop', 'butter and salt');
  await switchTo(browser, 'mia');
  await link(browser, 'mia_shop', 'butter and salt');
  await switchTo(browser, 'mia_shop');
  await shop.call('BusinessAccountResource.delete', {});
  expect([await whoIs(shop), await whoIs(browser)]).toEqual(['mia_shop', 'anonymous']);
  expect(await endsMailedTo('mia')).toBe(2);
});

test('a business is told of its link, and shuts it out by a new password', async () => {
  const browser = await withBusiness('kim', 'kim_shop');
  await link(browser, 'kim_shop');
  await platform.runJobs();
  const mails = platform.outbox.filter(({ to }) => to === 'kim_shop@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is linked')]);
  expect(mails[0]?.text).toContain('kim can switch to kim_shop without its password');
  await testBrowser(platform).call('PasswordResetResource.create', { username_or_email: 'kim_shop' });
  await platform.runJobs();
  const [, token = ''] = /[?&]t(?:oken)?=(\S+)/.exec(platform.outbox.at(-1)?.text ?? '') ?? [];
  await testBrowser(platform).call('PasswordResetResource.update', {
    token,
    new_password: 'known to the owner alone',
  });
  expect(await accountsOf(browser)).toEqual([['kim', true, false]]);
  await expect(switchTo(browser, 'kim_shop')).rejects.toMatchObject({ reason: 'not-logged-in-there' });
});
