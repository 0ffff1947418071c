import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';
import { mailNewAddressJob } from './mail-new-address.service.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

beforeEach(async () => {
  await platform.runJobs();
  await platform.db.write('delete from throttles');
  platform.outbox.length = 0;
});

const ask = (browser: TestBrowser, new_email: string, password = PASSWORD) =>
  browser.call('UserEmailResource.create', { new_email, password });

const confirm = (token: string) => testBrowser(platform).call('UserEmailResource.update', { token });

const signIn = (username_or_email: string, password = PASSWORD) =>
  testBrowser(platform).call('UserSessionResource.create', { username_or_email, password });

const emailOf = async (browser: TestBrowser) => (await browser.call('UserEmailResource.get', {})).data;

async function tokenFor(email: string): Promise<string> {
  await platform.runJobs();
  const text = platform.outbox.findLast((mail) => mail.to === email)?.text ?? '';
  return /[?&]t(?:oken)?=(\w+)/.exec(text)?.[1] ?? '';
}

const CHOSEN = 'another one chosen by mail';

/** Somebody who takes an address back sets another password by mail. */
async function choosePassword(email: string): Promise<void> {
  await testBrowser(platform).call('PasswordResetResource.create', { username_or_email: email });
  const token = await tokenFor(email);
  await testBrowser(platform).call('PasswordResetResource.update', { token, new_password: CHOSEN });
}

/** The same browser, whose request stops where it counts its nth attempt. */
function stoppedAtAttempt({ cookies }: TestBrowser, stop: number) {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: gone, resolve: goOn } = Promise.withResolvers<void>();
  let attempts = 0;
  const rows: Database['rows'] = async (statement, values) => {
    if (typeof statement !== 'string' && statement.name === 'throttle-attempt') attempts += 1;
    if (attempts === stop) {
      reach();
      await gone;
    }
    return platform.db.rows(statement, values);
  };
  const browser = testBrowser({ ...platform, db: { ...platform.db, rows } });
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return { browser, reached, goOn };
}

test('an address changes once its link is used, which works once', async () => {
  const ada = await signedUp(platform, 'ada');
  await ask(ada, 'Ada@new.example');
  expect(await emailOf(ada)).toEqual({ email: 'ada@example.com', is_confirmed: false });
  const token = await tokenFor('ada@new.example');
  expect((await confirm(token)).data).toEqual({ is_taken_back: false });
  expect(await emailOf(ada)).toEqual({ email: 'ada@new.example', is_confirmed: true });
  await expect(confirm(token)).rejects.toMatchObject({ kind: 'invalid', reason: 'link-invalid' });
  await signIn('ada@new.example');
  await expect(signIn('ada@example.com')).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect((await ada.viewer()).kind).toBe('person');
});

test('the old address is told, and takes the change back: all are logged out', async () => {
  const ben = await signedUp(platform, 'ben');
  await ask(ben, 'thief@new.example');
  await confirm(await tokenFor('thief@new.example'));
  const back = await tokenFor('ben@example.com');
  expect(platform.outbox.at(-1)).toMatchObject({
    to: 'ben@example.com',
    html: expect.stringContaining('href'),
  });
  await ask(ben, 'further@new.example');
  await confirm(await tokenFor('further@new.example'));
  expect((await confirm(back)).data).toEqual({ is_taken_back: true });
  expect((await ben.viewer()).kind).toBe('anonymous');
  await expect(signIn('ben')).rejects.toMatchObject({ kind: 'unauthenticated' });
  await choosePassword('ben@example.com');
  await signIn('ben@example.com', CHOSEN);
  const ofThief = await tokenFor('thief@new.example');
  await expect(confirm(ofThief)).rejects.toMatchObject({ reason: 'link-invalid' });
});

