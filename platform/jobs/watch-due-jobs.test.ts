import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { countStatements } from '#testing/count-statements.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { defineJob } from './job.ts';
import { openJobs } from './jobs.ts';
import { watchDueJobs } from './watch-due-jobs.ts';

const feed = defineJob({ name: 'cats.feed', data: z.object({}), run: async () => {} });

let database: FreshDatabase;
let asked: ReturnType<typeof countStatements>;
let stop: () => void;
const woken: string[] = [];
const logged: string[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  asked = countStatements(database);
  const jobs = await openJobs({ database, log: createLog('silent'), jobs: [feed], runsWorkers: false });
  afterFile(() => jobs.stop());
  await jobs.enqueue(database, feed, {});
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  woken.length = 0;
  logged.length = 0;
  const log = createLog('warn', { write: (line) => logged.push(line) });
  const wake = (queue: string) => woken.push(queue);
  stop = watchDueJobs({ database, log, queues: ['dogs.feed', feed.name], pollSeconds: 1, wake });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a look that fails is logged, and the next one wakes the queues with work', async () => {
  await database.write('alter schema jobs rename to away');
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(logged).toHaveLength(1), 5000);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    msg: 'could not check for due jobs',
    err: { message: 'relation "jobs.job" does not exist' },
  });
  await database.write('alter schema away rename to jobs');
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(woken).toEqual([feed.name]), 5000);
});

test('no look begins before the last one is answered', async () => {
  await database.transaction(async (tx) => {
    await tx.write('lock table jobs.job');
    vi.advanceTimersByTime(5000);
  });
  await vi.waitFor(() => expect(woken).toEqual([feed.name]), 5000);
  const looks = asked.texts.filter((text) => text.includes('from jobs.job j'));
  expect(looks).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(woken).toEqual([feed.name, feed.name]), 5000);
});

test('nobody looks any more once it is stopped', async () => {
  stop();
  vi.advanceTimersByTime(5000);
  // A look would be asked before this.
  await database.rows('select');
  expect(asked.texts.filter((text) => text.includes('from jobs.job j'))).toEqual([]);
});
