import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob, type Enqueueable } from '#platform/jobs/job.ts';
import { type WorkPlatform, workData } from '../board-work.service.ts';
import { listUnfinishedWork } from '../board-work.store.ts';

const BATCH = 100;

/** Avoids importing all jobs. */
function boardWorkNamed(name: string): Enqueueable<{ action_id: Id }> {
  return { name, check: (data) => ({ data: workData.parse(data), singletonKey: undefined }) };
}

/** Needed after restoring a database without its queue. Jobs of work that has ended find nothing to do. */
export async function resumeWork({ db, jobs }: WorkPlatform, signal: AbortSignal): Promise<void> {
  let after: Id | null = null;
  do {
    const found = await listUnfinishedWork(db, { after, limit: BATCH });
    for (const { id, job } of found) {
      signal.throwIfAborted();
      const work = boardWorkNamed(job);
      if (!(await jobs.isUnderWay(work, { action_id: id }))) await jobs.enqueue(db, work, { action_id: id });
    }
    after = found.length < BATCH ? null : (found.at(-1)?.id ?? null);
  } while (after);
}

/** Runs at every start and every ten minutes. */
export const resumeWorkJob = defineJob({
  name: 'boards.resume-work',
  data: z.object({}),
  options: { singletonKey: () => 'boards' },
  schedule: { cron: '*/10 * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: WorkPlatform, _, { signal }) => resumeWork(platform, signal),
});
