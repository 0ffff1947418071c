import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { listRankedPins } from '../ranking.store.ts';
import { areFewFiled, mapPinCounts, mapTopicCounts, writePinCount } from './count-pins.store.ts';

/** A few, as viewers may not see all of them. */
const COVERS = 4;

/** So many are compared, as topics next to each other should not show the same one. */
const CANDIDATES = 24;

/**
 * Counts the public pins of every topic and chooses its cover among the best: one that no other topic has, and that is
 * about little else.
 */
async function countPinsOfTopics({ db }: Pick<Platform, 'db'>, signal: AbortSignal): Promise<void> {
  const taken = new Set<string>();
  for (const { id, counted } of await mapPinCounts(db)) {
    signal.throwIfAborted();
    const best = counted > 0 ? await listRankedPins(db, id, CANDIDATES) : [];
    const topicsOf = await mapTopicCounts(
      db,
      best.map((pin) => pin.id),
    );
    const ranked = best.toSorted((one, other) => (topicsOf.get(one.id) ?? 0) - (topicsOf.get(other.id) ?? 0));
    const { true: free = [], false: others = [] } = Object.groupBy(ranked, (pin) =>
      taken.has(pin.image_signature) ? 'false' : 'true',
    );
    const covers = [...free, ...others].slice(0, COVERS);
    if (covers[0]) taken.add(covers[0].image_signature);
    await writePinCount(
      db,
      id,
      counted,
      covers.map((pin) => pin.id),
    );
  }
}

/** A site with fewer filings counts every two minutes, so that a new one soon has pictures; others every hour. */
const FEW_FILED = 10_000;
const MINUTE_OF_HOUR = 20;

export const countPinsOfTopicsJob = defineJob({
  name: 'topics.count-pins',
  data: z.object({}),
  options: { singletonKey: () => 'topics' },
  schedule: { cron: '*/2 * * * *', data: {}, isAlsoAtStart: true },
  run: async (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => {
    const isTimeForAll = platform.clock.now().getUTCMinutes() === MINUTE_OF_HOUR;
    if (isTimeForAll || (await areFewFiled(platform.db, FEW_FILED)))
      await countPinsOfTopics(platform, signal);
  },
});
