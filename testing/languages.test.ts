import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { adaDetails, PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { openTexts } from '#platform/i18n/texts.ts';
import { afterFile } from './after-file.ts';
import { freshDatabase } from './database.ts';
import { type TestPlatform, testPlatform } from './platform.ts';
import { testWebServer, type WebClient, webClient } from './web.ts';

const GERMAN = {
  'Choose a new {brandName} password': 'Ein neues Passwort für {brandName}',
  '{who} started following you on {brandName}': '{who} folgt dir auf {brandName}',
  '{who} invites you to a board on {brandName}': '{who} lädt dich auf {brandName} zu einer Pinnwand ein',
  'This username is taken. Choose another.': 'Der Name ist vergeben. Nimm einen anderen.',
  'A username must have at least {least} characters.': 'Ein Name hat mindestens {least} Zeichen.',
  'This pin was not found.': 'Diesen Pin gibt es nicht.',
  'Too many requests. Wait a moment and try again.': 'Das war zu viel auf einmal.',
  '{field}: is missing': '{field}: fehlt',
  '{field}: must be at most {most} characters': '{field}: darf höchstens {most} Zeichen haben',
  '{field}: must be the two letters of a country': '{field}: zwei Buchstaben eines Landes',
};

let platform: TestPlatform;
let app: FastifyInstance;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'languages-'));
  afterFile(() => rm(folder, { recursive: true }));
  const entries = Object.entries(GERMAN).map(([en, de]) => `msgid "${en}"\nmsgstr "${de}"\n`);
  await writeFile(join(folder, 'de.po'), ['msgid ""\nmsgstr ""\n', ...entries].join('\n'));
  const locales = ['en', 'de'] as const;
  platform = Object.assign(await testPlatform(await freshDatabase()), {
    locales,
    texts: openTexts(folder, locales),
  });
  app = await testWebServer(platform);
});

/** Somebody who has signed up in a browser of this language. */
async function signedUp(username: string, locale: string): Promise<WebClient> {
  const client = webClient(app);
  client.cookies.set('locale', locale);
  const person = adaDetails({ username, email: `${username}@example.com` });
  expect((await client.post('UserRegisterResource', 'create', person)).status).toBe(200);
  return client;
}

async function subjectTo(username: string): Promise<string | undefined> {
  await platform.runJobs();
  return platform.outbox.findLast(({ to }) => to === `${username}@example.com`)?.subject;
}

test('a mail is in the language of whoever gets it, not of who made it be sent', async () => {
  const greta = await signedUp('greta', 'de');
  const ada = await signedUp('ada', 'en');
  await ada.post('PasswordResetResource', 'create', { username_or_email: 'greta' });
  expect(await subjectTo('greta')).toBe('Ein neues Passwort für Pinfold');
  await greta.post('PasswordResetResource', 'create', { username_or_email: 'ada' });
  expect(await subjectTo('ada')).toBe('Choose a new Pinfold password');

  await greta.post('NewsChoicesResource', 'update', { kind: 'follows', by_mail: true });
  const { json } = await ada.get('UserResource', { username: 'greta' });
  const user_id = json.resource_response.data.id;
  await ada.post('UserFollowResource', 'create', { user_id });
  expect(await subjectTo('greta')).toBe('Ada Maker folgt dir auf Pinfold');
});

test('an invite goes out in the language of whoever has the address, else in the inviter’s', async () => {
  await signedUp('emil', 'en');
  const greta = await signedUp('gerda', 'de');
  const made = await greta.post('BoardResource', 'create', { name: 'Kitchens' });
  const { id: board_id } = made.json.resource_response.data;
  const emails = ['emil@example.com', 'stranger@example.com'];
  await greta.post('BoardEmailInviteResource', 'create', { board_id, emails });
  expect(await subjectTo('emil')).toBe('Ada Maker invites you to a board on Pinfold');
  expect(await subjectTo('stranger')).toBe('Ada Maker lädt dich auf Pinfold zu einer Pinnwand ein');
});

const GERMAN_BROWSER = { 'accept-language': 'de-AT, en;q=0.5' };

/** A refusal in the language of whoever makes this call. */
async function refusalFor(client: WebClient, headers: Record<string, string> = {}): Promise<string> {
  const url = '/resource/PinResource/get/';
  const asked = { method: 'GET', url, headers, query: { data: '{"options":{"id":"1"}}' } } as const;
  const { json } = await client.send(asked);
  return json.resource_response.message;
}

/** Somebody who chose no language. */
async function signedUpPlainly(username: string): Promise<WebClient> {
  const client = webClient(app);
  const person = adaDetails({ username, email: `${username}@example.com` });
  expect((await client.post('UserRegisterResource', 'create', person)).status).toBe(200);
  return client;
}

test('the language of an account without a choice follows the browser that it is used in', async () => {
  const client = await signedUpPlainly('wanda');
  expect(await refusalFor(client)).toBe('This pin was not found.');
  await platform.db.write(`update sessions set updated_at = now() - interval '2 hours'`);
  expect(await refusalFor(client, GERMAN_BROWSER)).toBe('Diesen Pin gibt es nicht.');
  await webClient(app).post('PasswordResetResource', 'create', { username_or_email: 'wanda' });
  expect(await subjectTo('wanda')).toBe('Ein neues Passwort für Pinfold');
});

