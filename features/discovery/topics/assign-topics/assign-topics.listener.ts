import { PinsChanged } from '#features/library/pins/pins-changed.service.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { assignTopicsJob } from './assign-topics.job.ts';

/** So that a new pin has its topics within seconds; the job also runs every minute. */
export const assignTopicsListener = defineListener({
  name: 'topics.assign-to-changed',
  on: PinsChanged,
  merged: { key: () => 'topics', afterSeconds: 2 },
  run: async ({ db, jobs }: Platform) => {
    await jobs.enqueue(db, assignTopicsJob, {});
  },
});
