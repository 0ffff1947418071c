import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { countPinsOfTopicsJob } from '../count-pins/count-pins.job.ts';
import { isLittleFiled } from '../filing.store.ts';
import { assignTopics } from './assign-topics.service.ts';

/** Many changes share one count, which reads everything that is filed; on a small site it is made at once. */
const COUNT_AFTER_MS = 10 * 60_000;

export const assignTopicsJob = defineJob({
  name: 'topics.assign',
  data: z.object({}),
  options: { singletonKey: () => 'topics', expireInSeconds: 1200 },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: async (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>, _, { signal }) => {
    if ((await assignTopics(platform, signal)) === 0) return;
    const { db, clock, jobs } = platform;
    const delay = (await isLittleFiled(db)) ? 0 : COUNT_AFTER_MS;
    const startAfter = new Date(clock.now().getTime() + delay);
    await jobs.enqueue(db, countPinsOfTopicsJob, {}, { startAfter });
  },
});