test('who has moved an account twice does not end its first way back by taking the second back', async () => {
  const lou = await signedUp(platform, 'lou');
  await ask(lou, 'lou@thief.example');
  await confirm(await tokenFor('lou@thief.example'));
  const back = await tokenFor('lou@example.com');
  await ask(lou, 'lou@second.example');
  await confirm(await tokenFor('lou@second.example'));
  const ofThief = await tokenFor('lou@thief.example');
  expect((await confirm(ofThief)).data).toEqual({ is_taken_back: true });
  expect((await confirm(back)).data).toEqual({ is_taken_back: true });
  await choosePassword('lou@example.com');
  await signIn('lou@example.com', CHOSEN);
});

test('a link that was asked for before, and is mailed after an address was taken back, gives no address', async () => {
  const mia = await signedUp(platform, 'mia');
  await ask(mia, 'mia@thief.example');
  await confirm(await tokenFor('mia@thief.example'));
  const back = await tokenFor('mia@example.com');
  await ask(mia, 'mia@late.example');
  await confirm(back);
  const late = await tokenFor('mia@late.example');
  expect(late).not.toBe('');
  await expect(confirm(late)).rejects.toMatchObject({ reason: 'link-invalid' });
  await choosePassword('mia@example.com');
  await expect(confirm(late)).rejects.toMatchObject({ reason: 'link-invalid' });
});

test('a change that was asked for with a password before another was chosen gives no address', async () => {
  const wes = await signedUp(platform, 'wes');
  await testBrowser(platform).call('PasswordResetResource.create', { username_or_email: 'wes' });
  const token = await tokenFor('wes@example.com');
  // One attempt is counted before the password is checked, the next ones before the mail is queued.
  const { browser, reached, goOn } = stoppedAtAttempt(wes, 2);
  const asked = ask(browser, 'wes@thief.example');
  await Promise.race([reached, asked]);
  await testBrowser(platform).call('PasswordResetResource.update', { token, new_password: CHOSEN });
  goOn();
  await asked;
  const late = await tokenFor('wes@thief.example');
  expect(late).not.toBe('');
  await expect(confirm(late)).rejects.toMatchObject({ reason: 'link-invalid' });
});

test('a change that does not say for which password it was asked is not mailed', async () => {
  const { id } = await (await signedUp(platform, 'xia')).viewer();
  if (!id) throw new Error('xia is nobody');
  const email = 'xia@new.example';
  await platform.jobs.enqueue(platform.db, mailNewAddressJob, { account_id: id, email });
  await platform.runJobs();
  expect(platform.outbox.map(({ to }) => to)).not.toContain(email);
});

test('who has taken an account over cannot hand its old address to another before it is taken back', async () => {
  const ivy = await signedUp(platform, 'ivy');
  const thief = await signedUp(platform, 'thief');
  await ask(ivy, 'ivy@thief.example');
  await confirm(await tokenFor('ivy@thief.example'));
  const back = await tokenFor('ivy@example.com');
  const newcomer = signedUp(platform, 'newcomer', { email: 'ivy@example.com' });
  await expect(newcomer).rejects.toMatchObject({ kind: 'conflict', reason: 'email-taken' });
  await ask(thief, 'ivy@example.com');
  const given = confirm(await tokenFor('ivy@example.com'));
  await expect(given).rejects.toMatchObject({ reason: 'link-invalid' });
  expect((await confirm(back)).data).toEqual({ is_taken_back: true });
  await choosePassword('ivy@example.com');
  await signIn('ivy@example.com', CHOSEN);
});

test('an account that a thief has deleted is taken back, too', async () => {
  const kay = await signedUp(platform, 'kay');
  await ask(kay, 'kay@thief.example');
  await confirm(await tokenFor('kay@thief.example'));
  const back = await tokenFor('kay@example.com');
  await kay.call('UserDeletionResource.create', { password: PASSWORD });
  const lastStep = await tokenFor('kay@thief.example');
  await testBrowser(platform).call('UserDeletionResource.update', { token: lastStep });
  const newcomer = signedUp(platform, 'newkay', { email: 'kay@example.com' });
  await expect(newcomer).rejects.toMatchObject({ reason: 'email-taken' });
  expect((await confirm(back)).data).toEqual({ is_taken_back: true });
  await choosePassword('kay@example.com');
  const again = { username_or_email: 'kay@example.com', password: CHOSEN, restore: true };
  await testBrowser(platform).call('UserSessionResource.create', again);
});

