import { PinsChanged } from '#features/library/pins/pin-rows.service.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { clusterPinsJob } from './cluster-pins.job.ts';

/** Pins often change several at a time: one run covers all changes within this time. */
const SETTLED_MS = 15_000;

export const clusterChangedPins = defineListener({
  name: 'organize.cluster-settled-pins',
  on: PinsChanged,
  options: { formerNames: ['on.organize.cluster-changed-pins'] },
  // Changes within five seconds share a job; one that commits only after it has run is picked up at the next change.
  merged: { key: ({ person_id }) => person_id, afterSeconds: 5 },
  run: async ({ db, jobs, clock }: Platform, { person_id }) => {
    const startAfter = new Date(clock.now().getTime() + SETTLED_MS);
    await jobs.enqueue(db, clusterPinsJob, { person_id }, { startAfter });
  },
});
