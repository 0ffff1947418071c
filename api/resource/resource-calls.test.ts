import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from '#platform/http/http-server.ts';
import { createRateLimiter } from '#platform/rate/rate-limiter.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { failureAnswers } from './failed-requests.ts';
import { createRegistry } from './registry.ts';
import { resourceRoutes } from './resource-routes.ts';
import { createAnswerCache } from './visitor-answers.ts';

const FAULT = 'the wire is cut';
const rate = { name: 'few', burst: 3, perSecond: 1 };
const options = z.object({ text: z.string().optional(), id: z.string().optional() });
const common = { summary: 'For a test.', who: 'anyone', rate: 'write', options, data: z.unknown() } as const;

/** The options of each call that reached a resource. */
const reached: unknown[] = [];
const echo = async (_context: unknown, sent: unknown) => {
  reached.push(sent);
  return sent;
};

const resources = [
  defineResource({ ...common, name: 'EchoResource.get', rate: 'read', handle: echo }),
  defineResource({ ...common, name: 'EchoResource.create', handle: echo }),
  defineResource({ ...common, name: 'UnseenResource.create', isUnseen: true, handle: echo }),
  defineResource({ ...common, name: 'PersonResource.create', who: 'person', handle: echo }),
  defineResource({ ...common, name: 'RareResource.create', rate, handle: echo }),
  defineResource({ ...common, name: 'LoginResource.create', givesCsrfCookie: true, handle: echo }),
  defineResource({ ...common, name: 'POST /v3/echo/:id/', handle: echo }),
  defineResource({ ...common, name: 'GET /v3/echo/:id/', rate: 'read', handle: echo }),
  defineResource({
    ...common,
    name: 'FailingResource.create',
    handle: async ({ answerHeaders }, { text }) => {
      answerHeaders.append('set-cookie', 'second=step');
      if (text === 'refused') throw notFound('page');
      throw new Error(FAULT);
    },
  }),
];

let platform: TestPlatform;
let app: FastifyInstance;
let writes = 0;
const lines: string[] = [];

beforeAll(async () => {
  const opened = await testPlatform(await freshDatabase());
  const log = createLog('error', { write: (line) => lines.push(line) });
  platform = { ...opened, log, config: { ...opened.config, origin: 'https://pinfold.test' } };
  app = await createHttpServer(platform, failureAnswers(platform));
  afterFile(() => app.close());
  resourceRoutes(app, {
    platform,
    registry: createRegistry(resources),
    limiter: createRateLimiter({ clock: platform.clock }),
    resolveViewer: async () => null,
    presentUser: () => ({}),
    answers: createAnswerCache(0),
    onWrite: () => {
      writes += 1;
    },
  });
});

beforeEach(() => {
  reached.length = 0;
  lines.length = 0;
  writes = 0;
});

const PAIR = { cookie: 'csrftoken=mine', 'x-csrftoken': 'mine' };
const send = (asked: InjectOptions) => app.inject({ ...asked, headers: { ...PAIR, ...asked.headers } });
const post = (name: string, payload: object | string = {}, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    url: `/resource/${name}/create/`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const withOptions = (options: unknown) => ({ data: JSON.stringify({ options }) });

test('options come as JSON in a text or as they are; without any there are none', async () => {
  const sent = { text: 'a' };
  for (const payload of [withOptions(sent), { data: { options: sent } }])
    expect((await post('EchoResource', payload)).json().resource_response.data).toEqual(sent);
  for (const payload of ['', {}, { data: '' }, { data: {} }, { data: { options: null } }])
    expect((await post('EchoResource', payload)).json().resource_response.data).toEqual({});
  for (const data of [7, null, true, 'null', '7']) {
    const answer = await post('EchoResource', { data });
    expect([answer.statusCode, answer.json().resource_response.error]).toMatchObject([
      400,
      { message: 'data must hold an object with options.', field: 'data' },
    ]);
  }
  expect((await post('EchoResource', { data: '{bad' })).json().resource_response.error.field).toBe('data');
});

test('at a path of its own a call takes what stands in the query, the body and, before all, the path', async () => {
  const url = '/v3/echo/7/?text=query&id=8';
  const data = async (asked: InjectOptions) => (await send(asked)).json().resource_response.data;
  expect(await data({ method: 'GET', url })).toEqual({ text: 'query', id: '7' });
  const body = { method: 'POST', url, payload: { text: 'body', id: '9' } } as const;
  expect(await data(body)).toEqual({ text: 'body', id: '7' });
  const headers = { 'content-type': 'application/json' };
  expect(await data({ ...body, headers, payload: '"a text"' })).toEqual({ text: 'query', id: '7' });
});

test('what GET may not do, HEAD may not either; both may read', async () => {
  const query = withOptions({ text: 'a' });
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await send({ method, url: '/resource/EchoResource/create/', query })).statusCode).toBe(404);
    expect(reached).toEqual([]);
    expect((await send({ method, url: '/resource/EchoResource/get/', query })).statusCode).toBe(200);
    expect(reached.splice(0)).toEqual([{ text: 'a' }]);
  }
});

test('a write is announced once it is made, unless no page shows it; reading and refusals are not', async () => {
  await post('EchoResource');
  await send({ method: 'POST', url: '/v3/echo/7/', payload: {} });
  expect(writes).toBe(2);
  await post('UnseenResource');
  await post('FailingResource');
  await post('PersonResource');
  await send({ method: 'GET', url: '/v3/echo/7/' });
  await send({ method: 'POST', url: '/resource/EchoResource/get/', payload: {} });
  expect(writes).toBe(2);
});

test('who may not call is not told what is wrong with the call, and who may is', async () => {
  expect((await post('PersonResource', '{bad')).statusCode).toBe(401);
  const wrong = await post('EchoResource', '{bad');
  expect([wrong.statusCode, wrong.json().resource_response.error.field]).toEqual([400, 'body']);
  expect((await post('NoSuchResource', '{bad')).statusCode).toBe(404);
});

test("another site's page uses up nobody's allowance; who calls too often is told when to come again", async () => {
  for (let call = 0; call < 9; call += 1)
    expect((await post('RareResource', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  for (let call = 0; call < 3; call += 1) expect((await post('RareResource')).statusCode).toBe(200);
  const refused = await post('RareResource');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect(reached).toHaveLength(3);
});

test('a refusal carries what the call has set, and is no failure of ours', async () => {
  const { statusCode, headers } = await post('FailingResource', withOptions({ text: 'refused' }));
  expect([statusCode, headers['set-cookie']]).toEqual([404, 'second=step']);
  expect(headers).not.toHaveProperty('retry-after');
  expect(lines).toEqual([]);
});

test('a failure of ours is logged with its cause under the name of the resource, and sets nothing', async () => {
  const answer = await post('FailingResource', withOptions({ text: 'a' }));
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([500, undefined]);
  expect(answer.body).not.toContain(FAULT);
  expect(answer.json().resource).toEqual({ name: 'FailingResource', options: { text: 'a' } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'a resource failed', resource: 'FailingResource', err: { message: FAULT } },
  ]);
});

test('an answer is JSON that nobody keeps; only a login gives a token, over TLS alone', async () => {
  const none = { cookie: 'csrftoken=1234', 'x-csrftoken': '1234' };
  const { headers } = await post('EchoResource', {}, none);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  const login = await post('LoginResource', {}, none);
  expect(login.headers['set-cookie']).toMatch(/^csrftoken=[0-9a-f]{32};.*; Secure/);
  const refused = await post('FailingResource', withOptions({ text: 'refused' }), none);
  expect(refused.headers['cache-control']).toBe('private, no-store');
});
