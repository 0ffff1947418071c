import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { CLUSTER_THUMBNAILS } from './list-clusters.ts';

export interface ClusterRow {
  id: Id;
  names: string[];
  pin_count: number;
  /** Signatures of the newest pins' pictures. */
  signatures: string[];
}

const CLUSTERS: Statement = {
  name: 'organize-clusters',
  // Rides pin_clusters_of_user and the primary keys of pin_cluster_pins and pins, all in the person's home.
  text: `select c.id, c.names, count(p.id)::int as pin_count,
      coalesce((array_agg(p.image_signature order by p.id desc) filter (where p.id is not null))[1:${CLUSTER_THUMBNAILS}], '{}') as signatures
    from pin_clusters c
    left join pin_cluster_pins m on m.home = c.home and m.cluster_id = c.id
    left join pins p on p.home = m.home and p.id = m.pin_id and p.deleted_at is null
      and (not $3 or p.board_id is not null)
    where c.home = $1 and c.user_id = $2
    group by c.home, c.id having count(p.id) > 0
    order by count(p.id) desc, c.id desc limit $4`,
};

/** A person's clusters, the largest first; without the pins that are on no board where `isSortedOnly`. */
export async function listClusters(
  db: Queryable,
  userId: Id,
  { isSortedOnly, limit }: { isSortedOnly: boolean; limit: number },
): Promise<ClusterRow[]> {
  return db.rows<ClusterRow>(CLUSTERS, [homeOf(userId), userId, isSortedOnly, limit]);
}
