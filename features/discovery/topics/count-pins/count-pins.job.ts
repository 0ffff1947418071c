import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { countPinsOfTopics } from './count-pins.service.ts';

export const countPinsOfTopicsJob = defineJob({
  name: 'topics.count-pins',
  data: z.object({}),
  options: { singletonKey: () => 'topics' },
  schedule: { cron: '20 * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db'>, _, { signal }) => countPinsOfTopics(platform, signal),
});
