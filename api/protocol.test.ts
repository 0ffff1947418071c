import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#platform/http/http-server.ts';
import { loginRequired, Refusal } from '#platform/resource/refusal.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { bodyOf, type Protocol, serve } from './protocol.ts';
import { failureAnswers } from './resource/failed-requests.ts';
import { statusOf } from './resource/statuses.ts';

interface Caller {
  name: string | undefined;
}

/** Whoever names themselves in a bearer token; refusals are lines of text. */
const byToken: Protocol<Caller> = {
  authenticate: async ({ headers }) => ({ name: headers.authorization?.replace('Bearer ', '') }),
  usesCookies: false,
  fail: (error, _caller, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(statusOf(error)).send(error.reason);
  },
};

let app: FastifyInstance;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  app = await createHttpServer(platform, failureAnswers(platform));
  const endpoint = {
    admit: ({ name }: Caller) => {
      if (!name) throw loginRequired();
    },
    parse: (_caller: Caller, request: FastifyRequest) => bodyOf(request),
  };
  const echo = async ({ name }: Caller, input: unknown) => ({ body: { name, input } });
  serve(app, byToken, { ...endpoint, method: 'PATCH', url: '/things/', handle: echo });
  serve(app, byToken, {
    ...{ ...endpoint, method: 'POST', url: '/things/' },
    handle: async (caller, input) => ({ status: 201, ...(await echo(caller, input)) }),
  });
  serve(app, byToken, {
    ...endpoint,
    method: 'DELETE',
    url: '/things/',
    handle: async () => ({ status: 204 }),
  });
  serve(app, { ...byToken, usesCookies: true }, { ...endpoint, method: 'POST', url: '/mine/', handle: echo });
  await app.ready();
});

const authorization = 'Bearer ada';
const json = { 'content-type': 'application/json' };

test('a protocol has methods, bodies and statuses of its own', async () => {
  const send = (method: 'PATCH' | 'POST' | 'DELETE', payload?: string) =>
    app.inject({
      method,
      url: '/things/',
      headers: { authorization, ...(payload && json) },
      ...(payload && { payload }),
    });
  const changed = await send('PATCH', '[{"id":"1"},{"id":"2"}]');
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toEqual({ name: 'ada', input: [{ id: '1' }, { id: '2' }] });
  expect((await send('POST', '{}')).statusCode).toBe(201);
  const removed = await send('DELETE');
  expect([removed.statusCode, removed.body]).toEqual([204, '']);
});

test('who may not call hears that first, whatever they sent', async () => {
  const sent = await app.inject({ method: 'POST', url: '/mine/', headers: json, payload: '{"broken' });
  expect([sent.statusCode, sent.body]).toEqual([401, 'login-required']);
});

test("a body that cannot be read is refused in the protocol's own form", async () => {
  const headers = { authorization, ...json };
  const sent = await app.inject({ method: 'PATCH', url: '/things/', headers, payload: '[1,' });
  expect([sent.statusCode, sent.body]).toEqual([400, 'invalid-body']);
});

test('only where a cookie says who calls, a write needs the CSRF token', async () => {
  const headers = { authorization, ...json };
  const without = await app.inject({ method: 'POST', url: '/mine/', headers, payload: '{}' });
  expect([without.statusCode, without.body]).toEqual([403, 'csrf']);
  const pair = { ...headers, cookie: 'csrftoken=mine', 'x-csrftoken': 'mine' };
  expect((await app.inject({ method: 'POST', url: '/mine/', headers: pair, payload: '{}' })).statusCode).toBe(
    200,
  );
  expect((await app.inject({ method: 'POST', url: '/things/', headers, payload: '{}' })).statusCode).toBe(
    201,
  );
});
