import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { codeOf, nextCodeOf } from '../testing-authenticator.ts';
import { oneBehindTheOther } from '../testing-queue.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';
import { endTwoFactor } from './two-factor.service.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

beforeEach(() => platform.db.write('delete from throttles'));

const password = PASSWORD;

const submitPassword = (username_or_email: string, browser = testBrowser(platform), more = {}) =>
  browser.call('UserSessionResource.create', { username_or_email, password, ...more });

const submitCode = (browser: TestBrowser, code: string, is_recovery_code = false) =>
  browser.call('SecondFactorResource.create', { code, is_recovery_code });

const CODE_WANTED = { kind: 'unauthenticated', reason: 'second-factor-required' };
const WRONG_CODE = { kind: 'invalid', reason: 'wrong-code', field: 'code' };

async function withTwoFactors(username: string) {
  const browser = await signedUp(platform, username);
  const { key, uri, recovery_codes } = (await browser.call('TwoFactorResource.create', { password })).data;
  await browser.call('TwoFactorResource.update', { code: await codeOf(key) });
  return { browser, key, uri, recovery_codes };
}

async function halfWayIn(username: string): Promise<TestBrowser> {
  const browser = testBrowser(platform);
  await expect(submitPassword(username, browser)).rejects.toMatchObject(CODE_WANTED);
  expect((await browser.viewer()).kind).toBe('anonymous');
  return browser;
}

test('it is on once a code of the key was told, and then logging in asks for one', async () => {
  const ada = await signedUp(platform, 'ada');
  const { key, uri, recovery_codes } = (await ada.call('TwoFactorResource.create', { password })).data;
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  expect(recovery_codes).toHaveLength(10);
  const isOn = async () => (await ada.call('TwoFactorResource.get', {})).data.is_on;
  await expect(ada.call('TwoFactorResource.update', { code: '000000' })).rejects.toMatchObject(WRONG_CODE);
  expect(await isOn()).toBe(false);
  await submitPassword('ada');
  await ada.call('TwoFactorResource.update', { code: await codeOf(key) });
  expect(await isOn()).toBe(true);
  const browser = await halfWayIn('ada@example.com');
  await expect(submitCode(browser, '000000')).rejects.toMatchObject(WRONG_CODE);
  await submitCode(browser, await nextCodeOf(key));
  expect(await browser.viewer()).toMatchObject({ kind: 'person', username: 'ada' });
});

test('a code without the password opens nothing, nor in another browser than the password', async () => {
  const { key } = await withTwoFactors('ben');
  await halfWayIn('ben');
  const over = { kind: 'unauthenticated', reason: 'step-over' };
  await expect(submitCode(testBrowser(platform), await nextCodeOf(key))).rejects.toMatchObject(over);
});

test('a code counts once while it is good: who has seen it told cannot tell it again', async () => {
  const { key } = await withTwoFactors('replay');
  const shown = await codeOf(key);
  const browser = await halfWayIn('replay');
  await expect(submitCode(browser, shown)).rejects.toMatchObject(WRONG_CODE);
  const next = await nextCodeOf(key);
  const both = [browser, await halfWayIn('replay')].map((each) => submitCode(each, next));
  const results = await Promise.allSettled(both);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  platform.clock.advance(119_000);
  const later = await halfWayIn('replay');
  await expect(submitCode(later, next)).rejects.toMatchObject(WRONG_CODE);
  platform.clock.advance(1000);
  // Our own record has expired by now. The library uses the system clock, by which the code is still accepted.
  await submitCode(later, next);
});

test('who is suspended after their password is told so by the right code, and stays out', async () => {
  const { key } = await withTwoFactors('ivo');
  const browser = await halfWayIn('ivo');
  await platform.db.write(`update users set suspended_at = now() where username = 'ivo'`);
  const told = submitCode(browser, await nextCodeOf(key));
  await expect(told).rejects.toMatchObject({ kind: 'forbidden', reason: 'account-suspended' });
  expect((await browser.viewer()).kind).toBe('anonymous');
});

