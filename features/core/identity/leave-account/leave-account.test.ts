import { beforeAll, beforeEach, expect, test } from 'vitest';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { eraseAccountsNow } from '../testing-erasure.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';
import { deleteAccount } from './leave-account.service.ts';

let platform: TestPlatform;
const DAY_MS = 24 * 3600 * 1000;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

beforeEach(async () => {
  await platform.runJobs();
  platform.outbox.length = 0;
});

const signIn = (username_or_email: string, restore = false, browser = testBrowser(platform)) =>
  browser.call('UserSessionResource.create', { username_or_email, password: PASSWORD, restore });

const deactivate = (browser: TestBrowser, password = PASSWORD) =>
  browser.call('UserDeactivationResource.create', { password });

const askToDelete = (browser: TestBrowser, password = PASSWORD) =>
  browser.call('UserDeletionResource.create', { password });

const finish = (token: string, browser = testBrowser(platform)) =>
  browser.call('UserDeletionResource.update', { token });

const isSeen = (username: string) =>
  testBrowser(platform)
    .call('UserResource.get', { username })
    .then(
      () => true,
      () => false,
    );

async function mailedToken(): Promise<string> {
  await platform.runJobs();
  return /delete-account\/\?token=(\w+)/.exec(platform.outbox.at(-1)?.text ?? '')?.[1] ?? '';
}

const deactivateFresh = (browser: TestBrowser, user_id: string) =>
  browser.call('DeactivateAccountResource.create', { user_id, reason: 'other', explanation: 'Enough.' });
const idOf = async (browser: TestBrowser) => (await browser.viewer()).id ?? '';

test('within ten minutes of logging in, that stands for the password, of the own account only', async () => {
  const nora = await signedUp(platform, 'nora');
  const id = await idOf(nora);
  const omar = await idOf(await signedUp(platform, 'omar'));
  await expect(deactivateFresh(nora, omar)).rejects.toMatchObject({ kind: 'forbidden', field: 'user_id' });
  const begin = (minutesAgo: number) =>
    platform.db.write('update sessions set created_at = $2 where account_id = $1', [
      id,
      new Date(platform.clock.now().getTime() - minutesAgo * 60_000),
    ]);
  await begin(10);
  await expect(deactivateFresh(nora, id)).rejects.toMatchObject({
    kind: 'forbidden',
    reason: 'login-too-old',
  });
  expect(await isSeen('nora')).toBe(true);
  await begin(9);
  await deactivateFresh(nora, id);
  expect([await isSeen('nora'), await isSeen('omar')]).toEqual([false, true]);
  expect((await nora.viewer()).kind).toBe('anonymous');
});

test('in a linked account a fresh login does not stand for the password, as its owner switches into it without one', async () => {
  const pia = await signedUp(platform, 'pia');
  const shop = await signedUp(platform, 'piasshop');
  const ids = [await idOf(pia), await idOf(shop)];
  await platform.db.write('insert into account_links (owner_id, account_id) values ($1, $2)', ids);
  await expect(deactivateFresh(shop, ids[1] ?? '')).rejects.toMatchObject({ reason: 'login-too-old' });
  expect((await deactivateFresh(pia, ids[0] ?? '')).data).toEqual({ multiple_accounts: true });
  expect([await isSeen('pia'), await isSeen('piasshop')]).toEqual([false, false]);
});

test('who deactivates is seen by nobody and logged out everywhere, until they log in and say so', async () => {
  const ada = await signedUp(platform, 'ada');
  const phone = testBrowser(platform);
  await signIn('ada', false, phone);
  expect(await isSeen('ada')).toBe(true);
  await deactivate(ada);
  expect(await isSeen('ada')).toBe(false);
  expect([(await ada.viewer()).kind, (await phone.viewer()).kind]).toEqual(['anonymous', 'anonymous']);
  expect([...ada.cookies.keys()].filter((name) => name.includes('session_token'))).toEqual([]);
  await expect(signIn('ada')).rejects.toMatchObject({ kind: 'conflict', reason: 'account-deactivated' });
  expect(await isSeen('ada')).toBe(false);
  await signIn('ada', true);
  expect(await isSeen('ada')).toBe(true);
});

test('neither is done without the password, nor by a stranger', async () => {
  const ben = await signedUp(platform, 'ben');
  const wrong = { kind: 'invalid', reason: 'wrong-password', field: 'password' };
  await expect(deactivate(ben, 'not this')).rejects.toMatchObject(wrong);
  await expect(askToDelete(ben, 'not this')).rejects.toMatchObject(wrong);
  await expect(deactivate(testBrowser(platform))).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(askToDelete(testBrowser(platform))).rejects.toMatchObject({ kind: 'unauthenticated' });
  await platform.runJobs();
  expect(platform.outbox).toEqual([]);
  for (let guess = 0; guess < 8; guess += 1) await deactivate(ben, 'a guess').catch(() => {});
  await expect(deactivate(ben)).rejects.toMatchObject({ kind: 'too-many' });
  expect(await isSeen('ben')).toBe(true);
});

