import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const IS_OWN: Statement = {
  name: 'organize-cluster-of',
  text: 'select id from pin_clusters where home = $1 and id = $2 and user_id = $3',
};

export async function hasCluster(db: Queryable, userId: Id, clusterId: Id): Promise<boolean> {
  return (await db.rows(IS_OWN, [homeOf(userId), clusterId, userId])).length > 0;
}

const PINS: Statement = {
  name: 'organize-cluster-pins',
  text: `select m.pin_id from pin_cluster_pins m
    join pins p on p.home = m.home and p.id = m.pin_id and p.deleted_at is null
    where m.home = $1 and m.cluster_id = $2 and m.pin_id < $3 order by m.pin_id desc limit $4`,
};

const LARGEST_ID = '9223372036854775807';

export async function listClusterPins(
  db: Queryable,
  clusterId: Id,
  { before, limit }: { before: Id | null; limit: number },
): Promise<{ pin_id: Id }[]> {
  return db.rows<{ pin_id: Id }>(PINS, [homeOf(clusterId), clusterId, before ?? LARGEST_ID, limit]);
}
