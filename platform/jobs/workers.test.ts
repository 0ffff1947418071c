import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { countStatements } from '#testing/count-statements.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { type AnyJob, defineJob } from './job.ts';
import { openJobs } from './jobs.ts';
import { ends, resumes } from './testing-half-way.ts';

/** No poll happens during these tests: a job must start because its worker is woken. */
const pollSeconds = 60;

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.write('create table notes (text text)');
});

beforeEach(() => database.write('truncate notes'));

const notes = async () =>
  (await database.rows<{ text: string }>('select text from notes')).map((row) => row.text);

async function openShop(...jobs: AnyJob<object>[]) {
  const opened = await openJobs({ database, log: createLog('silent'), jobs, runsWorkers: true, pollSeconds });
  afterFile(() => opened.stop(1));
  return opened;
}

const write = defineJob({
  name: 'notes.write',
  data: z.object({ text: z.string() }),
  run: async (_, { text }) => {
    await database.write('insert into notes values ($1)', [text]);
  },
});

test('a worker of the same process starts on a job when its transaction commits', async () => {
  const jobs = await openShop(write);
  await jobs.startWorkers({});
  await database.transaction((tx) => jobs.enqueue(tx, write, { text: 'at once' }));
  await vi.waitFor(async () => expect(await notes()).toEqual(['at once']), 5000);
  await jobs.stop();
});

test('a worker is woken by the commit, not before it', async () => {
  const jobs = await openShop(write);
  await jobs.startWorkers({});
  await database.transaction(async (tx) => {
    await jobs.enqueue(tx, write, { text: 'seen' });
    // A worker that was woken already would look meanwhile, see nothing, and sleep on.
    for (let round = 0; round < 50; round += 1) await database.rows('select');
  });
  await vi.waitFor(async () => expect(await notes()).toEqual(['seen']), 5000);
  await jobs.stop();
});

test('a worker is not woken for a job that is not due', async () => {
  const quiet = await freshDatabase();
  const asked = countStatements(quiet);
  const one = { ...write, name: 'quiet.one' };
  const other = { ...write, name: 'quiet.other' };
  const jobs = await openJobs({
    ...{ database: quiet, log: createLog('silent'), jobs: [one, other] },
    ...{ runsWorkers: true, pollSeconds },
  });
  afterFile(() => jobs.stop(1));
  await jobs.startWorkers({});
  const isLook = (text: string) => text.includes('for update of j skip') && text.includes(one.name);
  const looks = () => asked.texts.filter((text) => isLook(text.toLowerCase())).length;
  await vi.waitFor(() => expect(looks()).toBe(1), 5000);
  await jobs.enqueue(quiet, one, { text: 'tomorrow' }, { startAfter: 86_400 });
  await jobs.enqueue(quiet, other, { text: 'now' });
  await vi.waitFor(async () => expect(await notes()).toEqual(['now']), 5000);
  expect(looks()).toBe(1);
  await jobs.stop();
});

test('a worker goes on until its queue is empty', async () => {
  const jobs = await openShop(write);
  for (const text of ['1', '2', '3', '4', '5']) await jobs.enqueue(database, write, { text });
  await jobs.startWorkers({});
  await vi.waitFor(async () => expect(await notes()).toEqual(['1', '2', '3', '4', '5']), 5000);
  await jobs.stop();
});

test('a job that another process enqueued starts by the next look', async () => {
  const other = await openJobs({ database, log: createLog('silent'), jobs: [write], runsWorkers: false });
  afterFile(() => other.stop(1));
  const jobs = await openJobs({
    ...{ database, log: createLog('silent'), jobs: [write] },
    ...{ runsWorkers: true, pollSeconds: 0.2 },
  });
  await jobs.startWorkers({});
  await other.enqueue(database, write, { text: 'from afar' });
  await vi.waitFor(async () => expect(await notes()).toEqual(['from afar']), 5000);
  await jobs.stop();
});

