import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

/** What they uploaded for a business stays, without a name. Uses ad_bulk_jobs_of_actor. */
export async function eraseFromBulkEdits(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, ['update ad_bulk_jobs set actor_id = null where actor_id = $1'], person.id);
}
