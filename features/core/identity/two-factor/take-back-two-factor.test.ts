import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { lockAccount } from '../account.store.ts';
import { connect, findConnected } from '../social-login/social-login.store.ts';
import { codeOf, nextCodeOf } from '../testing-authenticator.ts';
import { oneBehindTheOther } from '../testing-queue.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

beforeEach(() => platform.db.write('delete from throttles'));

const password = PASSWORD;

const signIn = (username_or_email: string, told = password) =>
  testBrowser(platform).call('UserSessionResource.create', { username_or_email, password: told });

async function switchOn(browser: TestBrowser): Promise<string> {
  const { key } = (await browser.call('TwoFactorResource.create', { password })).data;
  await browser.call('TwoFactorResource.update', { code: await codeOf(key) });
  return key;
}

async function withTwoFactors(username: string): Promise<TestBrowser> {
  const browser = await signedUp(platform, username);
  await switchOn(browser);
  return browser;
}

async function moveTo(browser: TestBrowser, new_email: string, told = password): Promise<void> {
  await browser.call('UserEmailResource.create', { new_email, password: told });
  await confirmAddress(await tokenFor(new_email));
}

const confirmAddress = (token: string) => testBrowser(platform).call('UserEmailResource.update', { token });

/** The token of the newest mail to this address with a token and a matching subject. */
async function tokenFor(email: string, subject = /./): Promise<string> {
  await platform.runJobs();
  const mails = platform.outbox.filter((mail) => mail.to === email && subject.test(mail.subject));
  return mails.flatMap(({ text }) => /[?&]t(?:oken)?=(\w+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
}

const takeBack = (token: string) => testBrowser(platform).call('TwoFactorBackResource.create', { token });
const LINK_INVALID = { kind: 'invalid', reason: 'link-invalid' };

const CHOSEN = 'chosen by the owner';

async function chooseNew(username_or_email: string): Promise<void> {
  await testBrowser(platform).call('PasswordResetResource.create', { username_or_email });
  const [name] = username_or_email.split('@');
  const token = await tokenFor(`${name}@example.com`);
  await testBrowser(platform).call('PasswordResetResource.update', { token, new_password: CHOSEN });
}

test('whose stolen password switched it on takes it back by the mail, once: all are logged out, and told', async () => {
  const thief = await withTwoFactors('ida');
  const token = await tokenFor('ida@example.com');
  await takeBack(token);
  expect((await thief.viewer()).kind).toBe('anonymous');
  await platform.runJobs();
  expect(platform.outbox.at(-1)).toMatchObject({
    to: 'ida@example.com',
    subject: expect.stringMatching(/is off$/),
    text: expect.stringContaining('the old password no longer works.'),
  });
  await expect(takeBack(token)).rejects.toMatchObject(LINK_INVALID);
  const left = await platform.db.rows(
    `select from two_factors where account_id = (select id from accounts where username = 'ida')`,
  );
  expect(left).toEqual([]);
});

test('the mail that tells of it is queued in the transaction that takes it off', async () => {
  await withTwoFactors('rex');
  await takeBack(await tokenFor('rex@example.com'));
  const together = await platform.db.rows(
    `select from jobs.job j join accounts a on a.xmin = j.xmin
     where j.name = 'mail.send' and j.data ->> 'to' = 'rex@example.com' and a.username = 'rex'`,
  );
  expect(together).toHaveLength(1);
});

test('the way back shuts out who knows the password, and whom they have connected, until another is chosen', async () => {
  const browser = await withTwoFactors('moe');
  const { id } = await browser.viewer();
  if (!id) throw new Error('moe is nobody');
  const elsewhere = { issuer: 'https://id.example', subject: 'thief' };
  await platform.db.transaction(async (tx) =>
    connect(tx, await lockAccount(tx, id), { ...elsewhere, now: new Date() }),
  );
  await takeBack(await tokenFor('moe@example.com'));
  expect(await findConnected(platform.db, elsewhere)).toBeNull();
  for (const login of ['moe', 'moe@example.com'])
    await expect(signIn(login)).rejects.toMatchObject({
      kind: 'unauthenticated',
      reason: 'wrong-credentials',
    });
  await chooseNew('moe');
  await expect(signIn('moe')).rejects.toMatchObject({ kind: 'unauthenticated' });
  await signIn('moe', CHOSEN);
});

test('who tells a code while the address is taken back does not get in', async () => {
  const thief = await signedUp(platform, 'val');
  await moveTo(thief, 'val@thief.example');
  const addressBack = await tokenFor('val@example.com');
  const key = await switchOn(thief);
  const halfWayIn = testBrowser(platform);
  const told = { username_or_email: 'val', password };
  const asked = halfWayIn.call('UserSessionResource.create', told);
  await expect(asked).rejects.toMatchObject({ reason: 'second-factor-required' });
  const code = await nextCodeOf(key);
  const ended = await oneBehindTheOther(platform.db, { table: 'accounts', username: 'val' }, [
    () => confirmAddress(addressBack),
    () => halfWayIn.call('SecondFactorResource.create', { code }),
  ]);
  expect(ended).toEqual(['fulfilled', 'rejected']);
  expect((await halfWayIn.viewer()).kind).toBe('anonymous');
});

test('the way back outlives another password, another address and its being taken back, but not a week', async () => {
  const thief = await withTwoFactors('jo_x');
  const token = await tokenFor('jo_x@example.com');
  const stolen = 'stolen and changed';
  await thief.call('UserPasswordResource.update', { old_password: password, new_password: stolen });
  await moveTo(thief, 'jo_x@thief.example', stolen);
  const addressBack = await tokenFor('jo_x@example.com');
  await confirmAddress(addressBack);
  await takeBack(token);
  await chooseNew('jo_x@example.com');

  await withTwoFactors('kim');
  const late = await tokenFor('kim@example.com');
  await platform.db.write(`update mailed_links set expires_at = now() - interval '1 second'`);
  await expect(takeBack(late)).rejects.toMatchObject(LINK_INVALID);
  await expect(signIn('kim')).rejects.toMatchObject({ reason: 'second-factor-required' });
});

test('a way back is good for the second factor that it tells of, and for none that is switched on later', async () => {
  const browser = await withTwoFactors('ned');
  const first = await tokenFor('ned@example.com');
  await browser.call('TwoFactorResource.delete', { password });
  await expect(takeBack(first)).rejects.toMatchObject(LINK_INVALID);
  await switchOn(browser);
  await expect(takeBack(first)).rejects.toMatchObject(LINK_INVALID);
  await takeBack(await tokenFor('ned@example.com'));
});

test('a new second factor forgets what took an earlier one off', async () => {
  const browser = await withTwoFactors('oda');
  // As if the server had crashed between switching it off and mailing about it.
  await platform.db.write(`update accounts set two_factor_enabled = false where username = 'oda'`);
  const first = await tokenFor('oda@example.com');
  await switchOn(browser);
  await expect(takeBack(first)).rejects.toMatchObject(LINK_INVALID);
  await takeBack(await tokenFor('oda@example.com'));
});

test('who gave the account another address first switches it on before the eyes of the one that it had', async () => {
  const thief = await signedUp(platform, 'pia');
  await moveTo(thief, 'pia@thief.example');
  const addressBack = await tokenFor('pia@example.com');
  await switchOn(thief);
  const token = await tokenFor('pia@example.com');
  const told = platform.outbox.findLast(({ to }) => to === 'pia@example.com');
  expect(told?.text).toContain('undo both');
  expect(told?.text).toMatch(/two-factor-back\/\?token=\w+&address=true/);
  const ofThief = await tokenFor('pia@thief.example');
  await confirmAddress(addressBack);
  await expect(takeBack(ofThief)).rejects.toMatchObject(LINK_INVALID);
  await takeBack(token);
  await chooseNew('pia@example.com');
  await signIn('pia', CHOSEN);
});

test('whose address was moved first gets it back by the mail of the second factor, too: no new password goes elsewhere', async () => {
  const thief = await signedUp(platform, 'sol');
  await moveTo(thief, 'sol@thief.example');
  const addressBack = await tokenFor('sol@example.com');
  await switchOn(thief);
  await takeBack(await tokenFor('sol@example.com'));
  expect((await thief.viewer()).kind).toBe('anonymous');
  const before = platform.outbox.length;
  for (const username_or_email of ['sol', 'sol@thief.example'])
    await testBrowser(platform).call('PasswordResetResource.create', { username_or_email });
  await platform.runJobs();
  const since = platform.outbox.slice(before).map(({ to }) => to);
  expect(new Set(since)).toEqual(new Set(['sol@example.com']));
  await chooseNew('sol');
  await expect(confirmAddress(addressBack)).rejects.toMatchObject(LINK_INVALID);
  await signIn('sol@example.com', CHOSEN);
});

test('whose address is moved after it was switched on reads that it comes back, and so it does', async () => {
  const thief = await withTwoFactors('abe');
  const token = await tokenFor('abe@example.com');
  const told = platform.outbox.findLast(({ to }) => to === 'abe@example.com');
  expect(told?.text).toContain('restores this address if it was changed');
  await moveTo(thief, 'abe@thief.example');
  await takeBack(token);
  await chooseNew('abe@example.com');
  await signIn('abe@example.com', CHOSEN);
});

test('where the address cannot be taken back any more, the second factor cannot either', async () => {
  const mover = await signedUp(platform, 'tom');
  await moveTo(mover, 'tom@new.example');
  await switchOn(mover);
  const token = await tokenFor('tom@example.com');
  await platform.db.write(
    `update mailed_links set expires_at = now() - interval '1 second' where kind = 'take-back-email' and address = 'tom@example.com'`,
  );
  const links = () =>
    platform.db.rows(
      `select id from mailed_links where kind = 'take-back-two-factor' and address = 'tom@example.com'`,
    );
  const before = await links();
  expect(before).toHaveLength(1);
  await expect(takeBack(token)).rejects.toMatchObject(LINK_INVALID);
  expect(await links()).toEqual(before);
  expect((await mover.viewer()).kind).toBe('person');
  await expect(signIn('tom')).rejects.toMatchObject({ reason: 'second-factor-required' });
});

test('who has moved the address twice ends the way back of the first by none of their own', async () => {
  const thief = await signedUp(platform, 'uma');
  await moveTo(thief, 'uma@thief.example');
  await moveTo(thief, 'uma@second.example');
  await switchOn(thief);
  const token = await tokenFor('uma@example.com');
  await confirmAddress(await tokenFor('uma@thief.example', /account was changed$/));
  await takeBack(token);
  await chooseNew('uma');
  await signIn('uma@example.com', CHOSEN);
});

test('an address that cannot be taken back any more is told nothing of a new second factor', async () => {
  const quin = await signedUp(platform, 'quin');
  await moveTo(quin, 'quin@new.example');
  await platform.runJobs();
  await platform.db.write(`update mailed_links set expires_at = now() - interval '1 second'`);
  await switchOn(quin);
  await platform.runJobs();
  const told = platform.outbox.filter(({ subject }) => /is on$/.test(subject)).map(({ to }) => to);
  expect(told).toContain('quin@new.example');
  expect(told).not.toContain('quin@example.com');
});

test('the way back is nothing but that: no other link takes it off, and of two at once one does', async () => {
  const browser = await withTwoFactors('lea');
  const token = await tokenFor('lea@example.com');
  await browser.call('PasswordResetResource.create', { username_or_email: 'lea' });
  await expect(takeBack(await tokenFor('lea@example.com'))).rejects.toMatchObject(LINK_INVALID);
  await expect(confirmAddress(token)).rejects.toMatchObject(LINK_INVALID);
  const results = await Promise.allSettled([takeBack(token), takeBack(token)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
