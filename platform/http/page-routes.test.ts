import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { failureAnswers } from '#api/resource/failed-requests.ts';
import { createRateLimiter } from '#platform/rate/rate-limiter.ts';
import { afterFile } from '#testing/after-file.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { createHttpServer } from './http-server.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes, type RenderedPage } from './page-routes.ts';

let app: FastifyInstance;
/** The renderer's last request. */
let asked: Request | undefined;

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const SCRIPT = 'start()';

/** A page that names its viewer and runs one script. */
const page = (seenBy: string, nonce: string) => `<p>${seenBy}</p><script nonce="${nonce}">${SCRIPT}</script>`;

const rendered: Record<string, (seenBy: string, nonce: string) => Partial<RenderedPage>> = {
  '/page/': (seenBy, nonce) => ({ body: page(seenBy, nonce) }),
  '/stream/': (seenBy) => ({ body: Readable.toWeb(Readable.from([`by ${seenBy}`])) }),
  '/empty/': () => ({ body: null, status: 302, headers: new Headers({ location: '/page/' }) }),
  '/broken/': () => ({ body: 'broken', status: 500 }),
  '/cookie/': () => ({ headers: new Headers({ ...HTML, 'set-cookie': 'a=1', 'x-beside': 'stays' }) }),
  '/gone/': () => ({ body: 'gone', status: 404 }),
};

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  const people = await castOf(platform);
  app = await createHttpServer(platform, failureAnswers(platform));
  afterFile(() => app.close());
  pageRoutes(app, {
    platform,
    cache: createPageCache(60),
    limiter: createRateLimiter({ clock: platform.clock, factor: 1000 }),
    resolveViewer: async (_platform, { cookies }) =>
      cookies.who === 'ada' || cookies.who === 'ben' ? people[cookies.who].viewer : null,
    render: async (request, { viewer }, nonce) => {
      asked = request;
      const of = rendered[new URL(request.url).pathname]?.(String(viewer.id), nonce);
      return { status: 200, headers: new Headers(HTML), body: '', ...of };
    },
  });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });
const asPerson = (who: 'ada' | 'ben') => ({ cookie: `who=${who}; csrftoken=known` });

test('a person gets a page of their own, which nobody keeps', async () => {
  const [ada, ben] = [await get('/page/', asPerson('ada')), await get('/page/', asPerson('ben'))];
  expect(ada.headers['cache-control']).toBe('private, no-store');
  expect(ada.headers).not.toHaveProperty('etag');
  expect(ben.body).not.toContain(/<p>(\d+)<\/p>/.exec(ada.body)?.[1]);
  const nonce = /'nonce-([^']+)'/.exec(String(ada.headers['content-security-policy']))?.[1];
  expect(ada.body).toContain(`nonce="${nonce}"`);
  expect(ben.body).not.toContain(String(nonce));
});

test('a person gets streams, empty pages and failures as they are rendered', async () => {
  const id = /<p>(\d+)/.exec((await get('/page/', asPerson('ada'))).body)?.[1];
  const stream = await get('/stream/', asPerson('ada'));
  expect([stream.statusCode, stream.body]).toEqual([200, `by ${id}`]);
  const empty = await get('/empty/', asPerson('ada'));
  expect([empty.statusCode, empty.body, empty.headers.location]).toEqual([302, '', '/page/']);
  expect((await get('/broken/', asPerson('ada'))).statusCode).toBe(500);
  expect((await get('/page/', asPerson('ada'), 'HEAD')).body).toBe('');
});

test('a visitor gets streams and empty pages whole, and none of the cookies of who was first', async () => {
  expect((await get('/stream/')).body).toBe('by undefined');
  const empty = await get('/empty/');
  expect([empty.statusCode, empty.body, empty.headers.location]).toEqual([302, '', '/page/']);
  expect(empty.headers).not.toHaveProperty('etag');
  const cookies = (await get('/cookie/', { cookie: 'csrftoken=known' })).headers;
  expect(cookies).not.toHaveProperty('set-cookie');
  expect(cookies['x-beside']).toBe('stays');
});

