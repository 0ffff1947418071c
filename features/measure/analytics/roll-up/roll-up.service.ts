import { z } from 'zod';
import { findDueOwners, findDueWeeks, takeDue } from '#features/measure/events/measured.service.ts';
import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { addDays, dayOf, weekOf } from '../analytics.ts';
import { countWeek, impressionsSince, isOwnerThere, writeDays } from './roll-up.store.ts';

const OWNERS_AT_ONCE = 100;

/** Counting the week of whoever has more takes too long to do each minute. */
const LARGE = { impressions: 5000, everyMinutes: 10 };

/**
 * Counts the weeks anew that have events which are not counted yet, however late these come. The week and the mark of
 * its events are written together, so that a crash leaves both as they were.
 */
export async function rollUp(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const isTimeForAll = now.getUTCMinutes() % LARGE.everyMinutes === 0;
  const week = weekOf(dayOf(now));
  const isLarge = async (id: Id) => (await impressionsSince(db, id, week)) > LARGE.impressions;
  let owners: Id[] = [];
  do {
    owners = await findDueOwners(db, owners.at(-1) ?? null, OWNERS_AT_ONCE);
    for (const id of owners) {
      if (!isTimeForAll && (await isLarge(id))) continue;
      for (const due of await findDueWeeks(db, id)) {
        signal.throwIfAborted();
        await rollUpWeek(db, id, due);
      }
    }
  } while (owners.length === OWNERS_AT_ONCE);
}

async function rollUpWeek(db: Database, ownerId: Id, week: string): Promise<void> {
  const [from, until] = [new Date(week), new Date(addDays(week, 7))];
  await db.transaction(async (tx) => {
    // First: what comes between this and the count is counted now and once more later, which changes nothing.
    await takeDue(tx, ownerId, from, until);
    if (await isOwnerThere(tx, ownerId))
      await writeDays(tx, ownerId, await countWeek(tx, ownerId, from, until));
  });
}

export const rollUpJob = defineJob({
  name: 'analytics.roll-up',
  data: z.object({}),
  options: { singletonKey: () => 'analytics' },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => rollUp(platform, signal),
});
