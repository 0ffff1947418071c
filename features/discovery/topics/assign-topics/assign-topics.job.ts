import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { countPinsOfTopicsJob } from '../count-pins/count-pins.job.ts';
import { assignTopics } from './assign-topics.service.ts';

/** Many changes share one count, which reads everything that is filed. */
const COUNT_AFTER_MS = 10 * 60_000;

export const assignTopicsJob = defineJob({
  name: 'topics.assign',
  data: z.object({}),
  options: { singletonKey: () => 'topics', expireInSeconds: 1200 },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: async (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>, _, { signal }) => {
    if ((await assignTopics(platform, signal)) === 0) return;
    const { db, clock, jobs } = platform;
    const startAfter = new Date(clock.now().getTime() + COUNT_AFTER_MS);
    await jobs.enqueue(db, countPinsOfTopicsJob, {}, { startAfter });
  },
});