test('a chosen language holds on every device and for mails, until it is left to the browser', async () => {
  const client = await signedUpPlainly('vera');
  const choose = (locale: string | null) => client.post('UserLocaleResource', 'update', { locale });
  expect((await choose('de')).status).toBe(200);
  expect(client.cookies.get('locale')).toBe('de');
  const elsewhere = webClient(app);
  const login = { username_or_email: 'vera', password: PASSWORD };
  expect((await elsewhere.post('UserSessionResource', 'create', login)).status).toBe(200);
  expect(elsewhere.cookies.get('locale')).toBeUndefined();
  const english = { 'accept-language': 'en' };
  expect(await refusalFor(elsewhere, english)).toBe('Diesen Pin gibt es nicht.');
  await platform.db.write(`update sessions set updated_at = now() - interval '2 hours'`);
  await refusalFor(elsewhere, english);
  await webClient(app).post('PasswordResetResource', 'create', { username_or_email: 'vera' });
  expect(await subjectTo('vera')).toBe('Ein neues Passwort für Pinfold');

  for (const wrong of ['xx', 'qps', 'de-AT', '']) {
    const { json } = await choose(wrong);
    expect(json.resource_response.error).toMatchObject({ field: 'locale', reason: 'invalid-locale' });
  }
  expect((await choose(null)).status).toBe(200);
  expect(client.cookies.get('locale')).toBe('');
  expect(await refusalFor(elsewhere, english)).toBe('This pin was not found.');
  await webClient(app).post('PasswordResetResource', 'create', { username_or_email: 'vera' });
  expect(await subjectTo('vera')).toBe('Choose a new Pinfold password');
});

test('a visitor chooses by a form that leads back, and keeps the choice when signing up', async () => {
  const visitor = webClient(app);
  const choose = (query: Record<string, string>) =>
    visitor.send({ method: 'GET', url: '/settings/language', query });
  const chosen = await choose({ locale: 'de', next: '/signup/?next=%2Fada%2F' });
  expect([chosen.status, chosen.headers.location]).toEqual([303, '/signup/?next=%2Fada%2F']);
  expect(chosen.headers['cache-control']).toBe('no-store');
  expect(visitor.cookies.get('locale')).toBe('de');
  expect(await refusalFor(visitor, { 'accept-language': 'en' })).toBe('Diesen Pin gibt es nicht.');
  for (const next of ['https://elsewhere.example/', '//elsewhere.example/', ''])
    expect((await choose({ locale: 'xx', next })).headers.location).toBe('/');
  expect(visitor.cookies.get('locale')).toBe('de');
  const person = adaDetails({ username: 'vilma', email: 'vilma@example.com' });
  expect((await visitor.post('UserRegisterResource', 'create', person)).status).toBe(200);
  const elsewhere = webClient(app);
  await elsewhere.post('UserSessionResource', 'create', { username_or_email: 'vilma', password: PASSWORD });
  expect(await refusalFor(elsewhere, { 'accept-language': 'en' })).toBe('Diesen Pin gibt es nicht.');
});

test('a refusal is said in the language of who asks, and means the same to programs', async () => {
  await signedUp('taken', 'en');
  const client = webClient(app);
  const register = async (username: string) => {
    const person = adaDetails({ username, email: 'new@example.com' });
    return (await client.post('UserRegisterResource', 'create', person)).json.resource_response.error;
  };
  expect(await register('taken')).toMatchObject({ message: 'This username is taken. Choose another.' });
  client.cookies.set('locale', 'de');
  expect(await register('taken')).toMatchObject({
    message: 'Der Name ist vergeben. Nimm einen anderen.',
    reason: 'username-taken',
  });
  expect((await register('x')).message).toBe('Ein Name hat mindestens 3 Zeichen.');
  const { json } = await client.get('PinResource', { id: '1' });
  expect(json.resource_response.message).toBe('Diesen Pin gibt es nicht.');
});

test('a wrong option is said in the language of who asks, after its name', async () => {
  const client = await signedUpPlainly('nadja');
  const make = async (options: object) => {
    const { json } = await client.post('BoardResource', 'create', options);
    return json.resource_response.error;
  };
  const long = { name: 'x'.repeat(1000) };
  const [inEnglish, { message }] = [await make(long), await make({})];
  expect(inEnglish.message).toMatch(/^name: must be at most \d+ characters$/);
  expect(message).toBe('name: is missing');
  client.cookies.set('locale', 'de');
  expect((await make({})).message).toBe('name: fehlt');
  const inGerman = await make(long);
  expect(inGerman).toMatchObject({ reason: 'invalid-name', field: 'name' });
  expect(inGerman.message).toMatch(/^name: darf höchstens \d+ Zeichen haben$/);
  const { json } = await client.post('UserSettingsResource', 'update', { country: 'Deutschland' });
  expect(json.resource_response.error.message).toBe('country: zwei Buchstaben eines Landes');
});

test('who asks for too many pages is told so as of any other failure, in their language', async () => {
  const config = { ...platform.config, rateLimitFactor: 1 / 1000 };
  const client = webClient(await testWebServer({ ...platform, config }));
  client.cookies.set('locale', 'de');
  const asked = { method: 'GET', url: '/ada/', headers: { accept: 'text/html' } } as const;
  const { status, headers, text } = await client.send(asked);
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '20', 'no-store']);
  expect(text).toContain(
    '<html lang="de" dir="ltr"><meta charset="utf-8"><title>Das war zu viel auf einmal.</title>',
  );
});
