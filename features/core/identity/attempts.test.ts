import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { codeOf } from './testing-authenticator.ts';
import { PASSWORD, signedUp } from './testing-sign-up.ts';

const COOKIE = 'pinfold.known_browser';
const CHOSEN = 'quite another password';
const STOPPED = { kind: 'too-many', reason: 'too-many-attempts' };
/** Of the owner and of strangers in the same house. */
const HOME = '198.51.100.1';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

beforeEach(() => platform.db.write('delete from throttles'));

const at = (address: string) => testBrowser(platform, { address });
const signIn = (browser: TestBrowser, username_or_email: string, password = PASSWORD) =>
  browser.call('UserSessionResource.create', { username_or_email, password, restore: true });
const askForReset = (browser: TestBrowser, username_or_email: string) =>
  browser.call('PasswordResetResource.create', { username_or_email });
const reset = (token: string) =>
  at('198.51.100.9').call('PasswordResetResource.update', { token, new_password: CHOSEN });

async function tokenFor(email: string): Promise<string> {
  await platform.runJobs();
  const mails = platform.outbox.filter((mail) => mail.to === email);
  return mails.flatMap(({ text }) => /[?&]t(?:oken)?=(\w+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
}

/** Browsers of the owner: one that has logged in before, and one at home that has not. */
function browsersOf(owner: TestBrowser): TestBrowser[] {
  const known = at('198.51.100.2');
  known.cookies.set(COOKIE, owner.cookies.get(COOKIE) ?? '');
  return [known, at(HOME)];
}

async function useUpGuesses(browsers: TestBrowser[], login: string): Promise<void> {
  for (const browser of browsers) {
    for (let guess = 0; guess < 10; guess += 1)
      await signIn(browser, login, `guess ${guess}`).catch(() => {});
    await expect(signIn(browser, login)).rejects.toMatchObject(STOPPED);
  }
}

async function useUpMails(browsers: TestBrowser[], login: string): Promise<void> {
  for (const browser of browsers) {
    for (let request = 0; request < 4; request += 1) await askForReset(browser, login);
    await expect(askForReset(browser, login)).rejects.toMatchObject(STOPPED);
  }
  for (let request = 0; request < 10; request += 1) await askForReset(at(`192.0.2.${request + 1}`), login);
  await platform.runJobs();
}

async function moveTo(owner: TestBrowser, new_email: string): Promise<string> {
  await owner.call('UserEmailResource.create', { new_email, password: PASSWORD });
  return tokenFor(new_email);
}

const confirm = (token: string) => at('198.51.100.9').call('UserEmailResource.update', { token });

/** Each prepares a proof of control that the owner gives later; the answer gives it. */
const PROOFS: Record<string, (owner: TestBrowser, name: string) => Promise<() => Promise<unknown>>> = {
  'a reset': async (_, name) => {
    await askForReset(at('198.51.100.9'), name);
    const token = await tokenFor(`${name}@example.com`);
    return () => reset(token);
  },
  'a confirmed address': async (owner, name) => {
    const token = await moveTo(owner, `${name}@new.example`);
    return () => confirm(token);
  },
  'an address that is taken back': async (owner, name) => {
    await confirm(await moveTo(owner, `${name}@thief.example`));
    const token = await tokenFor(`${name}@example.com`);
    return () => confirm(token);
  },
  'two-factor authentication that is taken back': async (owner, name) => {
    const { key } = (await owner.call('TwoFactorResource.create', { password: PASSWORD })).data;
    await owner.call('TwoFactorResource.update', { code: await codeOf(key) });
    const token = await tokenFor(`${name}@example.com`);
    return () => at('198.51.100.9').call('TwoFactorBackResource.create', { token });
  },
  'a deletion': async (owner, name) => {
    await owner.call('UserDeletionResource.create', { password: PASSWORD });
    const token = await tokenFor(`${name}@example.com`);
    return () => at('198.51.100.9').call('UserDeletionResource.update', { token });
  },
  'a changed password': async (owner) => {
    const changed = { old_password: PASSWORD, new_password: CHOSEN };
    return () => owner.call('UserPasswordResource.update', changed);
  },
};
const NAMES = Object.keys(PROOFS);

describe.each(NAMES)('after %s', (proof) => {
  const name = `owner_${NAMES.indexOf(proof)}`;

  test('nobody has used up what the owner may guess, nor the mails to them, at home or in a known browser', async () => {
    const owner = await signedUp(platform, name);
    const prove = await PROOFS[proof]?.(owner, name);
    const browsers = browsersOf(owner);
    await useUpGuesses(browsers, name);
    await useUpMails(browsers, name);
    await prove?.();
    for (const browser of browsers) {
      await expect(signIn(browser, name, 'a slip')).rejects.toMatchObject({ reason: 'wrong-credentials' });
      await platform.runJobs();
      platform.outbox.length = 0;
      await askForReset(browser, name);
      await platform.runJobs();
      const subjects = platform.outbox.map(({ subject }) => subject);
      expect(subjects).toEqual([expect.stringMatching(/^Choose a new .* password$/)]);
    }
  });
});

test('who proves control of one account may not guess more at another', async () => {
  await signedUp(platform, 'victim');
  const eve = await signedUp(platform, 'eve');
  const prove = await PROOFS['a reset']?.(eve, 'eve');
  const guesser = at(HOME);
  await useUpGuesses([guesser], 'victim');
  await prove?.();
  await expect(signIn(guesser, 'victim')).rejects.toMatchObject(STOPPED);
});

test('a reset leaves wrong codes of the second factor counted, as whoever reads the mail must not guess them', async () => {
  const owner = await signedUp(platform, 'careful');
  const { key } = (await owner.call('TwoFactorResource.create', { password: PASSWORD })).data;
  await owner.call('TwoFactorResource.update', { code: await codeOf(key) });
  const prove = await PROOFS['a reset']?.(owner, 'careful');
  const guesser = at(HOME);
  const guess = async (password: string) => {
    await signIn(guesser, 'careful', password).catch(() => {});
    return guesser.call('SecondFactorResource.create', { code: '000000' });
  };
  for (let code = 0; code < 10; code += 1)
    await expect(guess(PASSWORD)).rejects.toMatchObject({ reason: 'wrong-code' });
  await expect(guess(PASSWORD)).rejects.toMatchObject(STOPPED);
  await prove?.();
  await expect(guess(CHOSEN)).rejects.toMatchObject(STOPPED);
});
