import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { startTestingWeb, type TestingWeb } from '#platform/fetching/testing-web.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type Caller, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';
import { seal } from '../seal.ts';

const PAGE = `<!doctype html><html><head><title>Bread - A bakery</title>
  <meta property="og:title" content="Bread in a pot"><meta property="og:description" content="Flour, water, salt.">
  <meta property="og:site_name" content="A bakery">
  <meta property="og:image" content="/bread.jpg"><meta property="og:image:width" content="600">
  <meta property="og:image:height" content="400"></head>
  <body><img src="icon.png" width="16" height="16"><img src="https://pictures.example/loaf.jpg" alt="A loaf"></body></html>`;

let web: TestingWeb;
let platform: TestPlatform;
let origin: string;
let ada: CastMember;
let visitor: Caller;

beforeAll(async () => {
  const photo = await jpegOf(600, 400);
  const pages: Record<string, { type: string; body: string | Buffer }> = {
    '/bread': { type: 'text/html', body: PAGE },
    '/words': { type: 'text/html', body: '<html><title>Only words</title><p>No picture here.</p></html>' },
    '/bread.jpg': { type: 'image/jpeg', body: photo },
    '/notes.txt': { type: 'text/plain', body: 'just notes' },
  };
  const answer: RequestListener = (request, response) => {
    if (request.url === '/breaks-off.jpg') {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': photo.length });
      response.write(photo.subarray(0, 500), () => response.destroy());
      return;
    }
    const page = pages[request.url ?? ''];
    if (page) response.writeHead(200, { 'content-type': page.type }).end(page.body);
    else response.writeHead(404).end();
  };
  web = await startTestingWeb(answer);
  const fetcher = createFetcher({ userAgent: 'a test', allowLoopbackPort: web.port });
  platform = { ...(await testPlatform(await freshDatabase())), fetcher };
  origin = await (await testWebServer(platform)).listen({ port: 0, host: '127.0.0.1' });
  ({ ada, visitor } = await castOf(platform));
});
afterAll(() => web.close());

const at = (path: string) => `http://127.0.0.1:${web.port}${path}`;
const find = (url: string, client: Caller = ada) => client.call('FindPinImagesResource.get', { url });

test('a page offers its words and its pictures, what it recommends first', async () => {
  const { data } = await find(at('/bread'));
  expect(data).toMatchObject({
    url: at('/bread'),
    title: 'Bread in a pot',
    description: 'Flour, water, salt.',
    site_name: 'A bakery',
    reason: null,
  });
  const [first, second, ...others] = data.items;
  expect(first).toMatchObject({ url: at('/bread.jpg'), width: 600, height: 400 });
  expect(second).toMatchObject({ url: 'https://pictures.example/loaf.jpg', alt: 'A loaf', width: null });
  expect(others).toEqual([]);
});

test('the address of a picture offers that picture', async () => {
  const { data } = await find(at('/bread.jpg'));
  expect(data.items.map(({ url }) => url)).toEqual([at('/bread.jpg')]);
});

test('a page without pictures offers none and says so', async () => {
  expect((await find(at('/words'))).data).toMatchObject({
    title: 'Only words',
    items: [],
    reason: 'no-pictures',
  });
});

test.each([
  ['not a web address', 'no address at all', 'address-not-a-url'],
  ['a file of this machine', 'file:///etc/passwd', 'address-scheme'],
  ['an address of the inner network', 'http://10.0.0.1/', 'address-private-address'],
  ['this machine', 'http://localhost/', 'address-'],
  ['a port that is not the web', 'http://example.com:22/', 'address-port'],
])('%s is refused by name', async (_, url, reason) => {
  const refusal = { kind: 'invalid', field: 'url', reason: expect.stringMatching(`^${reason}`) };
  await expect(find(url)).rejects.toMatchObject(refusal);
});

test.each([
  ['/missing', 'address-status'],
  ['/notes.txt', 'address-not-a-page'],
])('what answers at %s is refused by name', async (path, reason) => {
  await expect(find(at(path))).rejects.toMatchObject({ kind: 'invalid', field: 'url', reason });
});

test('only those who are signed in make this server fetch', async () => {
  const before = web.asked.length;
  await expect(find(at('/bread'), visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(web.asked.length).toBe(before);
});

test('a picture shows as a small copy from here, and nobody else makes us fetch by it', async () => {
  const { data } = await find(at('/bread'));
  const path = data.items[0]?.preview_url ?? '';
  const preview = await fetch(origin + path);
  expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 236 });
  const before = web.asked.length;
  const forged = path.replace('bread.jpg', 'other.jpg');
  expect((await fetch(origin + forged)).status).toBe(404);
  platform.clock.advance(61 * 60_000);
  expect((await fetch(origin + path)).status).toBe(404);
  expect(web.asked.length).toBe(before);
});

test('of a picture that breaks off, or is none any more, there is no small copy', async () => {
  for (const path of ['/breaks-off.jpg', '/notes.txt', '/missing']) {
    const url = at(path);
    const token = seal(
      `preview ${url}`,
      new Date(platform.clock.now().getTime() + 1000),
      platform.config.secret,
    );
    const answer = await fetch(`${origin}/pin-image-preview/?${new URLSearchParams({ url, token })}`);
    expect(answer.status, path).toBe(404);
  }
});
