import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { deleteAccess, lockAccessToChange } from '../business-access.store.ts';
import { deleteInviteBetween } from '../business-invites.store.ts';

/** A block ends for good what one was given by the other. Safe to run twice. */
export async function partWays(db: Database, one: Id, other: Id): Promise<void> {
  for (const [businessId, personId] of [
    [one, other],
    [other, one],
  ] as const) {
    await db.transaction(async (tx) => {
      const access = await lockAccessToChange(tx, personId, businessId);
      if (access) await deleteAccess(tx, access);
      await deleteInviteBetween(tx, businessId, personId);
    });
  }
}
