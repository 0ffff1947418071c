import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;
const NEW_PASSWORD = 'quite another password';

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

beforeEach(() => {
  platform.outbox.length = 0;
});

const ask = (username_or_email: string) =>
  testBrowser(platform).call('PasswordResetResource.create', { username_or_email });

const reset = (token: string, new_password = NEW_PASSWORD) =>
  testBrowser(platform).call('PasswordResetResource.update', { token, new_password });

const signIn = (username_or_email: string, password: string) =>
  testBrowser(platform).call('UserSessionResource.create', { username_or_email, password });

async function mailedToken(): Promise<string> {
  await platform.runJobs();
  const link = /http:\/\/pinfold\.test\/pw\/\w+\/\?e=\d+&t=(\S+)/.exec(platform.outbox.at(-1)?.text ?? '');
  return link?.[1] ?? '';
}

test('a mailed link sets a new password once, ends all sessions, and the old password fails', async () => {
  const ada = await signedUp(platform, 'ada');
  await ask('Ada@example.com');
  const token = await mailedToken();
  expect(platform.outbox.map((mail) => mail.to)).toEqual(['ada@example.com']);
  await reset(token);
  expect((await ada.viewer()).kind).toBe('anonymous');
  await expect(signIn('ada', PASSWORD)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await signIn('ada', NEW_PASSWORD);
  await expect(reset(token, 'and once more, please')).rejects.toMatchObject({
    kind: 'invalid',
    reason: 'link-invalid',
  });
  await signIn('ada', NEW_PASSWORD);
});

test('other links that were mailed before do nothing after it, and the owner hears of the new password', async () => {
  const eve = await signedUp(platform, 'eve');
  await eve.call('UserEmailResource.create', { new_email: 'thief@example.com', password: PASSWORD });
  await platform.runJobs();
  const token = /[?&]t(?:oken)?=(\w+)/.exec(platform.outbox.at(-1)?.text ?? '')?.[1] ?? '';
  await ask('eve');
  await reset(await mailedToken());
  await platform.runJobs();
  expect(platform.outbox.at(-1)).toMatchObject({
    to: 'eve@example.com',
    subject: expect.stringMatching(/has a new password$/),
  });
  const confirmed = testBrowser(platform).call('UserEmailResource.update', { token });
  await expect(confirmed).rejects.toMatchObject({ reason: 'link-invalid' });
});

test('a password that is refused leaves the link as it was', async () => {
  await signedUp(platform, 'careless');
  await ask('careless');
  const token = await mailedToken();
  const refused = { kind: 'invalid', field: 'new_password' };
  await expect(reset(token, '12345678')).rejects.toMatchObject({ ...refused, reason: 'password-common' });
  await expect(reset(token, 'careless')).rejects.toMatchObject({ ...refused, reason: 'password-own-name' });
  await expect(reset('guessed', '12345678')).rejects.toMatchObject({ reason: 'link-invalid' });
  await reset(token);
  await signIn('careless', NEW_PASSWORD);
});

test('of two who use one link at once, one sets the password', async () => {
  await signedUp(platform, 'twice');
  await ask('twice');
  const token = await mailedToken();
  const results = await Promise.allSettled([
    reset(token, 'the first of two'),
    reset(token, 'the second of two'),
  ]);
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a link is good for an hour, and one that nobody mailed is not', async () => {
  await signedUp(platform, 'late');
  await ask('late');
  const token = await mailedToken();
  await platform.db.write(`update mailed_links set expires_at = now() - interval '1 second'`);
  await expect(reset(token)).rejects.toMatchObject({ reason: 'link-invalid' });
  await expect(reset('guessed')).rejects.toMatchObject({ reason: 'link-invalid' });
  await signIn('late', PASSWORD);
});

test('the answer, and what is done while it is waited for, are the same without an account', async () => {
  await signedUp(platform, 'known');
  const answers = [await ask('known@example.com'), await ask('unknown@example.com'), await ask('unknown')];
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(platform.outbox).toEqual([]);
  await platform.runJobs();
  expect(platform.outbox.map((mail) => mail.to)).toEqual(['known@example.com']);
});

test('mails to one person are limited, whether there is such a person or not', async () => {
  await signedUp(platform, 'annoyed');
  for (const login of ['annoyed', 'not_there']) {
    for (let index = 0; index < 4; index += 1) await ask(login);
    await expect(ask(login)).rejects.toMatchObject({ kind: 'too-many', reason: 'too-many-attempts' });
  }
});

test('the database does not hold the token of a link', async () => {
  await signedUp(platform, 'hidden');
  await ask('hidden');
  const token = await mailedToken();
  expect(token).not.toBe('');
  const rows = await platform.db.rows('select 1 from mailed_links l where strpos(l::text, $1) > 0', [token]);
  expect(rows).toEqual([]);
});
