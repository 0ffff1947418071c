import type { Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

// Uses pin_clusters_of_user.
const CLUSTERS = 'delete from pin_clusters where home = $1 and user_id = $2';

export async function eraseClustersRows(tx: Transaction, personId: Id): Promise<void> {
  await tx.write(CLUSTERS, [homeOf(personId), personId]);
}