test('a step ends with its first success, and after five wrong codes', async () => {
  const { key } = await withTwoFactors('cleo');
  const browser = await halfWayIn('cleo');
  for (let guess = 0; guess < 5; guess += 1)
    await expect(submitCode(browser, `00000${guess}`)).rejects.toMatchObject(WRONG_CODE);
  await expect(submitCode(browser, await nextCodeOf(key))).rejects.toMatchObject({ reason: 'step-over' });
  const again = await halfWayIn('cleo');
  for (let guess = 0; guess < 5; guess += 1) await submitCode(again, '000000').catch(() => {});
  const third = await halfWayIn('cleo');
  await expect(submitCode(third, await nextCodeOf(key))).rejects.toMatchObject({ kind: 'too-many' });
  await platform.db.write(`update two_factors set locked_until = now() - interval '1 second'`);
  await submitCode(third, await nextCodeOf(key));
  await expect(submitCode(third, await nextCodeOf(key))).rejects.toMatchObject({ reason: 'step-over' });
});

test('a recovery code opens once, and new ones replace the old', async () => {
  const { browser, recovery_codes } = await withTwoFactors('dora');
  const [first = '', second = ''] = recovery_codes;
  await submitCode(await halfWayIn('dora'), first, true);
  await expect(submitCode(await halfWayIn('dora'), first, true)).rejects.toMatchObject(WRONG_CODE);
  const renewed = (await browser.call('RecoveryCodesResource.create', { password })).data.recovery_codes;
  await platform.runJobs();
  expect(platform.outbox.at(-1)).toMatchObject({
    to: 'dora@example.com',
    subject: expect.stringMatching(/has new recovery codes$/),
  });
  await expect(submitCode(await halfWayIn('dora'), second, true)).rejects.toMatchObject(WRONG_CODE);
  await submitCode(await halfWayIn('dora'), renewed[0] ?? '', true);
  const stored = await platform.db.rows<{ backup_codes: string }>('select backup_codes from two_factors');
  expect(stored.some((row) => row.backup_codes.includes(renewed[1] ?? ''))).toBe(false);
});

/** Submits these codes at once: each is held until it changes the remaining codes or is refused. */
async function submitAtOnce(username: string, codes: string[]) {
  const actions: (() => Promise<unknown>)[] = [];
  for (const code of codes) {
    const browser = await halfWayIn(username);
    actions.push(() => submitCode(browser, code, true));
  }
  return oneBehindTheOther(platform.db, { table: 'two_factors', username }, actions);
}

