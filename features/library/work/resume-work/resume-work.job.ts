import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { WorkPlatform } from '../board-work.service.ts';
import { resumeWork } from './resume-work.service.ts';

/** Runs at every start and every ten minutes. */
export const resumeWorkJob = defineJob({
  name: 'boards.resume-work',
  data: z.object({}),
  options: { singletonKey: () => 'boards' },
  schedule: { cron: '*/10 * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: WorkPlatform, _, { signal }) => resumeWork(platform, signal),
});