test('idle workers look together by one statement, not each for itself', async () => {
  const quiet = await freshDatabase();
  const asked = countStatements(quiet);
  const idle = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    defineJob({ name: `idle.${name}`, data: z.object({}), run: async () => {} }),
  );
  const jobs = await openJobs({
    ...{ database: quiet, log: createLog('silent'), jobs: idle },
    ...{ runsWorkers: true, pollSeconds: 0.6 },
  });
  afterFile(() => jobs.stop(1));
  await jobs.startWorkers({});
  const count = (part: string) => asked.texts.filter((text) => text.includes(part)).length;
  const ofIdle = () => idle.reduce((sum, { name }) => sum + count(`name = '${name}'`), 0);
  await vi.waitFor(() => expect(count('as queue (name)')).toBe(1), 5000);
  const before = ofIdle();
  expect(before).toBeGreaterThan(0);
  await vi.waitFor(() => expect(count('as queue (name)')).toBeGreaterThan(3), 10_000);
  expect(ofIdle()).toBe(before);
  await jobs.stop();
});

test('whether a job waits is told by its data', async () => {
  const jobs = await openShop(write);
  expect(await jobs.isUnderWay(write, { text: 'one' })).toBe(false);
  await jobs.enqueue(database, write, { text: 'one' });
  expect(await jobs.isUnderWay(write, { text: 'one' })).toBe(true);
  expect(await jobs.isUnderWay(write, { text: 'two' })).toBe(false);
  await jobs.drain({});
  expect(await jobs.isUnderWay(write, { text: 'one' })).toBe(false);
  await jobs.stop();
});

/** A job that runs until released. */
function gated(name: string) {
  const seen = { started: 0, running: 0, mostAtOnce: 0, aborted: 0, gate: Promise.withResolvers<void>() };
  const job = defineJob({
    name,
    data: z.object({ text: z.string() }),
    options: { singletonKey: ({ text }) => text, concurrency: 2 },
    run: async (_, __, { signal }) => {
      seen.started += 1;
      seen.running += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.running);
      signal.addEventListener('abort', () => {
        seen.aborted += 1;
      });
      await seen.gate.promise;
      seen.running -= 1;
    },
  });
  return { job, seen };
}

test('two workers run a singleton once, and its successor only after it', async () => {
  const { job, seen } = gated('notes.singleton');
  const [one, two] = [await openShop(job), await openShop(job)];
  await one.enqueue(database, job, { text: 'same' });
  expect(await two.enqueue(database, job, { text: 'same' })).toBeNull();
  await Promise.all([one.startWorkers({}), two.startWorkers({})]);
  await vi.waitFor(() => expect(seen.started).toBe(1), 5000);
  expect(await two.enqueue(database, job, { text: 'same' })).toEqual(expect.any(String));
  expect(await two.drain({})).toEqual({ done: 0, failures: [] });
  seen.gate.resolve();
  await vi.waitFor(() => expect(seen.running).toBe(0), 5000);
  await vi.waitFor(async () => {
    await two.drain({});
    expect(seen.started).toBe(2);
  }, 5000);
  expect(seen.mostAtOnce).toBe(1);
  await Promise.all([one.stop(), two.stop()]);
});

test('a process runs as many of a job at once as it may', async () => {
  const { job, seen } = gated('notes.two-at-once');
  const jobs = await openShop(job);
  await jobs.startWorkers({});
  for (const text of ['1', '2', '3']) await jobs.enqueue(database, job, { text });
  await vi.waitFor(() => expect(seen.running).toBe(2), 5000);
  seen.gate.resolve();
  await vi.waitFor(() => expect([seen.started, seen.running]).toEqual([3, 0]), 5000);
  expect(seen.mostAtOnce).toBe(2);
  await jobs.stop();
});

