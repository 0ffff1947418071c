import { z } from 'zod';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { defineJob } from './job.ts';
import { openJobs } from './jobs.ts';

// This worker runs as a program with a database address; the test kills it half-way through both jobs.

interface Shop {
  database: Database;
}

const hangs = () => new Promise<void>(() => {});

export const resumes = defineJob({
  name: 'half-way.resumes',
  data: z.object({}),
  run: async ({ database }: Shop, _data, { attempt }) => {
    await database.write('insert into notes values ($1)', [`half ${attempt}`]);
    if (attempt === 1) await hangs();
  },
});

export const ends = defineJob({
  name: 'half-way.ends',
  data: z.object({}),
  options: { retryLimit: 0 },
  run: async ({ database }: Shop) => {
    await database.write(`insert into notes values ('begun')`);
    await hangs();
  },
  onGivenUp: async ({ database }, _data, reason) => {
    await database.write('insert into notes values ($1)', [`given up: ${reason}`]);
  },
});

if (import.meta.main && process.argv[2]) {
  const database = openDatabase(process.argv[2]);
  const jobs = await openJobs({
    database,
    log: createLog('silent'),
    jobs: [resumes, ends],
    runsWorkers: true,
  });
  await jobs.startWorkers({ database });
}
