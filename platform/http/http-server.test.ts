import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { failureAnswers } from '#api/resource/failed-requests.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { createHttpServer } from './http-server.ts';

const FORGED = '198.51.100.66';
const VISITOR = '198.51.100.7';
const OUTER_PROXY = '10.0.0.2';
const INNER_PROXY = '10.0.0.3';

test('an address counts that a proxy of ours has added, and none that its visitor wrote', async () => {
  const platform = await testPlatform(await freshDatabase());
  const seenBehind = async (trustProxy: number, forwarded: string) => {
    const app = await createHttpServer(
      { ...platform, config: { ...platform.config, trustProxy } },
      failureAnswers(platform),
    );
    afterFile(() => app.close());
    app.get('/', (request) => Promise.resolve({ ip: request.ip }));
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: '/', headers, remoteAddress: INNER_PROXY });
    return answer.json<{ ip: string }>().ip;
  };
  expect(await seenBehind(0, VISITOR)).toBe(INNER_PROXY);
  expect(await seenBehind(1, `${FORGED}, ${VISITOR}`)).toBe(VISITOR);
  expect(await seenBehind(2, `${FORGED}, ${VISITOR}, ${OUTER_PROXY}`)).toBe(VISITOR);
});

let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  const log = createLog('info', { write: (line) => lines.push(line) });
  app = await createHttpServer({ ...platform, log }, failureAnswers(platform));
  afterFile(() => app.close());
  app.get('/a/:name', (request) => Promise.resolve({ params: request.params, cookies: request.cookies }));
  app.post('/body', async ({ body }) => {
    if (body instanceof Refusal) return { refused: body.field, as: body.reason };
    return { body };
  });
});

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const send = (type: string, payload: string) =>
  app.inject({ method: 'POST', url: '/body', headers: { 'content-type': type }, payload });

test('a body is JSON or a form; nothing sent as JSON is no option at all', async () => {
  expect((await send(JSON_TYPE, '{"a":[1]}')).json()).toEqual({ body: { a: [1] } });
  expect((await send(JSON_TYPE, '')).json()).toEqual({ body: {} });
  expect((await send(FORM_TYPE, 'a=1&b=%20')).json()).toEqual({ body: { a: '1', b: ' ' } });
  for (const type of ['text/plain', 'text/html', 'application/octet-stream'])
    expect((await send(type, 'a')).statusCode, type).toBe(415);
});

test('who sends what is no JSON is told so by the call, not before it', async () => {
  const { statusCode, body } = await send(JSON_TYPE, '{bad');
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({ refused: 'body', as: 'invalid-body' });
});

test.each([JSON_TYPE, FORM_TYPE])('a body of %s is at most a megabyte long', async (type) => {
  const ofLength = (length: number) =>
    type === JSON_TYPE ? `"${'a'.repeat(length - 2)}"` : 'a'.repeat(length);
  expect((await send(type, ofLength(1024 * 1024))).statusCode).toBe(200);
  expect((await send(type, ofLength(1024 * 1024 + 1))).statusCode).toBe(413);
});

test('an address is the same with one slash or two, at its end or without', async () => {
  for (const url of ['/a/ada', '/a/ada/', '//a//ada//'])
    expect((await app.inject(url)).json().params, url).toEqual({ name: 'ada' });
  const longest = 'a'.repeat(500);
  expect((await app.inject(`/a/${longest}`)).statusCode).toBe(200);
  expect((await app.inject(`/a/${longest}a`)).statusCode).toBeGreaterThanOrEqual(400);
});

test('a request is logged once it is answered, under its own id and without what was asked', async () => {
  lines.length = 0;
  const answers = [
    await app.inject({ url: '/a/ada?token=secret', headers: { 'x-request-id': 'mine' } }),
    await app.inject({ url: '/nowhere', method: 'DELETE' }),
  ];
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(new Set(ids).size).toBe(2);
  const logged = { level: 30, msg: 'answered', time: expect.any(Number), ms: expect.any(Number) };
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...logged, reqId: ids[0], method: 'GET', path: '/a/ada', status: 200 },
    { ...logged, reqId: ids[1], method: 'DELETE', path: '/nowhere', status: 404 },
  ]);
  expect(lines.every((line) => Number.isInteger(JSON.parse(line).ms))).toBe(true);
});

test('cookies are read', async () => {
  const { cookies } = (await app.inject({ url: '/a/ada', headers: { cookie: 'a=1; b=2' } })).json();
  expect(cookies).toEqual({ a: '1', b: '2' });
});
