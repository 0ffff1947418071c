import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { defineEvent, defineListener } from './event.ts';
import { type Events, listenerJobs, openEvents } from './events.ts';

interface Shop {
  database: Database;
  /** How often `ledger` fails after it has written. */
  breakages: number;
}

const LampSold = defineEvent('LampSold', z.object({ lamp: z.string(), euros: z.number() }));
const LampMoved = defineEvent('LampMoved', z.object({ lamp: z.string(), room: z.string() }));
const LampBroken = defineEvent('LampBroken', z.object({ lamp: z.string() }));

const ledger = defineListener({
  name: 'ledger.book-sale',
  on: LampSold,
  run: async (shop: Shop, { lamp, euros }, { eventId }) => {
    await shop.database.write('insert into entries values ($1, $2) on conflict do nothing', [
      eventId,
      `${lamp} for ${euros}`,
    ]);
    await shop.database.write("insert into heard values ('ledger')");
    if (shop.breakages-- > 0) throw new Error('out of ink');
  },
});

const shelf = defineListener({
  name: 'shelf.tidy',
  on: LampMoved,
  merged: { key: ({ room }) => room, afterSeconds: 60 },
  run: async (shop: Shop, { room }) => {
    await shop.database.write('insert into heard values ($1)', [room]);
  },
});

const window = defineListener({
  name: 'window.fill-gap',
  on: LampSold,
  run: async (shop: Shop) => {
    await shop.database.write("insert into heard values ('window')");
  },
});

let shop: Shop;
let jobs: Jobs<Shop>;
let events: Events;

beforeAll(async () => {
  const database = await freshDatabase();
  await database.write('create table entries (event_id text primary key, text text)');
  await database.write('create table heard (who text)');
  shop = { database, breakages: 0 };
  const listeners = [ledger, window, shelf];
  jobs = await openJobs({
    database,
    log: createLog('silent'),
    jobs: listenerJobs(listeners),
    runsWorkers: false,
  });
  afterFile(() => jobs.stop());
  events = openEvents(jobs, listeners);
});

beforeEach(async () => {
  shop.breakages = 0;
  await shop.database.write('truncate entries, heard');
});

const entries = async () =>
  (await shop.database.rows<{ text: string }>('select text from entries')).map((row) => row.text);
const heard = async () =>
  (await shop.database.rows<{ who: string }>('select who from heard order by who')).map((row) => row.who);

test('every listener hears of what was committed', async () => {
  await shop.database.transaction((tx) => events.emit(tx, LampSold, { lamp: 'tall', euros: 40 }));
  await jobs.drain(shop);
  expect(await entries()).toEqual(['tall for 40']);
  expect(await heard()).toEqual(['ledger', 'window']);
});

test('events of one key that come within the time of a listener are heard as one, after it', async () => {
  for (const [lamp, room] of [
    ['tall', 'hall'],
    ['small', 'hall'],
    ['tall', 'attic'],
  ] as const) {
    await shop.database.transaction((tx) => events.emit(tx, LampMoved, { lamp, room }));
  }
  await jobs.drain(shop);
  expect(await heard()).toEqual([]);
  await jobs.drain(shop, { later: true });
  expect(await heard()).toEqual(['attic', 'hall']);
});

test('nobody hears of what was rolled back', async () => {
  const selling = shop.database.transaction(async (tx) => {
    await events.emit(tx, LampSold, { lamp: 'tall', euros: 40 });
    throw new Error('card declined');
  });
  await expect(selling).rejects.toThrow('card declined');
  expect(await jobs.drain(shop, { later: true })).toMatchObject({ done: 0 });
  expect(await heard()).toEqual([]);
});

test('a listener that fails hears the event again, under the same id; the others do not', async () => {
  shop.breakages = 1;
  await shop.database.transaction((tx) => events.emit(tx, LampSold, { lamp: 'tall', euros: 40 }));
  await jobs.drain(shop, { later: true, mayFail: true });
  expect(await heard()).toEqual(['ledger', 'ledger', 'window']);
  expect(await entries()).toEqual(['tall for 40']);
});

test('a listener is a job with its name and options, and merges nothing unless it says so', () => {
  const options = { retryLimit: 1, concurrency: 3 };
  const bell = defineListener({ name: 'bell.ring', on: LampSold, options, run: async () => {} });
  expect(bell.job).toMatchObject({ name: 'on.bell.ring', options, isSingleton: false });
  expect(bell.afterSeconds).toBeUndefined();
  expect(shelf.job).toMatchObject({ name: 'on.shelf.tidy', isSingleton: true });
  expect(listenerJobs([bell, shelf])).toEqual([bell.job, shelf.job]);
});

test('an event without listeners is no job', async () => {
  await shop.database.transaction((tx) => events.emit(tx, LampBroken, { lamp: 'tall' }));
  expect(await jobs.drain(shop)).toMatchObject({ done: 0 });
});

test('a payload that does not fit, and an event that is not defined, are refused', async () => {
  const action = shop.database.transaction((tx) =>
    // @ts-expect-error the payload of an event is typed
    events.emit(tx, LampSold, { lamp: 'tall' }),
  );
  await expect(action).rejects.toThrow(z.ZodError);
  // @ts-expect-error an event is what defineEvent made, not a name
  await expect(shop.database.transaction((tx) => events.emit(tx, 'LampSold', {}))).rejects.toThrow();
});

test('two listeners, or two events, of one name are refused', () => {
  expect(() => openEvents(jobs, [ledger, ledger])).toThrow(
    'two listeners have the same name: ledger.book-sale',
  );
  const duplicate = defineListener({
    name: 'ledger.twin',
    on: defineEvent('LampSold', z.object({})),
    run: async () => {},
  });
  expect(() => openEvents(jobs, [ledger, duplicate])).toThrow('two events have the same name: LampSold');
});
