import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

// Uses pin_clusters_of_user.
const CLUSTERS = 'delete from pin_clusters where home = $1 and user_id = $2';

export async function eraseClustersRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await tx.write(CLUSTERS, [homeOf(person.id), person.id]);
}
