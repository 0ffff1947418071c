import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { purgeNotifications } from './purge-notifications.service.ts';

export const purgeNotificationsJob = defineJob({
  name: 'notifications.purge-news',
  data: z.object({}),
  options: { singletonKey: () => 'news' },
  schedule: { cron: '50 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeNotifications(platform, signal),
});
