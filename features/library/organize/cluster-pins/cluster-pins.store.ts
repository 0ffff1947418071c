import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { KnownCluster, StoredCluster } from './cluster-pins.ts';
import type { ComparedPin } from './pin-traits.ts';

const COLUMNS = `p.id, p.board_id, p.board_id is not null as is_placed, p.title, p.description, p.alt_text as "altText", p.domain,
  p.dominant_color as color`;

const PINS: Statement = {
  name: 'organize-compared-pins',
  // Uses pins_unorganized and pins_of_pinner.
  text: `(select ${COLUMNS} from pins p
      where p.home = $1 and p.pinner_id = $2 and p.deleted_at is null and p.board_id is null
      order by p.id desc limit $3)
    union all
    (select ${COLUMNS} from pins p
      where p.home = $1 and p.pinner_id = $2 and p.deleted_at is null and p.board_id is not null
      order by p.id desc limit $3)
    order by is_placed, id desc limit $3`,
};

export type OwnPin = ComparedPin & { id: Id; board_id: Id | null };

/** Pins on no board come first, then the newest of the others. */
export async function listOwnPins(db: Queryable, userId: Id, most: number): Promise<OwnPin[]> {
  return db.rows<OwnPin & { is_placed: boolean }>(PINS, [homeOf(userId), userId, most]);
}

const LOCK: Statement = {
  name: 'organize-lock-person',
  text: 'select id from users where home = $1 and id = $2 for no key update',
};

/** Nobody else writes them until the transaction ends. */
export type LockedClusters = Locked<{ id: Id }>;

/** Null if the person is gone. */
export async function lockClusters(tx: Transaction, userId: Id): Promise<LockedClusters | null> {
  const [row] = await tx.rows<LockedClusters>(LOCK, [homeOf(userId), userId]);
  return row ?? null;
}

const KNOWN: Statement = {
  name: 'organize-known-clusters',
  // Uses pin_clusters_of_user and the primary keys of pin_cluster_pins and pins.
  text: `select c.id, coalesce(array_agg(p.id) filter (where p.id is not null), '{}') as "pinIds"
    from pin_clusters c
    left join pin_cluster_pins m on m.home = c.home and m.cluster_id = c.id
    left join pins p on p.home = m.home and p.id = m.pin_id and p.deleted_at is null
    where c.home = $1 and c.user_id = $2
    group by c.home, c.id`,
};

export async function listKnownClusters(tx: Transaction, userId: Id): Promise<KnownCluster<Id>[]> {
  return tx.rows<KnownCluster<Id>>(KNOWN, [homeOf(userId), userId]);
}

const FORGET: Statement = {
  name: 'organize-forget-clusters',
  // Uses pin_clusters_of_user; deletes cascade to the places.
  text: 'delete from pin_clusters where home = $1 and user_id = $2 and not (id = any($3::bigint[]))',
};

const EMPTY: Statement = {
  name: 'organize-empty-clusters',
  text: 'delete from pin_cluster_pins where home = $1 and cluster_id = any($2::bigint[])',
};

const WRITE: Statement = {
  name: 'organize-write-cluster',
  text: `insert into pin_clusters (home, id, user_id, names, created_at)
    values ($1::smallint, coalesce($2::bigint, new_id($1::smallint)), $3, $4, $5)
    on conflict (home, id) do update set names = excluded.names returning id`,
};

const FILL: Statement = {
  name: 'organize-fill-cluster',
  // Skips pins purged in the meantime.
  text: `with p as materialized (select id from pins where home = $1 and id = any($3::bigint[]))
    insert into pin_cluster_pins (home, cluster_id, pin_id) select $1::smallint, $2::bigint, p.id from p`,
};

export async function writeClusters(
  tx: Transaction,
  { id: userId }: LockedClusters,
  clusters: readonly StoredCluster<Id>[],
  at: Date,
): Promise<void> {
  const home = homeOf(userId);
  const kept = clusters.flatMap(({ id }) => id ?? []);
  await tx.write(FORGET, [home, userId, kept]);
  await tx.write(EMPTY, [home, kept]);
  for (const { id, names, pinIds } of clusters) {
    const [row] = await tx.rows<{ id: Id }>(WRITE, [home, id, userId, names, at]);
    if (row) await tx.write(FILL, [home, row.id, pinIds]);
  }
}
