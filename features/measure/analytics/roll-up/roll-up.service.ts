import { findDueOwners, findDueWeeks, takeDue } from '#features/measure/events/measured.service.ts';
import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { addDays } from '../analytics.ts';
import { countWeek, isOwnerThere, writeDays } from './roll-up.store.ts';

const OWNERS_AT_ONCE = 100;

/**
 * Counts the weeks anew that have events which are not counted yet, however late these come. The week and the mark of
 * its events are written together, so that a crash leaves both as they were.
 */
export async function rollUp({ db }: Pick<Platform, 'db'>, signal: AbortSignal): Promise<void> {
  let owners: Id[] = [];
  do {
    owners = await findDueOwners(db, owners.at(-1) ?? null, OWNERS_AT_ONCE);
    for (const id of owners) {
      for (const week of await findDueWeeks(db, id)) {
        signal.throwIfAborted();
        await rollUpWeek(db, id, week);
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
