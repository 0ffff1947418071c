import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { freshDatabase } from '../database.ts';
import { type TestPlatform, testPlatform } from '../platform.ts';
import { testWebServer, webClient } from '../web.ts';
import { plainPages } from './pages.ts';

let app: FastifyInstance;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  const config = { ...platform.config, origin: 'https://pinfold.test' };
  app = await testWebServer({ ...platform, config }, plainPages);
});

async function signedUp(username: string) {
  const client = webClient(app);
  const answer = await client.post(
    'UserRegisterResource',
    'create',
    adaDetails({ username, email: `${username}@example.com` }),
  );
  expect(answer.status).toBe(200);
  return { client, given: [answer.headers['set-cookie']].flat().map(String) };
}

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

test('the cookies of a session are for this site, over TLS, and for no script', async () => {
  const { given } = await signedUp('ada');
  expect(given.length).toBeGreaterThan(0);
  for (const cookie of given) {
    // Programs of others look for `_auth` by this name; it holds nothing.
    expect(cookie).toMatch(/^(__Secure-|_auth=1;)/);
    expect(cookie).toContain('; HttpOnly');
    expect(cookie).toContain('; Secure');
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)/i);
    expect(cookie).toContain('; Path=/');
    expect(cookie).not.toContain('Domain=');
  }
});

test('the cookie that scripts repeat goes to this site alone', async () => {
  const { headers } = await webClient(app, null).send({ method: 'GET', url: '/' });
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^csrftoken=[0-9a-f]{32}; /);
  expect(cookie).toContain('; Secure');
  expect(cookie).toContain('; SameSite=Lax');
  expect(cookie).not.toContain('Domain=');
});

const scriptsOf = (headers: Record<string, unknown>) =>
  /script-src 'self' ([^;]+)/.exec(policyOf(headers))?.[1] ?? '';
const hashOf = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`;

test('a page runs only the scripts that it was sent with', async () => {
  const { client } = await signedUp('ben');
  for (const viewer of [webClient(app), client]) {
    const { status, headers, text } = await viewer.send({ method: 'GET', url: '/' });
    expect(status).toBe(200);
    const [, nonce = '', code = ''] = /<script nonce="([^"]*)">([^<]*)<\/script>/.exec(text) ?? [];
    expect(code).not.toBe('');
    expect(scriptsOf(headers)).toBe(nonce === '' ? hashOf(code) : `'nonce-${nonce}'`);
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policyOf(headers)).toContain(rule);
    }
  }
});

test('a page for one person has a nonce of its own each time', async () => {
  const { client } = await signedUp('dora');
  const answers = [];
  for (let index = 0; index < 3; index += 1) answers.push(await client.send({ method: 'GET', url: '/' }));
  const nonces = answers.map(({ headers }) => /'nonce-([^']{30,})'/.exec(policyOf(headers))?.[1]);
  expect(new Set(nonces).size).toBe(3);
  expect(nonces).not.toContain(undefined);
});

test('a page for everybody names its scripts by their hashes, and no other that was written into it', async () => {
  const written = '<script>steal()</script>';
  const url = `/?written=${encodeURIComponent(written)}`;
  const first = await webClient(app).send({ method: 'GET', url });
  const second = await webClient(app).send({ method: 'GET', url });
  expect(second.text).toBe(first.text);
  expect(policyOf(second.headers)).toBe(policyOf(first.headers));
  expect(first.text).toContain(written);
  expect(first.text).not.toMatch(/nonce-[0-9a-f]{16}/);
  expect(scriptsOf(first.headers)).toMatch(/^'sha256-[^']+'$/);
  expect(scriptsOf(first.headers)).not.toContain(hashOf('steal()'));
});

test('every kind of answer says how it may be used', async () => {
  for (const url of [
    '/',
    '/resource/UserResource/get/',
    '/nothing.png',
    '/healthz',
    '/236x/aa/bb/cc/none.jpg',
  ]) {
    const { headers } = await webClient(app).send({ method: 'GET', url });
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['x-frame-options'], url).toBe('DENY');
    expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security'], url).toBe('max-age=31536000');
    expect(policyOf(headers), url).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by'], url).toBeUndefined();
  }
});

test('a refusal says how it may be used, too, whoever refuses', async () => {
  // A server of its own, as it is asked too often.
  const client = webClient(await testWebServer(platform, plainPages));
  const form = { 'x-csrftoken': 'a-token-of-mine', 'content-type': 'application/x-www-form-urlencoded' };
  const url = '/resource/BoardResource/create/';
  const answers: Record<number, Awaited<ReturnType<typeof client.send>>> = {};
  const keep = async (asked: Parameters<typeof client.send>[0]) => {
    const answer = await client.send(asked);
    answers[answer.status] = answer;
  };
  await keep({ method: 'GET', url: '/%zz' });
  await keep({ method: 'POST', url, headers: form, payload: 'data={}' });
  await keep({ method: 'POST', url: '/resource/UserSessionResource/create/', payload: {} });
  await keep({ method: 'GET', url: '/resource/NothingResource/get/' });
  await keep({ method: 'POST', url, headers: form, payload: 'a'.repeat(1024 * 1024 + 1) });
  await keep({ method: 'POST', url, headers: { ...form, 'content-type': 'text/x-odd' }, payload: 'odd' });
  for (let call = 0; call < 30 * platform.config.rateLimitFactor && !answers[429]; call += 1)
    await keep({ method: 'POST', url: '/resource/UserSessionResource/create/', headers: form, payload: '' });
  expect(Object.keys(answers).map(Number)).toEqual(
    expect.arrayContaining([400, 401, 403, 404, 413, 415, 429]),
  );
  for (const { status, headers } of Object.values(answers)) {
    expect(policyOf(headers), String(status)).toContain("default-src 'self'");
    expect(headers['x-content-type-options'], String(status)).toBe('nosniff');
  }
});

test('hosts below this one are bound to https only where the operator says so', async () => {
  const config = { ...platform.config, origin: 'https://pinfold.test', hstsSubdomains: true };
  const bound = await testWebServer({ ...platform, config }, plainPages);
  const { headers } = await webClient(bound).send({ method: 'GET', url: '/healthz' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('what a signed-in person is shown is kept nowhere', async () => {
  const { client } = await signedUp('chi');
  for (const url of ['/', '/resource/UserSettingsResource/get/']) {
    const { headers } = await client.send({ method: 'GET', url });
    expect(headers['cache-control'], url).toBe('private, no-store');
  }
});

test('of what a browser fetches ahead, a person is sent no data, as it would be kept nowhere', async () => {
  const { client } = await signedUp('dan');
  const ahead = { method: 'GET', url: '/chi/_.data?page=1', headers: { 'sec-purpose': 'prefetch' } } as const;
  expect(await client.send(ahead)).toMatchObject({ status: 204, text: '' });
  expect(await webClient(app).send(ahead)).toMatchObject({ status: 200 });
  expect(await client.send({ ...ahead, headers: {} })).toMatchObject({ status: 200 });
});
