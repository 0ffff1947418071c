import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { type AnyJob, defineJob } from './job.ts';
import { openJobs } from './jobs.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.write('create table notes (text text)');
});

beforeEach(() => database.write('truncate notes'));

const notes = async () =>
  (await database.rows<{ text: string }>('select text from notes')).map((row) => row.text);

const other = defineJob({ name: 'notes.other', data: z.object({}), run: async () => {} });

async function openShop(job: AnyJob<object>) {
  const log = createLog('silent');
  const setup = { database, log, runsWorkers: true, pollSeconds: 0.1 };
  const opened = await openJobs({ ...setup, jobs: [other, job] });
  afterFile(() => opened.stop(1));
  return opened;
}

/** A job under its former name in an old release, and under its current one. */
function renamedJob(former: string, name: string) {
  const data = z.object({ text: z.string() });
  const note = (text: string) => database.write('insert into notes values ($1)', [text]);
  return {
    before: defineJob({ name: former, data, run: async () => {}, onGivenUp: async () => {} }),
    after: defineJob({
      ...{ name, data: data.extend({ text: z.string().max(20) }) },
      options: { formerNames: [former, 'notes.never'], singletonKey: ({ text }) => text, retryLimit: 0 },
      run: async (_: object, { text }) => void (await note(text)),
      onGivenUp: async (_: object, { text }, reason) => void (await note(`${text} given up: ${reason}`)),
    }),
  };
}

test('jobs in the queue of a former name run, also those that an old process adds meanwhile', async () => {
  const { before, after } = renamedJob('notes.before', 'notes.after');
  const old = await openShop(before);
  await old.enqueue(database, before, { text: 'what no longer fits into the schema' });
  await old.enqueue(database, before, { text: 'waits' });
  await old.enqueue(database, before, { text: 'later' }, { startAfter: 3600 });

  const processes = await Promise.all([openShop(after), openShop(after)]);
  await Promise.all(processes.map((one) => one.startWorkers({})));
  await vi.waitFor(async () => expect(await notes()).toEqual(['waits']), 5000);
  await database.transaction((tx) => old.enqueue(tx, before, { text: 'added' }));
  await vi.waitFor(async () => expect(await notes()).toEqual(['waits', 'added']), 5000);
  expect(await processes[0].isUnderWay(after, { text: 'later' })).toBe(true);
  for (const one of processes) await one.stop();

  const next = await openShop(after);
  await next.drain({}, { later: true, mayFail: true });
  expect(await notes()).toEqual(['waits', 'added', 'later']);
});

test('a job that was given up under a former name is told, with the reason', async () => {
  const { before, after } = renamedJob('notes.given-up-before', 'notes.given-up-after');
  const failing = {
    ...before,
    options: { retryLimit: 0 },
    perform: () => Promise.reject(new Error('broke')),
  };
  const old = await openShop(failing);
  await old.enqueue(database, before, { text: 'lost' });
  const worker = await openShop({ ...failing, giveUp: undefined });
  await worker.startWorkers({});
  const waiting = () =>
    database.rows(`select from jobs.job where name = 'notes.given-up-before.given-up' and state = 'created'`);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 5000);
  await worker.stop();
  await old.stop();

  const next = await openShop(after);
  expect(await next.isUnderWay(after, { text: 'lost' })).toBe(true);
  await next.drain({});
  expect(await notes()).toEqual(['lost given up: broke']);
});
