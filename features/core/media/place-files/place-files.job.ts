import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { placeFiles } from './place-files.service.ts';

export const placeFilesJob = defineJob({
  name: 'media.place-files',
  data: z.object({ signature: z.string() }),
  run: (platform: Pick<Platform, 'db' | 'storage'>, { signature }) => placeFiles(platform, signature),
});
