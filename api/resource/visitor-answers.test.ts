import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { type Caller, castOf } from '#testing/cast.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';
import { isForVisitors } from './visitor-answers.ts';

let database: FreshDatabase;
let app: FastifyInstance;
let ada: WebClient;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testWebServer(await testPlatform(database));
  ada = webClient(app);
  await ada.post('UserRegisterResource', 'create', adaDetails());
  for (const name of ['Oak & ash — 🌳', 'Elm']) await ada.post('BoardResource', 'create', { name });
});

/** A write that changes nothing the tests read. */
beforeEach(
  async () => void (await ada.post('BoardResource', 'create', { name: 'Hidden', privacy: 'secret' })),
);

const boards = async (who: WebClient, options: object = {}) =>
  (await who.get('BoardsResource', { username: 'ada', ...options })).json;

const namesIn = ({ resource_response: { data } }: Awaited<ReturnType<typeof boards>>) =>
  Object.values(data).map(({ name }) => String(name));

/** Changes a board without a known write, as another process would. */
const renameUnseen = (from: string, to: string) =>
  database.write('update boards set name = $2 where name = $1', [from, to]);

test('visitors share an answer until something is written, and people who are signed in do not', async () => {
  const visitor = webClient(app);
  expect(namesIn(await boards(visitor))).toContain('Elm');
  await renameUnseen('Elm', 'Yew');
  expect(namesIn(await boards(webClient(app, 'another-token')))).toContain('Elm');
  expect(namesIn(await boards(ada))).toContain('Yew');
  await ada.post('BoardResource', 'create', { name: 'Beech' });
  expect(namesIn(await boards(visitor))).toEqual(expect.arrayContaining(['Yew', 'Beech']));
  await renameUnseen('Yew', 'Elm');
});

test('a kept answer is the same as one that is made, but for who asks', async () => {
  const made = await boards(webClient(app), { page_size: 1 });
  const cached = await boards(webClient(app, 'another-token'), { page_size: 1 });
  const { request_identifier, client_context, ...rest } = cached;
  expect(rest).toEqual({ resource_response: made.resource_response, resource: made.resource });
  expect(Object.keys(cached)).toEqual(Object.keys(made));
  expect(rest.resource_response.bookmark).toEqual(expect.any(String));
  expect(request_identifier).not.toBe(made.request_identifier);
  expect(client_context).not.toEqual(made.client_context);
  const next = await boards(webClient(app), { page_size: 1, bookmarks: [rest.resource_response.bookmark] });
  expect(namesIn(next)).not.toEqual(namesIn(cached));
});

test('what is answered in another language, to browsers rather than programs or to other options is another answer', async () => {
  const visitor = webClient(app);
  const asked = { method: 'GET', url: '/resource/BoardsResource/get/' } as const;
  const query = { data: JSON.stringify({ options: { username: 'ada' } }) };
  await visitor.send({ ...asked, query });
  await renameUnseen('Elm', 'Yew');
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  expect((await visitor.send({ ...asked, query })).text).toContain('Elm');
  expect((await visitor.send({ ...asked, query, headers: browser })).text).toContain('Yew');
  expect(namesIn(await boards(visitor, { page_size: 20 }))).toContain('Yew');
  const speaker = webClient(app);
  speaker.cookies.set('locale', 'qps');
  expect(namesIn(await boards(speaker))).toContain('Yew');
  await renameUnseen('Yew', 'Elm');
});

test('a refusal is kept for nobody', async () => {
  const visitor = webClient(app);
  const look = () => visitor.get('BoardResource', { username: 'ada', slug: 'hidden' });
  expect((await look()).status).toBe(404);
  await database.write(`update boards set privacy = 'public' where slug = 'hidden'`);
  expect((await look()).status).toBe(200);
});

test('only what is the same for all visitors is shared, and with visitors only', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { chi, visitor, bot } = await castOf(platform);
  const registry = createProductRegistry();
  const isShared = async (name: string, who: Caller) => {
    const resource = registry.find(name);
    return resource && isForVisitors(resource, await who.context());
  };
  for (const [who, isVisitor] of [
    [visitor, true],
    [bot, true],
    [chi, false],
  ] as const) {
    expect(await isShared('BoardsResource.get', who)).toBe(isVisitor);
    expect(await isShared('UserSessionStoreResource.get', who)).toBe(false);
  }
});
