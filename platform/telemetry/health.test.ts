import { tmpdir } from 'node:os';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { freshDatabase } from '#testing/database.ts';
import { registerHealth } from './health.ts';

const config = { dataDir: tmpdir() };

test('a process with its database is alive and ready', async () => {
  const app = fastify();
  registerHealth(app, { db: await freshDatabase(), config });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }]);
  await app.close();
});

test('without its database it is alive and not ready', async () => {
  const app = fastify();
  const db = openDatabase('postgresql://nobody@127.0.0.1:1/none');
  registerHealth(app, { db, config });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database unreachable' }]);
  await app.close();
  await db.close();
});

test('while it stops it is not ready', async () => {
  const app = fastify();
  registerHealth(app, { db: await freshDatabase(), config });
  const statuses: number[] = [];
  app.addHook('preClose', async () => {
    statuses.push((await fetch(`${origin}/readyz`)).status);
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await app.close();
  expect(statuses).toEqual([503]);
});

test('with a full disk it is alive and not ready, and says which', async () => {
  const app = fastify();
  registerHealth(app, { db: await freshDatabase(), config }, Number.MAX_SAFE_INTEGER);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'disk full: DATA_DIR' }]);
  await app.close();
});