test('an old address is free again once it cannot be taken back any more', async () => {
  const jan = await signedUp(platform, 'jan');
  await ask(jan, 'jan@new.example');
  await confirm(await tokenFor('jan@new.example'));
  await platform.db.write(`update mailed_links set expires_at = now() - interval '1 second'`);
  await signedUp(platform, 'newjan', { email: 'jan@example.com' });
});

test('links that went to the old address open the account no more', async () => {
  const cleo = await signedUp(platform, 'cleo');
  await testBrowser(platform).call('PasswordResetResource.create', { username_or_email: 'cleo' });
  const token = await tokenFor('cleo@example.com');
  await ask(cleo, 'cleo@new.example');
  await confirm(await tokenFor('cleo@new.example'));
  const reset = testBrowser(platform).call('PasswordResetResource.update', {
    token,
    new_password: 'taken over by mail',
  });
  await expect(reset).rejects.toMatchObject({ reason: 'link-invalid' });
});

test('the answer does not tell whether an address is taken; its owner is told instead', async () => {
  const dora = await signedUp(platform, 'dora');
  await signedUp(platform, 'owner');
  const answers = [await ask(dora, 'free@new.example'), await ask(dora, 'owner@example.com')];
  expect(answers[0]).toEqual(answers[1]);
  expect(platform.outbox).toEqual([]);
  expect(await tokenFor('owner@example.com')).toBe('');
  expect(platform.outbox.map((mail) => mail.to).toSorted()).toEqual([
    'free@new.example',
    'owner@example.com',
  ]);
  await expect(ask(dora, 'dora@example.com')).rejects.toMatchObject({ kind: 'invalid', field: 'new_email' });
});

test('without the password nothing is mailed, and asking is limited', async () => {
  const eli = await signedUp(platform, 'eli');
  await expect(ask(eli, 'eli@new.example', 'not this')).rejects.toMatchObject({
    kind: 'invalid',
    field: 'password',
  });
  await expect(ask(testBrowser(platform), 'eli@new.example')).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await platform.runJobs();
  expect(platform.outbox).toEqual([]);
  for (let index = 0; index < 4; index += 1) await ask(eli, `eli${index}@new.example`);
  await expect(ask(eli, 'eli9@new.example')).rejects.toMatchObject({ kind: 'too-many' });
});

test('who asks for an address too often stops nobody else, and no mailbox is flooded', async () => {
  const askers = await Promise.all(['kim', 'leo', 'max'].map((name) => signedUp(platform, name)));
  const mails = async () => {
    await platform.runJobs();
    return platform.outbox.filter(({ to }) => to === 'wanted@new.example').length;
  };
  for (const [index, asker] of askers.entries()) {
    for (let asked = 0; asked < 4; asked += 1) await ask(asker, 'wanted@new.example');
    await expect(ask(asker, 'wanted@new.example')).rejects.toMatchObject({ kind: 'too-many' });
    expect(await mails()).toBe([4, 8, 10][index]);
  }
});

test('of two who confirm one address at once, one gets it', async () => {
  const browsers = [await signedUp(platform, 'finn'), await signedUp(platform, 'gus')];
  const tokens: string[] = [];
  for (const browser of browsers) {
    await ask(browser, 'both@new.example');
    tokens.push(await tokenFor('both@new.example'));
  }
  const results = await Promise.allSettled(tokens.map(confirm));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a link is good for a day, and for nobody who is suspended', async () => {
  const hana = await signedUp(platform, 'hana');
  await ask(hana, 'hana@new.example');
  const late = await tokenFor('hana@new.example');
  await platform.db.write(`update mailed_links set expires_at = now() - interval '1 second'`);
  await expect(confirm(late)).rejects.toMatchObject({ reason: 'link-invalid' });
  await ask(hana, 'hana@new.example');
  const token = await tokenFor('hana@new.example');
  await platform.db.write(`update users set suspended_at = now() where username = 'hana'`);
  await expect(confirm(token)).rejects.toMatchObject({ kind: 'forbidden', reason: 'account-suspended' });
});
