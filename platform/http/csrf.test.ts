import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#platform/resource/refusal.ts';
import { afterFile } from '#testing/after-file.ts';
import { giveCsrfCookie, giveCsrfCookieOnLogin, requireCsrf } from './csrf.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  afterFile(() => app.close());
  await app.register(cookie);
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(error instanceof Refusal && error.reason === 'csrf' ? 403 : 500).send(error.message),
  );
  app.route({
    method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/call',
    handler: async (request) => {
      requireCsrf(request);
      return 'done';
    },
  });
  app.get('/page', async (request, reply) => ({ isFirst: giveCsrfCookie(request, reply, true) }));
  app.get('/plain-page', async (request, reply) => ({ isFirst: giveCsrfCookie(request, reply, false) }));
  app.get('/login', async (request, reply) => {
    giveCsrfCookieOnLogin(request, reply, false);
    return 'done';
  });
});

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = async (method: Method, headers: Record<string, string> = {}) =>
  (await app.inject({ method, url: '/call', headers })).statusCode;
const PAIR = { cookie: 'csrftoken=mine', 'x-csrftoken': 'mine' };
const given = async (url: string, token?: string) => {
  const answer = await app.inject({
    url,
    headers: token === undefined ? {} : { cookie: `csrftoken=${token}` },
  });
  return { ...answer, token: answer.cookies.find(({ name }) => name === 'csrftoken') };
};

test.each(['GET', 'HEAD', 'OPTIONS'] as const)('%s changes nothing and needs no token', async (method) => {
  expect(await call(method)).toBe(200);
  expect(await call(method, { 'sec-fetch-site': 'cross-site' })).toBe(200);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s needs the token twice, in the cookie and in the header',
  async (method) => {
    expect(await call(method, PAIR)).toBe(200);
    expect(await call(method)).toBe(403);
    expect(await call(method, { cookie: PAIR.cookie })).toBe(403);
    expect(await call(method, { 'x-csrftoken': 'mine' })).toBe(403);
    for (const other of ['yours', 'min', 'mine2', ''])
      expect(await call(method, { ...PAIR, 'x-csrftoken': other }), other).toBe(403);
    expect(await call(method, { cookie: 'csrftoken=', 'x-csrftoken': '' })).toBe(403);
  },
);

test('a page of another site writes nothing, even with the pair, nor does one of a host beside this one', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/call',
      headers: { ...PAIR, 'sec-fetch-site': site },
    });
    expect([answer.statusCode, answer.body]).toEqual([403, 'The request comes from another site.']);
  }
  for (const site of ['same-origin', 'none'])
    expect(await call('POST', { ...PAIR, 'sec-fetch-site': site })).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/call' })).body).toBe(
    'The header X-CSRFToken must repeat the cookie csrftoken.',
  );
});

test('a first visitor is given a token of their own for a year, which scripts may read', async () => {
  const [one, other] = [await given('/page'), await given('/page')];
  expect(one.json()).toEqual({ isFirst: true });
  expect(one.token).toEqual({
    name: 'csrftoken',
    value: expect.stringMatching(/^[0-9a-f]{32}$/),
    path: '/',
    sameSite: 'Lax',
    secure: true,
    maxAge: 31_536_000,
  });
  expect(other.token?.value).not.toBe(one.token?.value);
  expect((await given('/plain-page')).token).not.toHaveProperty('secure');
});

test('who has a token keeps it, on every page and on login', async () => {
  const page = await given('/page', 'mine');
  expect([page.json(), page.token]).toEqual([{ isFirst: false }, undefined]);
  expect((await given('/login', 'mine')).token).toBeUndefined();
});

test('on login a client without a token is given one, and so is one that sent a stand-in', async () => {
  for (const token of [undefined, '', '1234'])
    expect((await given('/login', token)).token?.value, token).toMatch(/^[0-9a-f]{32}$/);
  expect((await given('/page', '1234')).token).toBeUndefined();
});