test('of two who use one recovery code at once, one gets in', async () => {
  const { recovery_codes } = await withTwoFactors('twice');
  const [code = ''] = recovery_codes;
  expect((await submitAtOnce('twice', [code, code])).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('of two recovery codes used at once, none is good again', async () => {
  const { recovery_codes } = await withTwoFactors('apart');
  const codes = recovery_codes.slice(0, 2);
  const statuses = await submitAtOnce('apart', codes);
  const used = codes.filter((_code, index) => statuses[index] === 'fulfilled');
  expect(used).toHaveLength(1);
  for (const code of used)
    await expect(submitCode(await halfWayIn('apart'), code, true)).rejects.toMatchObject(WRONG_CODE);
});

test('new recovery codes count, and those before do not, though one of them is told meanwhile', async () => {
  const { browser, recovery_codes } = await withTwoFactors('renew');
  const [old = ''] = recovery_codes;
  const other = await halfWayIn('renew');
  let renewed: string[] = [];
  await oneBehindTheOther(platform.db, { table: 'two_factors', username: 'renew' }, [
    async () => {
      renewed = (await browser.call('RecoveryCodesResource.create', { password })).data.recovery_codes;
    },
    () => submitCode(other, old, true),
  ]);
  await submitCode(await halfWayIn('renew'), renewed[0] ?? '', true);
  await expect(submitCode(await halfWayIn('renew'), old, true)).rejects.toMatchObject(WRONG_CODE);
});

test('while a recovery code is told there are no new ones', async () => {
  const { browser, recovery_codes } = await withTwoFactors('busy');
  const [first = '', second = ''] = recovery_codes;
  const other = await halfWayIn('busy');
  let refused: unknown;
  await oneBehindTheOther(platform.db, { table: 'two_factors', username: 'busy' }, [
    () => submitCode(other, first, true),
    () =>
      browser.call('RecoveryCodesResource.create', { password }).catch((error: unknown) => {
        refused = error;
      }),
  ]);
  expect(refused).toMatchObject({ kind: 'too-many', reason: 'too-many-attempts' });
  await submitCode(await halfWayIn('busy'), second, true);
});

test('on, off and new codes ask for the password, and who has none on is told', async () => {
  const eli = await signedUp(platform, 'eli');
  const wrong = { kind: 'invalid', reason: 'wrong-password', field: 'password' };
  const guess = { password: 'not this' };
  await expect(eli.call('TwoFactorResource.create', guess)).rejects.toMatchObject(wrong);
  await expect(eli.call('TwoFactorResource.delete', { password })).rejects.toMatchObject({
    reason: 'not-on',
  });
  await expect(eli.call('RecoveryCodesResource.create', { password })).rejects.toMatchObject({
    reason: 'not-on',
  });
  await expect(eli.call('TwoFactorResource.update', { code: '000000' })).rejects.toMatchObject({
    reason: 'not-on',
  });
  const { browser } = await withTwoFactors('eva');
  await expect(browser.call('TwoFactorResource.create', { password })).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'on-already',
  });
  await expect(browser.call('TwoFactorResource.delete', guess)).rejects.toMatchObject(wrong);
  await expect(browser.call('RecoveryCodesResource.create', guess)).rejects.toMatchObject(wrong);
  await browser.call('TwoFactorResource.delete', { password });
  expect((await browser.viewer()).kind).toBe('person');
  await submitPassword('eva');
});

test('the owner is told by mail, a limited login is not mailed, and the code is for no one signed in here', async () => {
  const { key } = await withTwoFactors('finn');
  const gus = await signedUp(platform, 'gus');
  await platform.runJobs();
  expect(platform.outbox.findLast(({ to }) => to === 'finn@example.com')?.subject).toMatch(/is on$/);
  await gus.call('LimitedLoginResource.create', { username_or_email: 'finn' });
  await platform.runJobs();
  expect(platform.outbox.at(-1)?.text).not.toContain('token=');
  await expect(submitPassword('finn', gus)).rejects.toMatchObject(CODE_WANTED);
  expect(await gus.viewer()).toMatchObject({ username: 'gus' });
  await submitCode(gus, await nextCodeOf(key));
  expect(await gus.viewer()).toMatchObject({ username: 'finn' });
});

test('who has left is asked whether they are back before the code, and comes back with it', async () => {
  const { browser, key } = await withTwoFactors('hana');
  await browser.call('UserDeactivationResource.create', { password });
  await expect(submitPassword('hana')).rejects.toMatchObject({ reason: 'account-deactivated' });
  const back = testBrowser(platform);
  await expect(submitPassword('hana', back, { restore: true })).rejects.toMatchObject(CODE_WANTED);
  await submitCode(back, await nextCodeOf(key));
  expect(await back.viewer()).toMatchObject({ kind: 'person', username: 'hana' });
});

const isPerson = (context: Context): context is ContextFor<'person'> => context.viewer.kind === 'person';

test('who switches it off while the password changes loses their sessions under the lock of the account', async () => {
  const { browser } = await withTwoFactors('zoe');
  const { id = '' } = await browser.viewer();
  const transaction: Database['transaction'] = async (action) => {
    const ended: Awaited<ReturnType<typeof action>>[] = [];
    const act = async () => void ended.push(await platform.db.transaction(action));
    await meanwhile(platform.db, ['accounts', [id]], act, (tx) =>
      tx.rows('select from sessions where account_id = $1 for update nowait', [id]),
    );
    return ended[0] as Awaited<ReturnType<typeof action>>;
  };
  const context = await browser.context();
  if (!isPerson(context)) throw new Error('zoe is nobody');
  const switchOff = () => endTwoFactor({ ...context, db: { ...context.db, transaction } }, password);
  const ended = await oneBehindTheOther(platform.db, { table: 'accounts', username: 'zoe' }, [
    () => expect(switchOff()).rejects.toMatchObject({ kind: 'unauthenticated' }),
    () => platform.db.write(`update credentials set password = 'changed' where account_id = $1`, [id]),
  ]);
  expect(ended).toEqual(['fulfilled', 'fulfilled']);
  expect(await platform.db.rows('select from sessions where account_id = $1', [id])).toEqual([]);
});
