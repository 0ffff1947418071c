import { PinsChanged } from '#features/library/pins/pins-changed.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { clusterPinsJob } from './cluster-pins.job.ts';

/** Pins mostly come and go several at a time: their clusters are found once for all that change within this. */
const SETTLED_MS = 15_000;

/** Has a person's clusters found anew soon after their pins changed. */
export const clusterChangedPins = defineListener({
  name: 'organize.cluster-settled-pins',
  on: PinsChanged,
  options: { formerNames: ['on.organize.cluster-changed-pins'] },
  // Changes within five seconds are one job; one that commits only after it has run is found at the next change.
  merged: { key: ({ person_id }) => person_id, afterSeconds: 5 },
  run: async ({ db, jobs, clock }: Platform, { person_id }) => {
    const startAfter = new Date(clock.now().getTime() + SETTLED_MS);
    await jobs.enqueue(db, clusterPinsJob, { person_id }, { startAfter });
  },
});
