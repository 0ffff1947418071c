import { z } from 'zod';
import { PinsChanged } from '#features/library/pins/pin-rows.service.ts';
import { maySuggest, SuggestionsAllowed } from '#features/measure/events/event.service.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import {
  listKnownClusters,
  listOwnPins,
  lockClusters,
  type OwnPin,
  writeClusters,
} from './cluster-pins.store.ts';
import { clusterPins, type FoundCluster, keepClusters, MOST_COMPARED } from './cluster-pins.ts';

/** Twice what is shown, as leaving out unorganized pins drops some. */
const MAX_STORED = 20;

/** Clusters that keep most pins keep their ids. Does nothing if the experiment is off or suggestions are unwanted. */
export async function clusterPinsOf({ db, clock, flagSource }: Platform, userId: Id): Promise<void> {
  const flags = await flagSource.flagsFor({ unitId: userId });
  if (!flags.isOn('auto_organization') || !(await maySuggest(db, userId))) return;
  const pins = await listOwnPins(db, userId, MOST_COMPARED);
  const boardOf = new Map<string, Id | null>(pins.map((pin) => [pin.id, pin.board_id]));
  const found = clusterPins(oldestFirst(pins)).filter((cluster) => !isBoardAlready(cluster, boardOf));
  await db.transaction(async (tx) => {
    const locked = await lockClusters(tx, userId);
    if (!locked) return;
    const known = await listKnownClusters(tx, userId);
    await writeClusters(tx, locked, keepClusters(known, found.slice(0, MAX_STORED)), clock.now());
  });
}

/** The same order whichever board a pin is on, so that moving a pin changes no cluster. */
function oldestFirst(pins: readonly OwnPin[]): OwnPin[] {
  return pins.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

/** If most of its pins are on one board, there is nothing to suggest. */
function isBoardAlready({ pinIds }: FoundCluster, boardOf: ReadonlyMap<string, Id | null>): boolean {
  const counts = new Map<Id, number>();
  for (const pinId of pinIds) {
    const board = boardOf.get(pinId);
    if (board) counts.set(board, (counts.get(board) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) * 2 > pinIds.length;
}

/** However many pins change, one job waits and one runs per person. */
export const clusterPinsJob = defineJob({
  name: 'organize.cluster-pins',
  data: z.object({ person_id: idOption }),
  options: { singletonKey: ({ person_id }) => person_id },
  run: (platform: Platform, { person_id }) => clusterPinsOf(platform, person_id),
});

/** Nothing was looked for while they were not allowed. */
export const clusterOnceAllowed = defineListener({
  name: 'organize.cluster-once-allowed',
  on: SuggestionsAllowed,
  run: async ({ db, jobs }: Platform, { person_id }) => {
    await jobs.enqueue(db, clusterPinsJob, { person_id });
  },
});

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
