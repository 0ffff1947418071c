import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { abandonOldUploads } from './upload-file.service.ts';

export const abandonUploadsJob = defineJob({
  name: 'media.abandon-uploads',
  data: z.object({}),
  schedule: { cron: '*/10 * * * *', data: {} },
  run: (platform: Platform) => abandonOldUploads(platform),
});
