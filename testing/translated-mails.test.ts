import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePo } from 'pofile-ts';
import { beforeAll, expect, test } from 'vitest';
import { CATALOGUES } from '#app/offered-locales.ts';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { freshDatabase } from './database.ts';
import { type TestPlatform, testPlatform } from './platform.ts';
import { testWebServer, type WebClient, webClient } from './web.ts';

const read = (locale: string) => parsePo(readFileSync(join(CATALOGUES, `${locale}.po`), 'utf8')).items;

const ENGLISH = new Set(read('en').map(({ msgid }) => msgid));

/** Whatever a file says in whole words, without comments and imports. */
function saidIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*|import|export \{).*$/gm, '');
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g);
  return [...literals]
    .map(([, single, double]) => (single ?? double ?? '').replaceAll("\\'", "'"))
    .filter((text) => /^[A-Z{][^_]*[a-z] [a-z{]/.test(text));
}

test('whatever a mail says is in the catalogues', () => {
  const files = globSync('features/**/*.service.ts').filter((file) => {
    const code = readFileSync(file, 'utf8');
    return code.includes('.t(') && /\bMessage\b|accountMail|queueMail|subject/.test(code);
  });
  expect(files.length).toBeGreaterThan(12);
  const said = files.flatMap((file) => saidIn(file).map((text) => ({ file, text })));
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter(({ text }) => !ENGLISH.has(text))).toEqual([]);
});

/** The English sentences, of a few words at least, that another language leaves in a text. */
function englishIn(text: string, locale: string): string[] {
  const translated = read(locale).filter(
    ({ msgid, msgstr }) => msgstr[0] !== msgid && !msgid.includes(', plural'),
  );
  return translated
    .map(({ msgid }) => msgid)
    .filter((id) => id.split(' ').length > 3)
    .filter((id) => {
      const parts = id.split(/\{\w+\}/).filter((part) => part.trim().length > 8);
      return parts.length > 0 && parts.every((part) => text.includes(part));
    });
}

let platform: TestPlatform;
let client: WebClient;
let other: WebClient;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  const app = await testWebServer(platform);
  client = webClient(app);
  other = webClient(app);
  const sign = async (browser: WebClient, username: string) => {
    const person = adaDetails({ username, email: `${username}@example.com` });
    expect((await browser.post('UserRegisterResource', 'create', person)).status).toBe(200);
  };
  await sign(client, 'greta');
  await sign(other, 'ada');
});

const dataOf = async (answer: ReturnType<WebClient['get']>) => (await answer).json.resource_response.data;

/** Each makes a mail to Greta. */
const MAILS: Record<string, () => Promise<unknown>> = {
  'a new password': () => other.post('PasswordResetResource', 'create', { username_or_email: 'greta' }),
  'a limited login': () => other.post('LimitedLoginResource', 'create', { username_or_email: 'greta' }),
  'a follower': async () => {
    await client.post('NewsChoicesResource', 'update', { kind: 'follows', by_mail: true });
    const { id: user_id } = await dataOf(other.get('UserResource', { username: 'greta' }));
    return other.post('UserFollowResource', 'create', { user_id });
  },
  'an invitation to a board': async () => {
    const { id: board_id } = await dataOf(
      other.post('BoardResource', 'create', { name: `Kitchens ${platform.outbox.length}` }),
    );
    return other.post('BoardEmailInviteResource', 'create', { board_id, emails: ['greta@example.com'] });
  },
  'leaving for good': () => client.post('UserDeletionResource', 'create', {}),
};

test.each(['de', 'ja'])('mails and refusals in %s keep nothing of the English', async (locale) => {
  expect((await client.post('UserLocaleResource', 'update', { locale })).status).toBe(200);
  for (const [name, send] of Object.entries(MAILS)) {
    const before = platform.outbox.length;
    await send();
    await platform.runJobs();
    const sent = platform.outbox.slice(before).filter(({ to }) => to === 'greta@example.com');
    for (const { subject, text } of sent) {
      expect(englishIn(`${subject}\n${text}`, locale), name).toEqual([]);
      expect(subject, name).toMatch(locale === 'ja' ? /[\u3040-\u30ff\u4e00-\u9fff]/ : /\w/);
    }
  }
  expect(platform.outbox.filter(({ to }) => to === 'greta@example.com').length).toBeGreaterThan(3);
  const refused = [
    client.get('PinResource', { id: '1' }),
    client.get('UserResource', { username: 'nobody_is_called_so' }),
    client.post('BoardResource', 'create', {}),
    client.post('BoardResource', 'create', { name: 'x'.repeat(500) }),
    client.post('UserPasswordResource', 'update', { old_password: 'x', new_password: 'y' }),
    client.post('UserSettingsResource', 'update', { website_url: 'not an address' }),
    client.post('ModerationTopicResource', 'create', { name: 'Lamps', words: [] }),
    client.post('UserLocaleResource', 'update', { locale: 'xx' }),
    client.get('NoneResource'),
  ];
  for (const { json } of await Promise.all(refused)) {
    const { message, status } = json.resource_response;
    expect(status).toBe('failure');
    expect(ENGLISH.has(message), message).toBe(false);
    expect(englishIn(message, locale), message).toEqual([]);
  }
});
