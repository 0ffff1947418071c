import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { purgeEvents } from './purge-events.service.ts';

export const purgeEventsJob = defineJob({
  name: 'people.purge-events',
  data: z.object({}),
  options: { singletonKey: () => 'events' },
  schedule: { cron: '40 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeEvents(platform, signal),
});
