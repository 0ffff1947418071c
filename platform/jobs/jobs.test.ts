import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { defineJob } from './job.ts';
import { type Jobs, openJobs } from './jobs.ts';
import type { JobRun } from './perform.ts';

interface Shop {
  database: FreshDatabase;
  /** How often `fragile` fails before it succeeds. */
  breakages: number;
}

const note = (shop: Shop, text: string) => shop.database.write('insert into notes values ($1)', [text]);

const write = defineJob({
  name: 'notes.write',
  data: z.object({ text: z.string().max(20) }),
  run: async (shop: Shop, { text }) => {
    await note(shop, text);
  },
});

const fragile = defineJob({
  name: 'notes.fragile',
  data: z.object({ text: z.string() }),
  options: { retryLimit: 2 },
  run: async (shop: Shop, { text }, { attempt, isLast }) => {
    if (shop.breakages-- > 0) throw new Error(`broke at ${attempt}`);
    await note(shop, `${text} at ${attempt}${isLast ? ', the last' : ''}`);
  },
  onGivenUp: async (shop, { text }, reason) => {
    if (shop.breakages-- > 0) throw new Error('broke while giving up');
    await note(shop, `${text} given up: ${reason}`);
  },
});

const recount = defineJob({
  name: 'notes.recount',
  data: z.object({ shelf: z.string() }),
  options: { singletonKey: ({ shelf }) => shelf },
  run: async (shop: Shop, { shelf }) => {
    await note(shop, `recounted ${shelf}`);
  },
});

const nightly = defineJob({
  name: 'notes.nightly',
  data: z.object({}),
  schedule: { cron: '0 3 * * *', data: {} },
  run: async () => {},
});

/** Enqueues a job of a queue that is worked off before its own. */
const announce = defineJob({
  name: 'notes.announce',
  data: z.object({ text: z.string() }),
  run: async (shop: Shop, data) => void (await jobs.enqueue(shop.database, write, data)),
});

let shop: Shop;
let jobs: Jobs<Shop>;
const runs: JobRun[] = [];
const logged: string[] = [];

beforeAll(async () => {
  const database = await freshDatabase();
  await database.write('create table notes (text text)');
  shop = { database, breakages: 0 };
  jobs = await openJobs({
    database,
    log: createLog('error', { write: (line) => logged.push(line) }),
    jobs: [write, fragile, recount, nightly, announce],
    runsWorkers: false,
    onRun: (run) => runs.push(run),
  });
  afterFile(() => jobs.stop());
});

beforeEach(async () => {
  await shop.database.write('truncate notes');
  shop.breakages = 0;
  runs.length = 0;
  logged.length = 0;
});

const notes = async () =>
  (await shop.database.rows<{ text: string }>('select text from notes')).map((row) => row.text);

test('a job runs with its data', async () => {
  await shop.database.transaction((tx) => jobs.enqueue(tx, write, { text: 'hello' }));
  expect(await jobs.drain(shop)).toEqual({ done: 1, failures: [] });
  expect(await notes()).toEqual(['hello']);
  expect(runs).toMatchObject([{ job: 'notes.write', outcome: 'done' }]);
});

test('a job enqueued in a transaction that is rolled back does not exist', async () => {
  const action = shop.database.transaction(async (tx) => {
    await jobs.enqueue(tx, write, { text: 'never' });
    const [row] = await tx.rows<{ count: string }>(
      "select count(*) from jobs.job where name = 'notes.write'",
    );
    expect(Number(row?.count)).toBeGreaterThan(0);
    throw new Error('changed my mind');
  });
  await expect(action).rejects.toThrow('changed my mind');
  expect(await jobs.drain(shop, { later: true })).toEqual({ done: 0, failures: [] });
  expect(await notes()).toEqual([]);
});

test('data that does not fit is refused when it is enqueued', async () => {
  await expect(jobs.enqueue(shop.database, write, { text: 'x'.repeat(21) })).rejects.toThrow(z.ZodError);
  // @ts-expect-error the data of a job is typed
  await expect(jobs.enqueue(shop.database, write, { words: 'hello' })).rejects.toThrow(z.ZodError);
});

test('a job that is not registered is refused', async () => {
  const stray = defineJob({ name: 'stray', data: z.object({}), run: async () => {} });
  await expect(jobs.enqueue(shop.database, stray, {})).rejects.toThrow('the job stray is not registered');
});

test('two jobs of one name are refused', async () => {
  const { database } = shop;
  const opening = openJobs({ database, log: createLog('silent'), jobs: [write, write], runsWorkers: false });
  await expect(opening).rejects.toThrow('two jobs have the same name: notes.write');
});

test('a job that fails is tried again, later, and knows its attempt', async () => {
  shop.breakages = 2;
  await jobs.enqueue(shop.database, fragile, { text: 'third' });
  const { failures } = await jobs.drain(shop, { mayFail: true });
  expect(failures).toMatchObject([{ queue: 'notes.fragile', error: { message: 'broke at 1' } }]);
  expect(await jobs.drain(shop, { later: true, mayFail: true })).toMatchObject({ done: 1, failures: [{}] });
  expect(await notes()).toEqual(['third at 3, the last']);
});

test('a failed run is counted, and logged once with its error, job and attempt', async () => {
  shop.breakages = 1;
  const jobId = await jobs.enqueue(shop.database, fragile, { text: 'second' });
  await jobs.drain(shop, { later: true, mayFail: true });
  expect(runs).toMatchObject([
    { job: 'notes.fragile', outcome: 'failed' },
    { job: 'notes.fragile', outcome: 'done' },
  ]);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'job failed', job: 'notes.fragile', jobId, attempt: 1, err: { message: 'broke at 1' } },
  ]);
});

