import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { type Ear, hear } from './hear.ts';
import { type LiveMessage, tell } from './tell.ts';

const ADA = '101' as Id;
const BEN = '102' as Id;

let database: FreshDatabase;
let ear: Ear | undefined;

beforeAll(async () => {
  database = await freshDatabase();
});

afterEach(() => ear?.close());

/** Listens; resolves once the connection is open. */
async function listening() {
  const message: LiveMessage[] = [];
  let gaps = 0;
  const hearing = {
    onPublished: (one: LiveMessage) => void message.push(one),
    onGap: () => {
      gaps += 1;
    },
  };
  ear = hear(database.url, hearing, createLog('silent'));
  await expect.poll(listeners).toHaveLength(1);
  return { message, gaps: () => gaps };
}

const listeners = () =>
  database.rows<{ pid: number }>(
    `select pid from pg_stat_activity
     where application_name = 'pinfold live' and datname = current_database() and query like 'listen%'`,
  );

test('what is told is heard by every process once it is committed, and never otherwise', async () => {
  const { message } = await listening();
  const event = { type: 'conversation', id: '7' };
  await database
    .transaction(async (tx) => {
      await tell(tx, [ADA], { type: 'conversation', id: '6' });
      throw new Error('not after all');
    })
    .catch(() => {});
  await database.transaction((tx) => tell(tx, [ADA, BEN, ADA], event));
  await database.transaction((tx) => tell(tx, [], event));
  await expect.poll(() => message).toEqual([{ to: [ADA, BEN], event }]);
});

test('a lost line is opened again, and says that something may have been missed', async () => {
  const { message, gaps } = await listening();
  const [line] = await listeners();
  await database.rows('select pg_terminate_backend($1)', [line?.pid]);
  await expect.poll(gaps, { timeout: 10_000 }).toBe(1);
  await database.transaction((tx) => tell(tx, [BEN], { type: 'conversation', id: '8' }));
  await expect.poll(() => message.map(({ event }) => event.id)).toEqual(['8']);
});

test('a database that takes the connection and never answers counts as lost', async () => {
  const asked: Socket[] = [];
  const silent = createServer((socket) => asked.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hearing = { onPublished: () => {}, onGap: () => {} };
  const url = `postgres://nobody@127.0.0.1:${port}/none`;
  ear = hear(url, hearing, createLog('silent'), { answerWithin: 100 });
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(1);
  for (const socket of asked) socket.destroy();
  silent.close();
});