test('a visitor gets a kept page whose policy names its scripts, also where the browser has it', async () => {
  const first = await get('/page/');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const known = { cookie: 'csrftoken=known' };
  const { headers, body } = await get('/page/', known);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=15');
  expect(headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding, User-Agent, X-Requested-With');
  expect(body).toBe(`<p>undefined</p><script nonce="">${SCRIPT}</script>`);
  const policy = headers['content-security-policy'];
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', SCRIPT, 'base64')}';`);
  const again = await get('/page/', { ...known, 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(policy);
});

test('a failure is kept by nobody, and a page that is not found is not confirmed', async () => {
  const broken = await get('/broken/');
  expect([broken.statusCode, broken.headers['cache-control']]).toEqual([500, 'no-store']);
  const gone = await get('/gone/');
  expect([gone.statusCode, gone.headers.etag]).toEqual([404, undefined]);
});

test('the renderer is told the language, the browser and the cookies, and nothing else that was sent', async () => {
  const told = { 'accept-language': 'de', 'user-agent': 'Firefox', cookie: asPerson('ada').cookie };
  await get('/page/?tab=pins', { ...told, 'x-forwarded-host': 'evil.example' });
  expect(Object.fromEntries(asked?.headers ?? [])).toEqual(told);
  expect(asked?.url).toBe('http://pinfold.test/page/?tab=pins');
});

test('whoever asks for too many pages is told when to come again, each for themselves', async () => {
  const platform = await testPlatform(await freshDatabase());
  const limiter = createRateLimiter({ clock: platform.clock });
  const people = await castOf(platform);
  platform.config.countryHeader = 'x-land';
  const server = await createHttpServer(platform, failureAnswers(platform));
  afterFile(() => server.close());
  pageRoutes(server, {
    platform,
    cache: createPageCache(60),
    limiter,
    resolveViewer: async (_platform, { cookies }) =>
      cookies.who === 'ada' || cookies.who === 'ben' ? people[cookies.who].viewer : null,
    render: async () => ({ status: 200, headers: new Headers(HTML), body: 'a page' }),
  });
  const statusFor = async (cookie: string) =>
    (await server.inject({ url: '/page/', headers: { cookie } })).statusCode;
  while (limiter.take('read', people.ada.id).allowed);
  const refused = await server.inject({ url: '/page/', headers: { cookie: 'who=ada' } });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect([await statusFor('who=ben'), await statusFor('')]).toEqual([200, 200]);
  while (limiter.take('read', '127.0.0.1').allowed);
  expect([await statusFor('who=ben'), await statusFor('')]).toEqual([200, 429]);
  const seen = await server.inject({ url: '/page/', headers: { cookie: 'who=ben' } });
  expect(seen.headers.vary).toMatch(/, x-land$/);
});

test('data that is fetched ahead is asked of nobody for a person', async () => {
  asked = undefined;
  const ahead = { 'sec-purpose': 'prefetch' };
  expect((await get('/page.data', { ...asPerson('ada'), ...ahead })).statusCode).toBe(204);
  expect(asked).toBeUndefined();
  expect((await get('/page.data', ahead)).statusCode).toBe(200);
  expect((await get('/page.data?tab=pins', { ...asPerson('ada'), ...ahead })).statusCode).toBe(204);
  for (const url of ['/page/', '/page/?name=a.data', '/page.datas/'])
    expect((await get(url, { ...asPerson('ada'), ...ahead })).statusCode, url).toBe(200);
  expect((await get('/page.data', asPerson('ada'))).statusCode).toBe(200);
});

test.each([
  '/favicon.ico',
  '/.well-known/other',
  '/robots.txt?a=1',
  '/page.html',
  '/page.datas',
  '/a.data.js',
])('%s is a file that is not there, not a page', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