test('how long a run took is counted in seconds, whether it failed or not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const slow = defineJob({
    name: 'notes.slow',
    data: z.object({ fails: z.boolean() }),
    run: async (_: Shop, { fails }) => {
      vi.advanceTimersByTime(1500);
      if (fails) throw new Error('too slow');
    },
  });
  const { database } = shop;
  const timed: JobRun[] = [];
  const own = await openJobs({
    ...{ database, log: createLog('silent'), jobs: [slow], runsWorkers: false },
    onRun: (run) => timed.push(run),
  });
  for (const fails of [false, true]) await own.enqueue(database, slow, { fails });
  await own.drain(shop, { mayFail: true });
  await own.stop();
  expect(timed).toEqual([
    { job: 'notes.slow', outcome: 'done', seconds: 1.5 },
    { job: 'notes.slow', outcome: 'failed', seconds: 1.5 },
  ]);
});

test('a drain also runs what a later queue adds to an earlier one', async () => {
  await jobs.enqueue(shop.database, announce, { text: 'news' });
  expect(await jobs.drain(shop)).toEqual({ done: 2, failures: [] });
  expect(await notes()).toEqual(['news']);
});

test('a failing job makes a drain throw unless failures are expected', async () => {
  shop.breakages = 1;
  await jobs.enqueue(shop.database, fragile, { text: 'second' });
  await expect(jobs.drain(shop)).rejects.toThrow('jobs failed: notes.fragile');
  await jobs.drain(shop, { later: true });
  expect(await notes()).toEqual(['second at 2']);
});

test('after its last attempt a job is given up, with the reason', async () => {
  shop.breakages = 3;
  await jobs.enqueue(shop.database, fragile, { text: 'lost' });
  await jobs.drain(shop, { later: true, mayFail: true });
  expect(await notes()).toEqual(['lost given up: broke at 3']);
  expect(runs.filter((run) => run.outcome === 'given-up')).toHaveLength(1);
});

test('what is thrown without being an error is the reason, too', async () => {
  const { database } = shop;
  const throws = { ...fragile, name: 'notes.throws', perform: () => Promise.reject('only a word') };
  const own = await openJobs({ database, log: createLog('silent'), jobs: [throws], runsWorkers: false });
  await own.enqueue(database, throws, { text: 'lost' });
  await own.drain(shop, { later: true, mayFail: true });
  await own.stop();
  expect(await notes()).toEqual(['lost given up: only a word']);
});

test('giving up is itself tried again', async () => {
  shop.breakages = 4;
  await jobs.enqueue(shop.database, fragile, { text: 'lost' });
  const { failures } = await jobs.drain(shop, { later: true, mayFail: true });
  expect(failures.at(-1)).toMatchObject({ queue: 'notes.fragile.given-up' });
  expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({
    ...{ msg: 'job failed', job: 'notes.fragile (given up)', jobId: expect.any(String), attempt: 1 },
    err: { message: 'broke while giving up' },
  });
  expect(await notes()).toEqual(['lost given up: broke at 3']);
});

test('a job for later waits for its time', async () => {
  const startAfter = new Date(Date.now() + 3_600_000);
  await jobs.enqueue(shop.database, write, { text: 'later' }, { startAfter });
  await jobs.drain(shop);
  expect(await notes()).toEqual([]);
  await jobs.drain(shop, { later: true });
  expect(await notes()).toEqual(['later']);
});

test('of the jobs with one singleton key one waits', async () => {
  expect(await jobs.enqueue(shop.database, recount, { shelf: 'a' })).toEqual(expect.any(String));
  expect(await jobs.enqueue(shop.database, recount, { shelf: 'a' })).toBeNull();
  expect(await jobs.enqueue(shop.database, recount, { shelf: 'b' })).toEqual(expect.any(String));
  await jobs.drain(shop);
  expect(await notes()).toEqual(['recounted a', 'recounted b']);
});

test('a transaction that enqueues needs no second connection', async () => {
  const single = openDatabase(shop.database.url, { max: 1 });
  const log = createLog('silent');
  const own = await openJobs({ database: single, log, jobs: [write], runsWorkers: false });
  await single.transaction((tx) => own.enqueue(tx, write, { text: 'alone' }));
  await own.stop();
  await single.close();
  await jobs.drain(shop);
  expect(await notes()).toEqual(['alone']);
});

test('opening again changes a queue only if its job has other options', async () => {
  const { database } = shop;
  const openWith = async (options: object) => {
    const setup = { database, log: createLog('silent'), runsWorkers: false };
    const own = await openJobs({ ...setup, jobs: [{ ...write, name: 'notes.again', options }] });
    await own.stop();
    const [queue] = await database.rows<{ limit: number; version: string }>(
      `select retry_limit as "limit", xmin::text as version from jobs.queue where name = 'notes.again'`,
    );
    return queue;
  };
  const first = await openWith({});
  expect(first?.limit).toBe(3);
  expect(await openWith({})).toEqual(first);
  expect(await openWith({ retryLimit: 7 })).toMatchObject({ limit: 7 });
});

test('opening the queue again changes nothing, and counts come by queue', async () => {
  const { database } = shop;
  const again = await openJobs({ database, log: createLog('silent'), jobs: [write], runsWorkers: false });
  await again.enqueue(database, write, { text: 'counted' });
  await again.supervise();
  expect(await again.counts()).toEqual([
    { queue: 'notes.write', ready: 1, deferred: 0, active: 0, failed: 0 },
  ]);
  await again.stop();
  await jobs.drain(shop);
});
