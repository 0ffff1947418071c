import { tmpdir } from 'node:os';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { freshDatabase } from '#testing/database.ts';
import { registerHealth } from './health.ts';

const config = { dataDir: tmpdir() };
const storage = { put: async () => {}, delete: async () => {} };

test('a process with its database is alive and ready', async () => {
  const app = fastify();
  registerHealth(app, { db: await freshDatabase(), storage, config });
  const alive = await app.inject('/healthz');
  const ready = await app.inject('/readyz');
  for (const answer of [alive, ready]) {
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  await app.close();
});

test('without its database it is alive and not ready', async () => {
  const app = fastify();
  const db = openDatabase('postgresql://nobody@127.0.0.1:1/none');
  registerHealth(app, { db, storage, config });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database unreachable' }]);
  await app.close();
  await db.close();
});

test('with a database that has no room even for a connection it says so', async () => {
  const app = fastify();
  const rows = () => Promise.reject(Object.assign(new Error('could not write init file'), { code: '53100' }));
  registerHealth(app, { db: { ...(await freshDatabase()), rows }, storage, config });
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database full' }]);
  await app.close();
});

test('with a database that does not answer it is not ready after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  const rows = () => {
    queueMicrotask(() => vi.advanceTimersByTime(2_000));
    return new Promise<never>(() => {});
  };
  registerHealth(app, { db: { ...(await freshDatabase()), rows }, storage, config });
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database unreachable' }]);
  await app.close();
});

test('while it stops it is not ready', async () => {
  const app = fastify();
  registerHealth(app, { db: await freshDatabase(), storage, config });
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
  registerHealth(app, { db: await freshDatabase(), storage, config }, Number.MAX_SAFE_INTEGER);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'disk full: DATA_DIR' }]);
  await app.close();
});

test.each(['database', 'storage'])(
  'once a write found the %s full it is not ready until a write works again',
  async (place) => {
    const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: '53100' }));
    const db = await freshDatabase();
    const checked = { db: { ...db }, storage: { ...storage }, config };
    const app = fastify();
    app.get('/write', (_, reply) => reply.code(507).send());
    registerHealth(app, checked);
    const readiness = async () => {
      const ready = await app.inject('/readyz');
      return [ready.statusCode, ready.json().status];
    };
    if (place === 'database') checked.db.write = full;
    else checked.storage.put = full;
    expect(await readiness()).toEqual([200, 'ok']);
    await app.inject('/write');
    const full503 = [503, `${place} full`];
    expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual([full503, full503, full503]);
    expect(await readiness()).toEqual(full503);
    checked.db.write = db.write;
    checked.storage.put = storage.put;
    expect(await readiness()).toEqual([200, 'ok']);
    await app.close();
  },
);

test('a storage that was full and no longer answers makes it not ready until it takes a write', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = Promise.withResolvers<void>();
  const silent = {
    ...storage,
    put: () => {
      vi.advanceTimersByTime(2_000);
      return answer.promise;
    },
  };
  const app = fastify();
  app.get('/write', (_, reply) => reply.code(507).send());
  registerHealth(app, { db: await freshDatabase(), storage: silent, config });
  await app.inject('/write');
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database or storage full' }]);
  answer.resolve();
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200));
  await app.close();
});
