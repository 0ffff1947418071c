import fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { registerMetrics } from './metrics.ts';

let db: FreshDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

function measuredServer(counts?: () => Promise<[]>, from = '') {
  const app = fastify();
  const jobs = {
    enqueue: async () => null,
    counts: counts ?? (async () => [{ queue: 'mail', ready: 2, deferred: 0, active: 1, failed: 0 }]),
  };
  registerMetrics(app, { db, jobs, config: loadConfig({ METRICS_FROM: from }) });
  app.get('/things/:id', async (_request, reply) => reply.code(201).send('made'));
  return app;
}

test('requests are counted by route and status, not by address', async () => {
  const app = measuredServer();
  await app.inject('/things/1');
  await app.inject('/things/2');
  const { body } = await app.inject('/metrics');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/things/:id",status="201"} 2',
  );
  expect(body).not.toContain('/things/1');
});

test('what no route answers is counted together, and nothing is cached', async () => {
  const app = measuredServer();
  for (const url of ['/one', '/two']) await app.inject(url);
  const { body, headers } = await app.inject('/metrics');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 2');
  expect(body).not.toContain('/one');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringMatching(/^text\/plain; version=/),
  });
});

test('connections in use and requests that wait for one are counted', async () => {
  const single = openDatabase(db.url, { max: 1 });
  const app = fastify();
  registerMetrics(app, { db: single, jobs: { enqueue: async () => null }, config: loadConfig({}) });
  let waiting: Promise<unknown> | undefined;
  const { body } = await single.transaction(async (tx) => {
    await tx.rows('select 1');
    waiting = single.rows('select 1');
    return app.inject('/metrics');
  });
  await waiting;
  const { body: later } = await app.inject('/metrics');
  await single.close();
  const states = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/database_connections\{state="(\w+)"\} (\d+)/g)].map((line) => line.slice(1)),
    );
  expect(states(body)).toEqual({ busy: '1', idle: '0', waiting: '1' });
  expect(states(later)).toEqual({ busy: '0', idle: '1', waiting: '0' });
});

test('connections, jobs, event loop and memory are there', async () => {
  await db.rows('select 1');
  const { body } = await measuredServer().inject('/metrics');
  expect(body).toContain('database_connections{state="idle"} 1');
  expect(body).toContain('jobs{queue="mail",state="ready"} 2');
  expect(body).toContain('nodejs_eventloop_lag_seconds');
  expect(body).toContain('process_resident_memory_bytes');
});

test('jobs that cannot be counted keep nothing else back', async () => {
  const app = measuredServer(async () => {
    throw new Error('no database');
  });
  const { statusCode, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(body).toContain('database_connections');
  expect(body).not.toContain('jobs{');
});

test('to others, and through a proxy, there is nothing', async () => {
  const app = measuredServer();
  const statusFor = async (options: object) => (await app.inject({ url: '/metrics', ...options })).statusCode;
  expect(await statusFor({ remoteAddress: '203.0.113.7' })).toBe(404);
  expect(await statusFor({ remoteAddress: '10.0.0.7' })).toBe(404);
  expect(await statusFor({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  expect(await statusFor({ remoteAddress: '::1' })).toBe(200);
  expect(await statusFor({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
});

test('collectors elsewhere are let in by their address, and nobody in their name', async () => {
  const app = measuredServer(undefined, '10.1.0.0/16, 203.0.113.7, fd00::/8');
  const statusFrom = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  const allowed = ['10.1.2.3', '::ffff:10.1.2.3', '203.0.113.7', 'fd00::7', '127.0.0.1', '::1'];
  for (const address of allowed) expect([address, await statusFrom(address)]).toEqual([address, 200]);
  const others = ['10.2.0.1', '203.0.113.8', 'fe80::7', '::ffff:10.2.0.1'];
  for (const address of others) expect([address, await statusFrom(address)]).toEqual([address, 404]);
  expect(await statusFrom('10.1.2.3', { 'x-forwarded-for': '10.1.2.3' })).toBe(404);
  expect(await statusFrom('10.2.0.1', { 'x-forwarded-for': '10.1.2.3' })).toBe(404);
});
