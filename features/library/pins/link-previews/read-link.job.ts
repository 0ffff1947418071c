import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { readLink } from './read-link.service.ts';

export const readLinkJob = defineJob({
  name: 'pins.read-link',
  data: z.object({ key: z.string() }),
  options: { concurrency: 2, singletonKey: ({ key }) => key, retryDelay: 60, keepSeconds: 3600 },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'fetcher'>, { key }) => readLink(platform, key),
});
