import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
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
async function listening(log = createLog('silent')) {
  const message: LiveMessage[] = [];
  let gaps = 0;
  const hearing = {
    onPublished: (one: LiveMessage) => void message.push(one),
    onGap: () => {
      gaps += 1;
    },
  };
  ear = hear(database.url, hearing, log);
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
  await database.rows('select pg_terminate_backend($1::int)', [line?.pid]);
  await expect.poll(gaps, { timeout: 10_000 }).toBe(1);
  await database.transaction((tx) => tell(tx, [BEN], { type: 'conversation', id: '8' }));
  await expect.poll(() => message.map(({ event }) => event.id)).toEqual(['8']);
});

test('what cannot be read is logged, and the rest is heard', async () => {
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => logged.push(JSON.parse(line).msg) });
  const { message } = await listening(log);
  const unreadable = [
    'nonsense',
    '',
    '{}',
    '{"to":["x"],"event":{"type":"a","id":"1"}}',
    '{"to":["101"],"event":{}}',
  ];
  for (const text of unreadable) await database.rows("select pg_notify('live', $1)", [text]);
  await database.transaction((tx) => tell(tx, [ADA], { type: 'conversation', id: '9' }));
  await expect.poll(() => message.map(({ event }) => event.id)).toEqual(['9']);
  expect(logged).toEqual(unreadable.map(() => 'a live event could not be read'));
});

test('a hundred people are told at once, and no more, as a payload has its limit', async () => {
  const { message } = await listening();
  const people = Array.from(
    { length: 101 },
    (_, at) => String(9_223_372_036_854_775_000n + BigInt(at)) as Id,
  );
  await database.transaction((tx) => tell(tx, people, { type: 'conversation', id: '10' }));
  await expect.poll(() => message.map(({ to }) => to)).toEqual([people.slice(0, 100)]);
});

test('who no longer listens has no connection, and does not try again', async () => {
  const logged: string[] = [];
  await listening(createLog('warn', { write: (line) => logged.push(line) }));
  await ear?.close();
  await expect.poll(listeners).toEqual([]);
  expect(logged).toEqual([]);
});

test('a database that takes the connection and never answers counts as lost', async () => {
  const asked: Socket[] = [];
  const silent = createServer((socket) => asked.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const gap = vi.fn();
  const hearing = { onPublished: () => {}, onGap: gap };
  const url = `postgres://nobody@127.0.0.1:${port}/none`;
  const waits: number[] = [];
  const log = createLog('warn', { write: (line) => waits.push(JSON.parse(line).wait) });
  ear = hear(url, hearing, log, { answerWithin: 100 });
  // Each try waits longer.
  await expect.poll(() => waits.slice(0, 3), { timeout: 20_000 }).toEqual([500, 1000, 2000]);
  expect(asked.length).toBeGreaterThan(2);
  expect(gap).not.toHaveBeenCalled();
  for (const socket of asked) socket.destroy();
  silent.close();
});
