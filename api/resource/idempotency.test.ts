import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endsAccess, givesAccess, logOf } from '#features/business/access/testing-access.ts';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import type { Id } from '#platform/ids/ids.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';
import { forgetKeysJob } from './forget-keys.job.ts';

const KEY = '5f1c7f8e-press-of-a-button';
const HOUR = 3600 * 1000;

let platform: TestPlatform;
let ada: WebClient;
let ben: WebClient;
let visitor: WebClient;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  const app = await testWebServer(platform);
  [ada, ben, visitor] = [webClient(app), webClient(app), webClient(app)];
  await register(ada, 'ada');
  await register(ben, 'ben');
});

beforeEach(async () => {
  await platform.db.write('delete from boards');
  await platform.db.write('delete from idempotency_keys');
});

const register = (client: WebClient, username: string) =>
  send(client, 'UserRegisterResource', adaDetails({ username, email: `${username}@example.com` }));

function send(client: WebClient, resource: string, options: object, key?: string) {
  return client.send({
    method: 'POST',
    url: `/resource/${resource}/create/`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-csrftoken': client.cookies.get('csrftoken') ?? '',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: new URLSearchParams({ data: JSON.stringify({ options }) }).toString(),
  });
}

const makeBoard = (client: WebClient, name: string, key?: string) =>
  send(client, 'BoardResource', { name }, key);

async function boardNames(): Promise<string[]> {
  const rows = await platform.db.rows<{ name: string }>('select name from boards order by id');
  return rows.map(({ name }) => name);
}

test('the same write with the same key is done once, and answered the same', async () => {
  const first = await makeBoard(ada, 'Kitchens', KEY);
  expect(first.status, first.text).toBe(200);
  const second = await makeBoard(ada, 'Kitchens', KEY);
  expect(second.status).toBe(200);
  expect(second.json.resource_response).toEqual(first.json.resource_response);
  expect(await boardNames()).toEqual(['Kitchens']);
});

test('without a key, or with another, it is done again', async () => {
  const answers = [
    await makeBoard(ada, 'Kitchens', KEY),
    await makeBoard(ada, 'Kitchens 2'),
    await makeBoard(ada, 'Kitchens 3', `${KEY}-2`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await boardNames()).toEqual(['Kitchens', 'Kitchens 2', 'Kitchens 3']);
});

test('of many at once one is done, and all are answered with it', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => makeBoard(ada, 'Kitchens', KEY)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ json }) => JSON.stringify(json.resource_response.data))).size).toBe(1);
  expect(await boardNames()).toEqual(['Kitchens']);
});

test('a key with other options is refused, and changes nothing', async () => {
  await makeBoard(ada, 'Kitchens', KEY);
  const { status, json } = await makeBoard(ada, 'Lamps', KEY);
  expect(status).toBe(409);
  expect(json.resource_response.error).toMatchObject({
    reason: 'idempotency-key-reused',
    field: 'Idempotency-Key',
  });
  expect(await boardNames()).toEqual(['Kitchens']);
});

test('the key of one person or of one resource says nothing to another', async () => {
  const mine = await makeBoard(ada, 'Kitchens', KEY);
  const theirs = await makeBoard(ben, 'Kitchens', KEY);
  expect(theirs.status).toBe(200);
  expect(theirs.json.resource_response.data.id).not.toBe(mine.json.resource_response.data.id);
  const board_id = mine.json.resource_response.data.id;
  const section = await send(ada, 'BoardSectionResource', { board_id, name: 'Shelves' }, KEY);
  expect(section.status, section.text).toBe(200);
});

test('what was refused is tried anew', async () => {
  expect((await makeBoard(ada, '', KEY)).status).toBe(400);
  expect((await makeBoard(ada, 'Kitchens', KEY)).status).toBe(200);
  expect((await makeBoard(visitor, 'Kitchens', KEY)).status).toBe(401);
});

test('a write whose process died may be done again after two minutes', async () => {
  await makeBoard(ada, 'Kitchens', KEY);
  await platform.db.write('update idempotency_keys set answer = null');
  await platform.db.write('delete from boards');
  platform.clock.advance(2 * 60 * 1000);
  expect((await makeBoard(ada, 'Kitchens', KEY)).status).toBe(200);
  expect(await boardNames()).toEqual(['Kitchens']);
});

test.each(['', ' ', 'a b', 'a'.repeat(256), 'clé'])('%j is no key', async (key) => {
  const { status, json } = await makeBoard(ada, 'Kitchens', key);
  expect(status).toBe(400);
  expect(json.resource_response.error.field).toBe('Idempotency-Key');
  expect(await boardNames()).toEqual([]);
});

test('a key is remembered for a day, and then forgotten', async () => {
  await makeBoard(ada, 'Kitchens', KEY);
  platform.clock.advance(23 * HOUR);
  await forget();
  await makeBoard(ada, 'Kitchens', KEY);
  expect(await boardNames()).toEqual(['Kitchens']);
  platform.clock.advance(HOUR);
  await platform.db.write('delete from boards');
  await makeBoard(ada, 'Kitchens', KEY);
  expect(await boardNames()).toEqual(['Kitchens']);
  platform.clock.advance(24 * HOUR);
  await forget();
  expect(await platform.db.rows('select 1 from idempotency_keys')).toEqual([]);
});

test('the table holds neither the key nor what was sent', async () => {
  await makeBoard(ada, 'Kitchens', KEY);
  const rows = await platform.db.rows('select key, call from idempotency_keys');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Kitchens|press/);
});

test('the table holds no keys of authenticators, and no answer that came with a session', async () => {
  const { password } = adaDetails();
  const made = await send(ada, 'TwoFactorResource', { password }, KEY);
  expect(made.json.resource_response.data.recovery_codes).toHaveLength(10);
  const login = { username_or_email: 'ada', password };
  for (let round = 0; round < 2; round += 1) {
    const entered = await send(ada, 'UserSessionResource', login, KEY);
    expect([entered.status, Object.keys(entered.headers)]).toEqual([
      200,
      expect.arrayContaining(['set-cookie']),
    ]);
  }
  expect(await platform.db.rows('select 1 from idempotency_keys')).toEqual([]);
});

async function forget() {
  await platform.jobs.enqueue(platform.db, forgetKeysJob, {});
  await platform.runJobs();
}

test('a stored answer is for nobody whose permission to act has ended', async () => {
  await platform.db.write(`update users set is_partner = true where username = 'ben'`);
  const idOf = async (username: string) =>
    (await platform.db.rows<{ id: Id }>('select id from users where username = $1', [username]))[0]?.id as Id;
  const [actor, business] = [{ id: await idOf('ada') }, { id: await idOf('ben') }];
  await givesAccess(platform.db, business, actor, 'PROFILE_PUBLISHER');
  const make = () =>
    send(ada, 'BoardResource', { name: 'For Ben', privacy: 'secret', orbac_subject_id: business.id }, KEY);
  const first = await make();
  expect(first.status, first.text).toBe(200);
  expect((await make()).json.resource_response).toEqual(first.json.resource_response);
  await endsAccess(platform.db, business, actor);
  const refused = await make();
  expect([refused.status, refused.json.resource_response.error.reason]).toEqual([403, 'not-acting-for']);
  expect(JSON.stringify(refused.json.resource_response)).not.toContain('for-ben');
  await givesAccess(platform.db, business, actor, 'PROFILE_PUBLISHER');
  expect((await make()).json.resource_response).toEqual(first.json.resource_response);
  expect(await logOf(platform.db, business)).toHaveLength(1);
});
