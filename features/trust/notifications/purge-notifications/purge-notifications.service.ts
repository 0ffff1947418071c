import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { NOTIFICATION_RETENTION_DAYS } from '../notification.ts';
import { deleteNotificationsBefore } from './purge-notifications.store.ts';

const DAY_MS = 86_400_000;
const BATCH = 5000;

/** Works in batches, so that an interruption loses nothing. */
async function purgeNotifications(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - NOTIFICATION_RETENTION_DAYS * DAY_MS);
  while ((await deleteNotificationsBefore(db, before, BATCH)) === BATCH) signal.throwIfAborted();
}

export const purgeNotificationsJob = defineJob({
  name: 'notifications.purge-news',
  data: z.object({}),
  options: { singletonKey: () => 'news' },
  schedule: { cron: '50 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeNotifications(platform, signal),
});
