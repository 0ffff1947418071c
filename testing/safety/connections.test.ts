import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createWebServer, type PagesSource } from '#app/server/web-server.ts';
import type { Config } from '#platform/config/config.ts';
import { freshDatabase } from '../database.ts';
import { type TestPlatform, testPlatform } from '../platform.ts';
import { plainPages } from './pages.ts';
import { openConnection } from './raw-connection.ts';

let platform: TestPlatform;
const opened: FastifyInstance[] = [];

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function server(config: Partial<Config> = {}, pages: PagesSource = plainPages) {
  const app = await createWebServer({ ...platform, config: { ...platform.config, ...config } }, pages);
  opened.push(app);
  return app;
}

async function portOf(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

const READ = '/resource/UserResource/get/?data=%7B%22options%22%3A%7B%22username%22%3A%22ada%22%7D%7D';
const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);

test('whoever dribbles headers is cut off', async () => {
  const app = await server();
  expect(app.server.headersTimeout).toBe(15_000);
  expect(app.server.requestTimeout).toBe(300_000);
  Object.assign(app.server, { headersTimeout: 200, connectionsCheckingInterval: 50 });
  const line = await openConnection(await portOf(app));
  line.write('GET / HTTP/1.1\r\nhost: a\r\n');
  const dribble = setInterval(() => line.write('x-more: 1\r\n'), 20);
  await line.closed;
  clearInterval(dribble);
  expect(statusOf(line.received())).toBe(408);
});

test('whoever dribbles a body is cut off', async () => {
  const app = await server();
  Object.assign(app.server, { requestTimeout: 300, headersTimeout: 200, connectionsCheckingInterval: 50 });
  const line = await openConnection(await portOf(app));
  line.write('POST /resource/UserSessionResource/create/ HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n');
  line.write('content-type: application/json\r\n\r\n');
  const dribble = setInterval(() => line.write(' '), 20);
  await line.closed;
  clearInterval(dribble);
  expect(statusOf(line.received())).toBe(408);
});

test.each([
  ['what is no HTTP', 400, 'HELLO\r\n\r\n'],
  ['headers that are too large', 431, `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a request that names no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  [
    'an expectation that nobody can meet',
    417,
    'GET / HTTP/1.1\r\nhost: a\r\nexpect: a miracle\r\nconnection: close\r\n\r\n',
  ],
])('%s is refused, with the headers of every answer', async (_name, status, sent) => {
  const line = await openConnection(await portOf(await server()));
  line.write(sent);
  await line.closed;
  expect(statusOf(line.received())).toBe(status);
  expect(line.received()).toMatch(/^content-security-policy: script-src 'self'; default-src 'self'; /m);
  expect(line.received()).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(line.received()).toMatch(/^content-type: text\/plain; charset=utf-8\r$/m);
});

test('whoever takes nothing of an answer is cut off', async () => {
  const app = await server();
  expect(app.server.timeout).toBe(120_000);
  app.server.timeout = 300;
  // More than the system keeps for the two ends.
  const size = 64 * 1024 * 1024;
  app.get('/large', async () => Buffer.alloc(size));
  const cut = new Promise((resolve) => {
    app.server.once('connection', (socket) => socket.once('close', resolve));
  });
  const line = await openConnection(await portOf(app));
  line.socket.pause();
  line.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
  await cut;
  line.socket.resume();
  await line.closed;
  expect(statusOf(line.received())).toBe(200);
  expect(line.received().length).toBeLessThan(size);
});

test.each([
  ['one long header', `x-long: ${'a'.repeat(20_000)}\r\n`],
  ['many headers', Array.from({ length: 5000 }, (_, index) => `x-${index}: 1\r\n`).join('')],
  ['a long cookie', `cookie: ${'a=b; '.repeat(5000)}\r\n`],
])('%s is refused', async (_what, headers) => {
  const line = await openConnection(await portOf(await server()));
  line.write(`GET ${READ} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`);
  await line.closed;
  expect(statusOf(line.received())).toBe(431);
});

test('a long address is refused', async () => {
  const line = await openConnection(await portOf(await server()));
  line.write(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await line.closed;
  expect(statusOf(line.received())).toBe(431);
});

test('two lengths, or a length beside pieces, are refused: nobody may hide a second request', async () => {
  const port = await portOf(await server());
  for (const lengths of [
    'content-length: 4\r\ncontent-length: 5\r\n',
    'content-length: 4\r\ntransfer-encoding: chunked\r\n',
    'transfer-encoding: chunked, identity\r\n',
  ]) {
    const line = await openConnection(port);
    line.write(
      `POST / HTTP/1.1\r\nhost: a\r\n${lengths}\r\n0\r\n\r\nGET ${READ} HTTP/1.1\r\nhost: a\r\n\r\n`,
    );
    await line.closed;
    expect(statusOf(line.received()), lengths).toBe(400);
    expect(line.received().match(/HTTP\/1\.1/g)).toHaveLength(1);
  }
});

test('who stops lets a request that has begun end, and takes no other', async () => {
  const app = await server();
  const port = await portOf(app);
  const slow = await openConnection(port);
  const body = `data=${encodeURIComponent('{"options":{"email":"nobody@example.com"}}')}`;
  slow.write(
    `POST /resource/UserSessionResource/delete/ HTTP/1.1\r\nhost: a\r\ncookie: csrftoken=a\r\nx-csrftoken: a\r\n`,
  );
  slow.write(`content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n`);
  slow.write(body.slice(0, 10));
  // The server has seen the beginning once another request that came later is answered.
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  let hasClosed = false;
  const closing = app.close().then(() => {
    hasClosed = true;
  });
  const late = await fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ status }) => status,
    () => 'refused',
  );
  expect(['refused', 503]).toContain(late);
  expect(hasClosed).toBe(false);
  slow.write(body.slice(10));
  await slow.until('\r\n\r\n');
  expect(statusOf(slow.received())).toBe(200);
  await closing;
});

test('a process that cannot keep up sheds load and says when to come back, but sends the looks of pages', async () => {
  const serveAssets = async (app: FastifyInstance) => void app.get('/assets/base.css', () => 'body {}');
  const app = await server({ mode: 'development' }, { ...plainPages, serveAssets });
  const resting = new Int32Array(new SharedArrayBuffer(4));
  // The loop stands still twice: the first time ends a measurement, so that the next one is of the second alone.
  for (const milliseconds of [1100, 4200]) {
    Atomics.wait(resting, 0, 0, milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { statusCode, headers, body } = await app.inject(READ);
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(body).toContain('very busy');
  for (const url of ['/assets/base.css', '/healthz']) expect((await app.inject(url)).statusCode).toBe(200);
});
