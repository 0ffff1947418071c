import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { oneBehindTheOther } from '../testing-queue.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';
import { comeBy, throughProvider, withProvider } from './testing-provider.ts';

let platform: TestPlatform;
let close: () => void;
const password = PASSWORD;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  close = await withProvider(platform);
});

afterAll(() => close());

const confirm = (token: string) => testBrowser(platform).call('UserEmailResource.update', { token });

async function tokenFor(email: string): Promise<string> {
  await platform.runJobs();
  const text = platform.outbox.findLast((mail) => mail.to === email)?.text ?? '';
  return /[?&]t(?:oken)?=(\w+)/.exec(text)?.[1] ?? '';
}

/** Moves a browser's account to the address of its thief at the provider; returns what takes it back. */
async function moved(browser: TestBrowser, username: string): Promise<string> {
  const new_email = `${username}@harbour.example`;
  await browser.call('UserEmailResource.create', { new_email, password });
  await confirm(await tokenFor(new_email));
  return tokenFor(`${username}@example.com`);
}

async function beginToConnect(browser: TestBrowser, name: string): Promise<string> {
  const { url } = (await browser.call('SocialConnectionResource.create', { password })).data;
  return throughProvider(url, name);
}

/** Takes the account back while `action` runs, which is then refused. */
async function takeBackBefore(username: string, back: string, action: () => Promise<unknown>): Promise<void> {
  const actions = [() => confirm(back), action];
  const ended = await oneBehindTheOther(platform.db, { table: 'accounts', username }, actions);
  expect(ended).toEqual(['fulfilled', 'rejected']);
}

const waysInto = (username: string) =>
  platform.db.rows(
    `select from accounts a where username = $1 and (exists (select 1 from sessions where account_id = a.id)
       or exists (select 1 from credentials where account_id = a.id))`,
    [username],
  );

test('who comes from another site while the account is taken back does not get in', async () => {
  const browser = await signedUp(platform, 'kit');
  const query = await beginToConnect(browser, 'kit');
  await browser.call('SocialLoginResource.update', { query });
  const back = await moved(browser, 'kit');
  const thief = testBrowser(platform);
  await takeBackBefore('kit', back, async () => expect((await comeBy(thief, 'kit')).step).toBe('in'));
  expect((await thief.viewer()).kind).toBe('anonymous');
  expect(await waysInto('kit')).toEqual([]);
});

test('who tells the password to connect another site while the account is taken back makes no way in', async () => {
  const back = await moved(await signedUp(platform, 'lee'), 'lee');
  const thief = testBrowser(platform);
  expect((await comeBy(thief, 'lee')).step).toBe('password');
  await takeBackBefore('lee', back, () => thief.call('SocialSessionResource.create', { password }));
  expect((await thief.viewer()).kind).toBe('anonymous');
  expect(await waysInto('lee')).toEqual([]);
});

test('who is on the way to connect another site while the account is taken back makes no way in', async () => {
  const browser = await signedUp(platform, 'max');
  const back = await moved(browser, 'max');
  const query = await beginToConnect(browser, 'max');
  await takeBackBefore('max', back, () => browser.call('SocialLoginResource.update', { query }));
  expect(await waysInto('max')).toEqual([]);
});
