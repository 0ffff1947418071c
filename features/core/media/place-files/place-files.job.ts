import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { placeFiles } from './place-files.service.ts';

/** Moves the files of a picture or video out of public storage, or back. */
export const placeFilesJob = defineJob({
  name: 'media.place-files',
  data: z.object({ signature: z.string() }),
  run: (platform: Pick<Platform, 'db' | 'storage'>, { signature }) => placeFiles(platform, signature),
});
