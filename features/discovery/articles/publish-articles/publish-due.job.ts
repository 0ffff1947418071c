import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { publishDue } from './publish-articles.service.ts';

export const publishDueJob = defineJob({
  name: 'articles.publish-due',
  data: z.object({}),
  options: { singletonKey: () => 'articles' },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>) => publishDue(platform),
});