test('asking to delete only mails; the final step hides at once, and its link works once', async () => {
  const cleo = await signedUp(platform, 'cleo');
  expect((await askToDelete(cleo)).data).toEqual({ multiple_accounts: false });
  expect(await isSeen('cleo')).toBe(true);
  const token = await mailedToken();
  expect(platform.outbox.map(({ to, html }) => [to, html?.includes(token)])).toEqual([
    ['cleo@example.com', true],
  ]);
  await finish(token);
  expect(await isSeen('cleo')).toBe(false);
  expect((await cleo.viewer()).kind).toBe('anonymous');
  await expect(finish(token)).rejects.toMatchObject({ kind: 'invalid', reason: 'link-invalid' });
  await platform.runJobs();
  expect(platform.outbox.at(-1)?.subject).toMatch(/is deleted/);
  await expect(signIn('cleo')).rejects.toMatchObject({ kind: 'conflict', reason: 'account-leaving' });
});

test('of two who finish at once one does, and an old link does nothing', async () => {
  const dora = await signedUp(platform, 'dora');
  await askToDelete(dora);
  const token = await mailedToken();
  const results = await Promise.allSettled([finish(token), finish(token)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const eli = await signedUp(platform, 'eli');
  await askToDelete(eli);
  const late = await mailedToken();
  await platform.db.write(`update mailed_links set expires_at = now() - interval '1 second'`);
  await expect(finish(late)).rejects.toMatchObject({ reason: 'link-invalid' });
  expect(await isSeen('eli')).toBe(true);
});

test('who finishes locks the account before the link, which whoever holds the account may forget', async () => {
  const fay = await signedUp(platform, 'fay');
  const id = await idOf(fay);
  await askToDelete(fay);
  const token = await mailedToken();
  const outcome = await meanwhile(
    platform.db,
    ['accounts', [id]],
    () => finish(token),
    async (tx) => {
      await tx.rows('select from mailed_links where account_id = $1 for update nowait', [id]);
      await tx.write('delete from mailed_links where account_id = $1', [id]);
    },
  );
  expect(outcome).toBe('invalid');
  expect(await isSeen('fay')).toBe(true);
});

test('who is stopped half-way has deleted nothing, and finishes by the same link', async () => {
  const gus = await signedUp(platform, 'gus');
  await signedUp(platform, 'gus_shop');
  await platform.db.write(
    `insert into account_links (account_id, owner_id)
     select shop.id, a.id from accounts shop, accounts a where shop.username = 'gus_shop' and a.username = 'gus'`,
  );
  expect((await askToDelete(gus)).data).toEqual({ multiple_accounts: true });
  const token = await mailedToken();
  expect(platform.outbox.at(-1)?.text).toContain('account gus and the accounts linked to it: gus_shop.');
  let begun = 0;
  const dies: PersonOfAccount = {
    ...personOfAccount,
    deactivate: async (...told) => {
      begun += 1;
      if (begun === 2) throw new Error('the process is killed');
      await personOfAccount.deactivate(...told);
    },
  };
  const context = await testBrowser(platform).context();
  await expect(deleteAccount(context, token, dies)).rejects.toThrow('killed');
  expect([await isSeen('gus'), await isSeen('gus_shop')]).toEqual([true, true]);
  await finish(token);
  expect([await isSeen('gus'), await isSeen('gus_shop')]).toEqual([false, false]);
  await platform.runJobs();
  const told = platform.outbox.filter(({ subject }) => subject.includes('is deleted')).map(({ to }) => to);
  expect(told.toSorted()).toEqual(['gus@example.com', 'gus_shop@example.com']);
});

test('within 14 days logging in keeps the account, afterwards it is gone', async () => {
  const names = ['early', 'late', 'never'];
  for (const name of names) {
    await askToDelete(await signedUp(platform, name));
    await finish(await mailedToken());
  }
  platform.clock.advance(13 * DAY_MS);
  await eraseAccountsNow(platform);
  await signIn('early', true);
  platform.clock.advance(1 * DAY_MS);
  // Its grace period is over, but the nightly job has not run yet.
  await expect(signIn('late', true)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await eraseAccountsNow(platform);
  expect(await Promise.all(names.map(isSeen))).toEqual([true, false, false]);
  await expect(signIn('never', true)).rejects.toMatchObject({
    kind: 'unauthenticated',
    reason: 'wrong-credentials',
  });
  await signedUp(platform, 'never');
  await signIn('never');
});

test('who is suspended deletes nothing', async () => {
  const finn = await signedUp(platform, 'finn');
  await askToDelete(finn);
  const token = await mailedToken();
  await platform.db.write(`update users set suspended_at = now() where username = 'finn'`);
  await expect(finish(token)).rejects.toMatchObject({ kind: 'forbidden', reason: 'account-suspended' });
});
