import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { countPinsOfTopicsJob } from '../count-pins/count-pins.job.ts';
import { assignTopics, delayOfCount } from './assign-topics.service.ts';

export const assignTopicsJob = defineJob({
  name: 'topics.assign',
  data: z.object({}),
  options: { singletonKey: () => 'topics', expireInSeconds: 1200 },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: async (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>, _, { signal }) => {
    if ((await assignTopics(platform, signal)) === 0) return;
    const { db, clock, jobs } = platform;
    const startAfter = new Date(clock.now().getTime() + (await delayOfCount(db)));
    await jobs.enqueue(db, countPinsOfTopicsJob, {}, { startAfter });
  },
});
