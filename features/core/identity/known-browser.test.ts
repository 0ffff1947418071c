import { beforeAll, expect, test } from 'vitest';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import type { Context } from '#platform/resource/context.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';
import { enterAccount, openSessionWhile } from './enter-account.service.ts';
import { PASSWORD, signedUp } from './testing-sign-up.ts';

const COOKIE = 'pinfold.known_browser';
const NEW_PASSWORD = 'quite another password';
const WRONG = { kind: 'unauthenticated', reason: 'wrong-credentials' };
const STOPPED = { kind: 'too-many', reason: 'too-many-attempts' };

let platform: TestPlatform;
let addresses = 0;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

const stranger = () => {
  addresses += 1;
  return testBrowser(platform, { address: `198.51.${Math.trunc(addresses / 250)}.${1 + (addresses % 250)}` });
};

const signIn = (browser: TestBrowser, username_or_email: string, password = PASSWORD) =>
  browser.call('UserSessionResource.create', { username_or_email, password });

const askForReset = (browser: TestBrowser, username_or_email: string) =>
  browser.call('PasswordResetResource.create', { username_or_email });

/** Another browser with the cookies of one that has logged in and out, at its own address. */
function knownElsewhere(from: TestBrowser): TestBrowser {
  const browser = stranger();
  browser.cookies.set(COOKIE, from.cookies.get(COOKIE) ?? '');
  return browser;
}

/** A hundred wrong passwords from ten addresses. */
async function besiege(login: string): Promise<void> {
  for (let address = 0; address < 10; address += 1) {
    const guesser = stranger();
    for (let guess = 0; guess < 10; guess += 1)
      await expect(signIn(guesser, login, `guess ${guess}`)).rejects.toMatchObject(WRONG);
  }
  await expect(signIn(stranger(), login)).rejects.toMatchObject(STOPPED);
}

async function mailedTokens(): Promise<string[]> {
  platform.outbox.length = 0;
  await platform.runJobs();
  return platform.outbox.flatMap(({ text }) => /\/pw\/\w+\/\?e=\d+&t=(\S+)/.exec(text)?.[1] ?? []);
}

test('guesses of strangers do not lock out a browser that the account has logged in with', async () => {
  const ada = await signedUp(platform, 'ada');
  await besiege('ada');
  await signIn(knownElsewhere(ada), 'ada');
  await signIn(knownElsewhere(ada), 'ada@example.com');
});

test('a known browser has ten guesses of its own', async () => {
  const browser = knownElsewhere(await signedUp(platform, 'ben'));
  for (let guess = 1; guess <= 10; guess += 1)
    await expect(signIn(browser, 'ben', `guess ${guess}`)).rejects.toMatchObject(WRONG);
  await expect(signIn(browser, 'ben')).rejects.toMatchObject(STOPPED);
  await signIn(stranger(), 'ben');
  platform.clock.advance(15 * 60_000);
  await signIn(browser, 'ben');
});

test('the right password forgets the wrong ones in a known browser', async () => {
  const browser = knownElsewhere(await signedUp(platform, 'bea'));
  for (let round = 0; round < 3; round += 1) {
    for (let slip = 0; slip < 6; slip += 1) await signIn(browser, 'bea', 'a slip').catch(() => {});
    await signIn(browser, 'bea');
  }
});

test('a browser is known for the accounts that logged in there, and for no others', async () => {
  await signedUp(platform, 'chi');
  const eve = await signedUp(platform, 'eve');
  await besiege('chi');
  await expect(signIn(knownElsewhere(eve), 'chi')).rejects.toMatchObject(STOPPED);
  const { id } = await signIn(knownElsewhere(eve), 'eve').then(({ data }) => data);
  const forger = knownElsewhere(eve);
  const chi = await platform.db.rows<{ id: string }>(`select id from accounts where username = 'chi'`);
  forger.cookies.set(COOKIE, (forger.cookies.get(COOKIE) ?? '').replace(id, chi[0]?.id ?? ''));
  await expect(signIn(forger, 'chi')).rejects.toMatchObject(STOPPED);
  await expect(signIn(forger, 'chi', 'a guess')).rejects.toMatchObject(STOPPED);
});

test('a shared browser stays known for eight accounts', async () => {
  const shared = stranger();
  const names = Array.from({ length: 9 }, (_, index) => `shared_${index}`);
  for (const name of names) await signedUp(platform, name);
  for (const name of names) await signIn(shared, name);
  await platform.db.write('delete from throttles');
  await besiege('shared_0');
  await besiege('shared_1');
  await signIn(knownElsewhere(shared), 'shared_1');
  await expect(signIn(knownElsewhere(shared), 'shared_0')).rejects.toMatchObject(STOPPED);
});

test('a mailed reset lets the owner in, there and anywhere else', async () => {
  await signedUp(platform, 'dora');
  await besiege('dora');
  const browser = stranger();
  await askForReset(browser, 'dora');
  const [token = ''] = await mailedTokens();
  await browser.call('PasswordResetResource.update', { token, new_password: NEW_PASSWORD });
  await signIn(stranger(), 'dora', NEW_PASSWORD);
  await besiege('dora').catch(() => {});
  await expect(signIn(stranger(), 'dora', NEW_PASSWORD)).rejects.toMatchObject(STOPPED);
  await signIn(knownElsewhere(browser), 'dora', NEW_PASSWORD);
});

