import { beforeAll, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { adaDetails, PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

test('a username is told free, taken or faulty, with others that are free', async () => {
  await signedUp(platform, 'lin');
  const ask = async (username: string) =>
    (await testBrowser(platform).call('UsernameResource.get', { username, full_name: 'Lin Chen' })).data;
  expect(await ask('linnea')).toMatchObject({ is_available: true, reason: null });
  const taken = await ask('LIN');
  expect(taken).toMatchObject({ is_available: false, reason: 'taken' });
  expect(taken.suggestions[0]).toBe('linchen');
  for (const suggestion of taken.suggestions) expect((await ask(suggestion)).is_available).toBe(true);
  expect(await ask('login')).toMatchObject({ is_available: false, reason: 'reserved' });
});

test('one\u2019s own name in another case, and an old one, are told free to who may take them', async () => {
  const kim = await signedUp(platform, 'kim');
  await kim.call('UsernameResource.update', { username: 'kimono' });
  const ask = async (browser: TestBrowser, username: string) =>
    (await browser.call('UsernameResource.get', { username })).data.reason;
  for (const name of ['Kimono', 'kim']) {
    expect(await ask(kim, name)).toBeNull();
    expect(await ask(testBrowser(platform), name)).toBe('taken');
  }
});

test('a changed username signs in, and the old one stays its person\u2019s', async () => {
  const mo = await signedUp(platform, 'mo_old');
  await mo.call('UsernameResource.update', { username: 'Mo_New' });
  expect(await mo.viewer()).toMatchObject({ username: 'mo_new' });
  const signIn = { username_or_email: 'mo_new', password: PASSWORD };
  await testBrowser(platform).call('UserSessionResource.create', signIn);
  const other = await signedUp(platform, 'other');
  await expect(other.call('UsernameResource.update', { username: 'mo_old' })).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'username-taken',
  });
  const newcomer = adaDetails({ username: 'mo_old', email: 'new@example.com' });
  await expect(testBrowser(platform).call('UserRegisterResource.create', newcomer)).rejects.toMatchObject({
    reason: 'username-taken',
  });
  await mo.call('UsernameResource.update', { username: 'mo_old' });
  expect(await mo.viewer()).toMatchObject({ username: 'mo_old' });
  const kept = await platform.db.rows(`select username from old_usernames where username like 'mo_%'`);
  expect(kept).toEqual([{ username: 'mo_new' }]);
});

test('what cannot be a username is refused, and the old one stays', async () => {
  const ira = await signedUp(platform, 'ira');
  const change = (username: string) => ira.call('UsernameResource.update', { username });
  const refused = { kind: 'invalid', field: 'username' };
  await expect(change('a b')).rejects.toMatchObject({ ...refused, reason: 'username-wrong-characters' });
  await expect(change('12345')).rejects.toMatchObject({ ...refused, reason: 'username-digits-only' });
  expect(await ira.viewer()).toMatchObject({ username: 'ira' });
});

test('two people who change to one username at once: one gets it', async () => {
  const people = [await signedUp(platform, 'left'), await signedUp(platform, 'right')];
  const results = await Promise.allSettled(
    people.map((person) => person.call('UsernameResource.update', { username: 'middle' })),
  );
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const names = await Promise.all(people.map((person) => person.viewer()));
  expect(names.filter((viewer) => viewer.id && viewer.username === 'middle')).toHaveLength(1);
  const pairs = await platform.db.rows(
    'select 1 from accounts a join users u using (id) where a.username <> u.username',
  );
  expect(pairs).toEqual([]);
});

test('only letters may change case without becoming another name', async () => {
  const sam = await signedUp(platform, 'sam');
  await sam.call('UsernameResource.update', { username: 'SAM' });
  expect(await sam.viewer()).toMatchObject({ username: 'sam' });
  expect(await platform.db.rows(`select 1 from old_usernames where username = 'sam'`)).toEqual([]);
});
