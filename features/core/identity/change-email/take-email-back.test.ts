import { beforeAll, expect, test, vi } from 'vitest';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { testOfOneDatabase } from '#testing/one-database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWaiting } from '#testing/waiting.ts';
import { codeOf } from '../testing-authenticator.ts';
import { oneBehindTheOther } from '../testing-queue.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

const confirm = (token: string) => testBrowser(platform).call('UserEmailResource.update', { token });

async function tokenFor(email: string): Promise<string> {
  await platform.runJobs();
  const text = platform.outbox.findLast((mail) => mail.to === email)?.text ?? '';
  return /[?&]t(?:oken)?=(\w+)/.exec(text)?.[1] ?? '';
}

/** A person whose account a thief moves to another address; returns the link that takes it back. */
async function moved(username: string): Promise<{ browser: TestBrowser; back: string }> {
  const browser = await signedUp(platform, username);
  const new_email = `${username}@thief.example`;
  await browser.call('UserEmailResource.create', { new_email, password: PASSWORD });
  await confirm(await tokenFor(new_email));
  return { browser, back: await tokenFor(`${username}@example.com`) };
}

const sessionsOf = (username: string) =>
  platform.db.rows('select from sessions s join accounts a on a.id = s.account_id where a.username = $1', [
    username,
  ]);

test('who is logging in with the old password while an address is taken back does not get in', async () => {
  const { back } = await moved('pam');
  const thief = testBrowser(platform);
  const told = { username_or_email: 'pam', password: PASSWORD };
  const ended = await oneBehindTheOther(platform.db, { table: 'accounts', username: 'pam' }, [
    () => confirm(back),
    () => thief.call('UserSessionResource.create', told),
  ]);
  expect(ended).toEqual(['fulfilled', 'rejected']);
  expect((await thief.viewer()).kind).toBe('anonymous');
  expect(await sessionsOf('pam')).toEqual([]);
});

test('a mailed link that is used while an address is taken back does not let look in', async () => {
  const { back } = await moved('ron');
  await testBrowser(platform).call('LimitedLoginResource.create', { username_or_email: 'ron' });
  const token = await tokenFor('ron@thief.example');
  const thief = testBrowser(platform);
  const ended = await oneBehindTheOther(platform.db, { table: 'accounts', username: 'ron' }, [
    () => confirm(back),
    () => thief.call('LimitedLoginResource.update', { token }),
  ]);
  expect(ended).toEqual(['fulfilled', 'rejected']);
  expect((await thief.viewer()).kind).toBe('anonymous');
  expect(await sessionsOf('ron')).toEqual([]);
});

test('who chooses another password, or switches on a second factor, while an address is taken back is out', async () => {
  const chosen = { old_password: PASSWORD, new_password: 'another one of the thief' };
  const sam = await moved('sam');
  const ended = await oneBehindTheOther(platform.db, { table: 'accounts', username: 'sam' }, [
    () => confirm(sam.back),
    () => sam.browser.call('UserPasswordResource.update', chosen),
  ]);
  expect(ended).toEqual(['fulfilled', 'rejected']);
  expect(await sessionsOf('sam')).toEqual([]);

  const una = await moved('una');
  const { key } = (await una.browser.call('TwoFactorResource.create', { password: PASSWORD })).data;
  const code = await codeOf(key);
  const both = await oneBehindTheOther(platform.db, { table: 'accounts', username: 'una' }, [
    () => confirm(una.back),
    () => una.browser.call('TwoFactorResource.update', { code }),
  ]);
  expect(both).toEqual(['fulfilled', 'rejected']);
  expect(await sessionsOf('una')).toEqual([]);
  const [row] = await platform.db.rows(
    `select two_factor_enabled as "isOn" from accounts where username = 'una'`,
  );
  expect(row).toEqual({ isOn: false });
});

test('who switches the second factor off while an address is taken back is out', async () => {
  const { browser, back } = await moved('vic');
  const { key } = (await browser.call('TwoFactorResource.create', { password: PASSWORD })).data;
  await browser.call('TwoFactorResource.update', { code: await codeOf(key) });
  const ended = await oneBehindTheOther(platform.db, { table: 'accounts', username: 'vic' }, [
    () => confirm(back),
    () => browser.call('TwoFactorResource.delete', { password: PASSWORD }),
  ]);
  expect(ended).toEqual(['fulfilled', 'rejected']);
  expect(await sessionsOf('vic')).toEqual([]);
});

test('who switches into a linked account while its address is taken back does not get in', async () => {
  const { back } = await moved('willows');
  const owner = await signedUp(platform, 'will');
  const ids = await platform.db.rows<{ id: string }>(
    `select id::text as id from accounts where username in ('willows', 'will') order by username = 'will'`,
  );
  const [account, of] = ids.map(({ id }) => id);
  await platform.db.write('insert into account_links (account_id, owner_id) values ($1, $2)', [account, of]);
  const ended = await oneBehindTheOther(platform.db, { table: 'accounts', username: 'willows' }, [
    () => confirm(back),
    () => owner.call('UserAccountsResource.update', { user_id: account ?? '' }),
  ]);
  expect(ended).toEqual(['fulfilled', 'rejected']);
  expect(await sessionsOf('willows')).toEqual([]);
  expect(await owner.viewer()).toMatchObject({ username: 'will' });
});

const testWhileWritten = testOfOneDatabase('who writes a link keeps its account waiting');

const ASKED_BY_MAIL = [
  ['yves', 'PasswordResetResource.create'],
  ['zoe', 'LimitedLoginResource.create'],
] as const;

for (const [name, asked] of ASKED_BY_MAIL)
  testWhileWritten(
    `a link that is made while an address is taken back is not mailed to the other: ${asked}`,
    async () => {
      const { back } = await moved(name);
      await platform.db.write(`create or replace function wait_here() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`);
      await platform.db.write(`create or replace trigger waits before insert on mailed_links
      for each row execute function wait_here()`);
      platform.outbox.length = 0;
      await testBrowser(platform).call(asked, { username_or_email: name });
      const begun = await platform.db.transaction(async (tx) => {
        await tx.rows('select pg_advisory_xact_lock(4711)');
        const mailed = platform.runJobs();
        await vi.waitFor(async () => expect(await countWaiting(platform.db)).toBe(1), 20_000);
        expect((await confirm(back)).data).toEqual({ is_taken_back: true });
        return { mailed };
      });
      await begun.mailed;
      await platform.runJobs();
      await platform.db.write('drop trigger waits on mailed_links');
      expect(platform.outbox.map(({ to }) => to)).toEqual([]);
    },
  );

test('who takes an address back gets the mail for a new password, however many a thief has used up', async () => {
  const { back } = await moved('ugo');
  const mailsTo = (email: string) => platform.outbox.filter(({ to }) => to === email).length;
  let asked = 0;
  // From another address each time, as each may ask only now and then.
  const ask = () => {
    asked += 1;
    const browser = testBrowser(platform, { address: `198.51.100.${asked}` });
    return browser.call('PasswordResetResource.create', { username_or_email: 'ugo' });
  };
  while (asked < 12) await ask();
  await platform.runJobs();
  const usedUp = mailsTo('ugo@thief.example');
  expect(usedUp).toBeGreaterThan(9);
  await ask();
  await platform.runJobs();
  expect(mailsTo('ugo@thief.example')).toBe(usedUp);
  await confirm(back);
  const before = mailsTo('ugo@example.com');
  await ask();
  await platform.runJobs();
  expect(mailsTo('ugo@example.com')).toBe(before + 1);
});
