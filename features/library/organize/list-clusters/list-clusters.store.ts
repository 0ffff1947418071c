import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { FEWEST_PINS } from '../cluster-pins/cluster-pins.ts';
import { CLUSTER_THUMBNAILS } from './list-clusters.ts';

export interface ClusterRow {
  id: Id;
  names: string[];
  pin_count: number;
  /** Picture signatures, newest pin first. */
  signatures: string[];
}

const CLUSTERS: Statement = {
  name: 'organize-clusters',
  // Uses pin_clusters_of_user and the primary keys of pin_cluster_pins and pins, all in the person's home. Leaves out
  // clusters that have become a board since.
  text: `with members as (
      select c.id, c.names, p.id as pin_id, p.image_signature, not $3 or p.board_id is not null as is_counted,
        case when p.board_id is null then 0 else count(*) over (partition by c.id, p.board_id) end as on_its_board
      from pin_clusters c
      join pin_cluster_pins m on m.home = c.home and m.cluster_id = c.id
      join pins p on p.home = m.home and p.id = m.pin_id and p.deleted_at is null
      where c.home = $1 and c.user_id = $2)
    select id, names, count(*) filter (where is_counted)::int as pin_count,
      (array_agg(image_signature order by pin_id desc) filter (where is_counted))[1:${CLUSTER_THUMBNAILS}] as signatures
    from members group by id, names
    having count(*) filter (where is_counted) >= ${FEWEST_PINS} and max(on_its_board) * 2 <= count(*)
    order by pin_count desc, id desc limit $4`,
};

/** Largest first; without pins on no board if `isSortedOnly`. */
export async function listClusters(
  db: Queryable,
  userId: Id,
  { isSortedOnly, limit }: { isSortedOnly: boolean; limit: number },
): Promise<ClusterRow[]> {
  return db.rows<ClusterRow>(CLUSTERS, [homeOf(userId), userId, isSortedOnly, limit]);
}
