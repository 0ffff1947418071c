import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/telemetry/log.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let visitor: WebClient;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  app = await testWebServer(platform);
  visitor = webClient(app);
});

const json = { 'content-type': 'application/json', 'x-csrftoken': 'a-token-of-mine' };

test.each([
  [
    400,
    'invalid-body',
    { method: 'POST', url: '/resource/UserSessionResource/create/', headers: json, payload: '{bad' },
  ],
  [
    413,
    'too-large',
    {
      method: 'POST',
      url: '/resource/BoardResource/create/',
      headers: json,
      payload: `"${'a'.repeat(1_100_000)}"`,
    },
  ],
  [
    415,
    'unknown-content-type',
    {
      method: 'POST',
      url: '/resource/BoardResource/create/',
      headers: { 'content-type': 'text/plain' },
      payload: 'a',
    },
  ],
  [404, 'resource-not-found', { method: 'PUT', url: '/v3/nope/' }],
  [404, 'resource-not-found', { method: 'POST', url: '/v3/boards/nope/nothing/' }],
  [404, 'resource-not-found', { method: 'PUT', url: '//v3//nope/' }],
  [404, 'resource-not-found', { method: 'GET', url: '/v3/nope/', headers: { accept: 'text/html' } }],
  [404, 'resource-not-found', { method: 'GET', url: '/vx/nope/nothing/' }],
  [404, 'resource-not-found', { method: 'GET', url: '//resource//nope/' }],
  [404, 'resource-not-found', { method: 'GET', url: '/_ngjs/resource/BoardResource/get/more/' }],
  [404, 'resource-not-found', { method: 'DELETE', url: '//_ngjs//resource/BoardResource/delete/' }],
  [
    415,
    'unknown-content-type',
    {
      method: 'POST',
      url: '//resource/BoardResource/create/',
      headers: { 'content-type': 'text/plain' },
      payload: 'a',
    },
  ],
  [404, 'resource-not-found', { method: 'DELETE', url: '/resource/BoardResource/delete/' }],
  [400, 'bad-request', { method: 'GET', url: '/resource/%zz/get/' }],
] as const)(
  'what is refused with %i before a resource is reached comes in the envelope: %s',
  async (status, reason, asked) => {
    const { json: body, ...answer } = await visitor.send({ ...asked });
    expect(answer.status).toBe(status);
    expect(body.resource_response).toMatchObject({ status: 'failure', data: null, error: { reason } });
    expect(body.request_identifier).toBe(answer.headers['x-request-id']);
  },
);

test('beside the protocol it is said in a line', async () => {
  const lost = await visitor.send({ method: 'GET', url: '/favicon.ico' });
  expect([lost.status, lost.text]).toEqual([404, 'This page was not found.']);
  expect((await visitor.send({ method: 'DELETE', url: '/ada/' })).status).toBe(404);
  expect((await visitor.send({ method: 'GET', url: '/.well-known/change-password' })).status).toBe(404);
});

test.each([
  [400, { method: 'GET', url: '/resource/UserResource/get/?data={bad' }, 'UserResource', 'v3_get_user'],
  [
    401,
    { method: 'POST', url: '/_ngjs/resource/BoardResource/create/', headers: json, payload: '{bad' },
    'BoardResource',
    'v3_create_board',
  ],
  [
    401,
    { method: 'PUT', url: '/v3/boards/1/follow/', headers: json, payload: '{bad' },
    'ApiResource',
    'v3_put_boards_board_id_follow',
  ],
] as const)(
  'with %i a call that cannot be read is answered under its name: %o',
  async (expected, asked, name, endpoint) => {
    const { status, json: body } = await visitor.send({ ...asked });
    expect([status, body.resource.name]).toEqual([expected, name]);
    expect(body.resource_response).toMatchObject({ endpoint_name: endpoint });
  },
);

test('nobody reads what an unexpected failure says, and the log does', async () => {
  const secret = 'no such file as /srv/data/pinfold/secrets';
  const lines: string[] = [];
  const failing = await testWebServer({
    ...platform,
    log: createLog('error', { write: (line) => lines.push(line) }),
    flagSource: { ...platform.flagSource, flagsFor: () => Promise.reject(new Error(secret)) },
  });
  const client = webClient(failing);
  const call = await client.get('UserResource', { username: 'ada' });
  expect([call.status, call.json.resource_response.error.reason]).toEqual([500, 'internal']);
  const page = await client.send({ method: 'GET', url: '/ada/?token=of-mine' });
  expect([page.status, page.text]).toEqual([500, 'Something went wrong on our side.']);
  const seen = await client.send({ method: 'GET', url: '/ada/', headers: { accept: 'text/html' } });
  expect(seen.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(seen.text).toContain('<title>Something went wrong on our side.</title>');
  expect(call.text).not.toContain(secret);
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [call, page, seen].map(({ headers }, index) => ({
      ...{ level: 50, time: expect.any(Number), msg: 'a request failed' },
      reqId: headers['x-request-id'],
      path: index === 0 ? '/resource/UserResource/get/' : '/ada/',
      err: { type: 'Error', message: secret, stack: expect.stringContaining('failed-requests.test.ts') },
    })),
  );
});

test('a path is found where its site is named before it', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = async (target: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await ask('http://evil.example/healthz')).toBe('HTTP/1.1 200 OK');
  expect(await ask('http://evil.example/favicon.ico')).toBe('HTTP/1.1 404 Not Found');
});