test('a stopped process looks for no more jobs', async () => {
  const quiet = await freshDatabase();
  const asked = countStatements(quiet);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const jobs = await openJobs({
    ...{ database: quiet, log: createLog('silent'), jobs: [write] },
    ...{ runsWorkers: true, pollSeconds },
  });
  await jobs.startWorkers({});
  const looks = () => asked.texts.filter((text) => text.includes('as queue (name)')).length;
  vi.advanceTimersByTime(pollSeconds * 1000);
  await vi.waitFor(() => expect(looks()).toBe(1), 5000);
  await jobs.stop();
  vi.advanceTimersByTime(pollSeconds * 10_000);
  // A look would be asked before this.
  await quiet.rows('select');
  expect(looks()).toBe(1);
});

test('a queue that fails is logged with its reason', async () => {
  const broken = await freshDatabase();
  const logged: string[] = [];
  const log = createLog('error', { write: (line) => logged.push(line) });
  const jobs = await openJobs({ database: broken, log, jobs: [write], runsWorkers: true, pollSeconds });
  afterFile(() => jobs.stop(1));
  await jobs.startWorkers({});
  await broken.transaction(async (tx) => {
    await jobs.enqueue(tx, write, { text: 'never' });
    await tx.write('alter schema jobs rename to away');
  });
  await vi.waitFor(() => expect(logged).not.toEqual([]), 5000);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    msg: 'job queue failed',
    error: expect.stringContaining('does not exist'),
  });
  await broken.write('alter schema away rename to jobs');
  await jobs.stop();
});

test('stopping waits for the job that runs', async () => {
  const { job, seen } = gated('notes.slow');
  const jobs = await openShop(job);
  await jobs.startWorkers({});
  await jobs.enqueue(database, job, { text: 'slow' });
  await vi.waitFor(() => expect(seen.running).toBe(1), 5000);
  const stopped = jobs.stop();
  seen.gate.resolve();
  await stopped;
  expect(seen.running).toBe(0);
  const [row] = await database.rows<{ state: string }>(
    "select state from jobs.job where name = 'notes.slow'",
  );
  expect(row?.state).toBe('completed');
});

test('a job that outlasts the deadline of a stop is aborted and tried again', async () => {
  const { job, seen } = gated('notes.slower');
  const jobs = await openShop(job);
  await jobs.startWorkers({});
  await jobs.enqueue(database, job, { text: 'slower' });
  await vi.waitFor(() => expect(seen.running).toBe(1), 5000);
  await jobs.stop(1);
  expect(seen.aborted).toBe(1);
  seen.gate.resolve();
  const next = await openShop(job);
  expect(await next.drain({}, { later: true })).toMatchObject({ done: 1 });
  expect(seen.started).toBe(2);
});

test('jobs of a worker that was killed half-way are finished, or given up, by another', async () => {
  const jobs = await openJobs({
    database,
    log: createLog('silent'),
    jobs: [resumes, ends],
    runsWorkers: false,
  });
  afterFile(() => jobs.stop(1));
  await jobs.enqueue(database, resumes, {});
  await jobs.enqueue(database, ends, {});
  const program = fileURLToPath(new URL('testing-half-way.ts', import.meta.url));
  const child = spawn(process.execPath, [program, database.url], { stdio: ['ignore', 'ignore', 'inherit'] });
  await vi.waitFor(async () => expect((await notes()).toSorted()).toEqual(['begun', 'half 1']), 15_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await jobs.drain({ database }, { later: true })).toEqual({ done: 0, failures: [] });

  // This saves waiting until the dead worker's silence is noticed.
  await database.write(
    "update jobs.job set heartbeat_on = now() - interval '31 seconds' where state = 'active'",
  );
  await database.write('update jobs.queue set monitor_claim_on = null');
  await jobs.supervise();
  await jobs.drain({ database }, { later: true });
  expect((await notes()).toSorted()).toEqual([
    'begun',
    'given up: job heartbeat timeout',
    'half 1',
    'half 2',
  ]);
});
