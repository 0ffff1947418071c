import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { recheckWebsite } from './recheck-website.service.ts';

export const recheckWebsiteJob = defineJob({
  name: 'people.recheck-website',
  data: z.object({ user_id: idOption }),
  options: { concurrency: 2, singletonKey: ({ user_id }) => user_id },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'fetcher'>, { user_id }) =>
    recheckWebsite(platform, user_id),
});