test('a reset leaves the guesses counted that were made from its address', async () => {
  await signedUp(platform, 'mallory');
  const guesser = stranger();
  const most = 100 * platform.config.rateLimitFactor;
  for (let guess = 0; guess < most; guess += 1) await signIn(guesser, `nobody_${guess}`).catch(() => {});
  await askForReset(guesser, 'mallory');
  const [token = ''] = await mailedTokens();
  await guesser.call('PasswordResetResource.update', { token, new_password: NEW_PASSWORD });
  await expect(signIn(guesser, 'nobody')).rejects.toMatchObject(STOPPED);
});

test("the links that strangers ask for do not use up the owner's", async () => {
  const finn = await signedUp(platform, 'finn');
  const other = stranger();
  for (let request = 0; request < 4; request += 1) await askForReset(other, 'finn');
  await expect(askForReset(other, 'finn')).rejects.toMatchObject(STOPPED);
  await mailedTokens();
  await askForReset(stranger(), 'finn');
  expect(await mailedTokens()).toHaveLength(1);
  for (let request = 0; request < 20; request += 1) await askForReset(stranger(), 'finn');
  // Ten are allowed in an hour, and five were sent above; each of them still works.
  const tokens = await mailedTokens();
  expect(tokens).toHaveLength(5);
  const known = knownElsewhere(finn);
  for (let request = 0; request < 4; request += 1) await askForReset(known, 'finn');
  expect(await mailedTokens()).toHaveLength(4);
  await expect(askForReset(known, 'finn')).rejects.toMatchObject(STOPPED);
  await stranger().call('PasswordResetResource.update', {
    token: tokens[0] ?? '',
    new_password: NEW_PASSWORD,
  });
  await askForReset(stranger(), 'finn');
  expect(await mailedTokens()).toHaveLength(1);
});

test('whoever knew an old password has no allowance left by the browsers that used it', async () => {
  const owner = await signedUp(platform, 'olga');
  const old = [];
  for (let number = 0; number < 3; number += 1) {
    const browser = stranger();
    await signIn(browser, 'olga');
    old.push(browser);
  }
  await owner.call('UserPasswordResource.update', { old_password: PASSWORD, new_password: NEW_PASSWORD });
  await besiege('olga');
  for (const browser of old)
    await expect(signIn(knownElsewhere(browser), 'olga', 'a guess')).rejects.toMatchObject(STOPPED);
  await signIn(knownElsewhere(owner), 'olga', NEW_PASSWORD);
});

test('whoever logs in while the password is changed has no allowance with the new one', async () => {
  const owner = await signedUp(platform, 'otto');
  const { id } = await owner.viewer();
  if (!id) throw new Error('nobody is logged in');
  const [row] = await platform.db.rows<{ token: string }>(
    'select token from sessions where account_id = $1',
    [id],
  );
  const setPassword = async () => {
    await askForReset(stranger(), 'otto');
    const [token = ''] = await mailedTokens();
    await stranger().call('PasswordResetResource.update', { token, new_password: NEW_PASSWORD });
    // The next round asks for another one.
    await platform.db.write('delete from throttles');
    return true;
  };
  const entering: ((context: Context) => Promise<unknown>)[] = [
    (context) =>
      enterAccount(
        context,
        { token: row?.token ?? '', headers: new Headers(), isStillGood: setPassword },
        { isRestoring: false },
        personOfAccount,
      ),
    (context) => openSessionWhile(context, id, setPassword),
  ];
  for (const enter of entering) {
    const context = await stranger().context();
    await enter(context);
    const [cookie = ''] = context.answerHeaders.getSetCookie().filter((line) => line.startsWith(COOKIE));
    const thief = stranger();
    thief.cookies.set(COOKIE, cookie.split(';')[0]?.split('=')[1] ?? '');
    expect(thief.cookies.get(COOKIE)).toContain(id);
    await besiege('otto');
    await expect(signIn(thief, 'otto', 'a guess')).rejects.toMatchObject(STOPPED);
    await platform.db.write('delete from throttles');
  }
});

test('a stolen session cannot use up the password attempts of another', async () => {
  const thief = await signedUp(platform, 'gus');
  const owner = stranger();
  await signIn(owner, 'gus');
  const confirm = (browser: TestBrowser, password: string) =>
    browser.call('TwoFactorResource.create', { password });
  for (let guess = 1; guess <= 10; guess += 1)
    await expect(confirm(thief, `guess ${guess}`)).rejects.toMatchObject({ reason: 'wrong-password' });
  await expect(confirm(thief, PASSWORD)).rejects.toMatchObject(STOPPED);
  await confirm(owner, PASSWORD);
});

test('whoever guesses at an address keeps nobody there from a browser that they have logged in with', async () => {
  await signedUp(platform, 'pupil');
  const app = await testWebServer({ ...platform, config: { ...platform.config, rateLimitFactor: 1 } });
  const status = async (client: WebClient, username_or_email: string, password = PASSWORD) =>
    (await client.post('UserSessionResource', 'create', { username_or_email, password })).status;
  const pupil = webClient(app);
  expect(await status(pupil, 'pupil')).toBe(200);
  await pupil.post('UserSessionResource', 'delete');
  const guesser = webClient(app);
  for (let guess = 0; guess < 20; guess += 1) await status(guesser, `nobody_${guess}`, 'a guess');
  expect(await status(webClient(app), 'pupil')).toBe(429);
  expect(await status(pupil, 'pupil')).toBe(200);
});
