import { z } from 'zod';
import { VIEW_TYPES } from '#features/measure/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { listCreators, listPins, type PinsFrom, viewsOf, writeViews } from './count-views.store.ts';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const CREATORS_AT_ONCE = 100;
const PINS_AT_ONCE = 100;

type Counting = Pick<Platform, 'db'> & { since: Date; signal: AbortSignal };

/** Counts the views of the last month; writes only the sums that changed. */
async function countViews({ db, clock }: Pick<Platform, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const counting = { db, signal, since: new Date(clock.now().getTime() - MONTH_DAYS * DAY_MS) };
  let creators: Id[] = [];
  do {
    creators = await listCreators(db, creators.at(-1) ?? null, CREATORS_AT_ONCE);
    const total = await viewsOf(db, counting.since, VIEW_TYPES.profile, creators);
    await addViewsOfPins(counting, creators, total);
    for (const id of creators) await writeViews(db, id, total.get(id) ?? 0);
  } while (creators.length === CREATORS_AT_ONCE);
}

/** Reads the pins of all these creators in parallel, newest first. */
async function addViewsOfPins(
  { db, since, signal }: Counting,
  creators: readonly Id[],
  total: Map<Id, number>,
): Promise<void> {
  let from: PinsFrom[] = creators.map((pinnerId) => ({ pinnerId, before: null }));
  while (from.length > 0) {
    signal.throwIfAborted();
    const pins = await listPins(db, from, PINS_AT_ONCE);
    const views = await viewsOf(
      db,
      since,
      VIEW_TYPES.pin,
      pins.flatMap(({ ids }) => ids),
    );
    for (const { pinnerId, ids } of pins) {
      const seen = ids.reduce((sum, id) => sum + (views.get(id) ?? 0), 0);
      total.set(pinnerId, (total.get(pinnerId) ?? 0) + seen);
    }
    const unfinished = pins.filter(({ ids }) => ids.length === PINS_AT_ONCE);
    from = unfinished.map(({ pinnerId, ids }) => ({ pinnerId, before: ids.at(-1) ?? null }));
  }
}

export const countViewsJob = defineJob({
  name: 'people.count-views',
  data: z.object({}),
  options: { singletonKey: () => 'views' },
  schedule: { cron: '10 4 * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => countViews(platform, signal),
});
