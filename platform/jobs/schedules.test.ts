import { beforeAll, expect, test, vi } from 'vitest';
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

const notes = async () =>
  (await database.rows<{ text: string }>('select text from notes')).map((row) => row.text);

async function openShop(...jobs: AnyJob<object>[]) {
  const opened = await openJobs({ database, log: createLog('silent'), jobs, runsWorkers: true });
  afterFile(() => opened.stop(1));
  return opened;
}

const write = defineJob({ name: 'notes.write', data: z.object({}), run: async () => {} });

test('a recurring job that is also for the start runs when workers start', async () => {
  const tidy = defineJob({
    name: 'notes.tidy',
    data: z.object({ text: z.string() }),
    options: { singletonKey: () => 'notes' },
    schedule: { cron: '0 3 * * *', data: { text: 'tidied' }, isAlsoAtStart: true },
    run: async (_, { text }) => {
      await database.write('insert into notes values ($1)', [text]);
    },
  });
  const jobs = await openShop(tidy, write);
  await jobs.startWorkers({});
  await vi.waitFor(async () => expect(await notes()).toEqual(['tidied']), 5000);
  // Two with one key never run at once, whoever enqueued them.
  const keys = await database.rows(
    `select singleton_key as key from jobs.job where name = 'notes.tidy'
     union all select options ->> 'singletonKey' from jobs.schedule where name = 'notes.tidy'`,
  );
  expect(keys).toEqual([{ key: 'notes' }, { key: 'notes' }]);
  await jobs.stop();
});

test('recurring jobs are scheduled as defined, and no longer once they are gone', async () => {
  const nightly = defineJob({
    name: 'notes.nightly',
    data: z.object({ shelf: z.string() }),
    schedule: { cron: '0 3 * * *', data: { shelf: 'all' } },
    run: async () => {},
  });
  const schedules = () => database.rows('select name, cron, timezone, data from jobs.schedule');
  const jobs = await openShop(write, nightly);
  await jobs.startWorkers({});
  const scheduled = { name: 'notes.nightly', cron: '0 3 * * *', timezone: 'UTC', data: { shelf: 'all' } };
  expect(await schedules()).toEqual([scheduled]);
  await jobs.stop();
  const next = await openShop(write);
  await next.startWorkers({});
  expect(await schedules()).toEqual([]);
  await next.stop();
});
