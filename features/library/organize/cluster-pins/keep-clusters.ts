import type { FoundCluster } from './cluster-pins.ts';

/** A cluster as it was found before, with those of its pins that are still there. */
export interface KnownCluster<Id extends string = string> {
  id: Id;
  pinIds: readonly Id[];
}

/** A cluster that goes on under its id, or a new one where that is null. */
export interface StoredCluster<Id extends string = string> extends FoundCluster {
  id: Id | null;
}

/**
 * Gives each found cluster the id of the one before whose pins it mostly holds, so that an address and a card go on
 * meaning the same while pins come and go. The pair that shares most decides first.
 */
export function keepClusters<Id extends string>(
  known: readonly KnownCluster<Id>[],
  found: readonly FoundCluster[],
): StoredCluster<Id>[] {
  const pairs = found.flatMap((cluster, at) => {
    const holds = new Set(cluster.pinIds);
    return known.flatMap(({ id, pinIds }) => {
      const shared = pinIds.filter((pinId) => holds.has(pinId)).length;
      return shared * 2 > Math.min(pinIds.length, holds.size) ? [{ at, id, shared }] : [];
    });
  });
  pairs.sort((a, b) => b.shared - a.shared || a.at - b.at || (a.id < b.id ? -1 : 1));
  const idAt = new Map<number, Id>();
  const used = new Set<Id>();
  for (const { at, id } of pairs) {
    if (idAt.has(at) || used.has(id)) continue;
    idAt.set(at, id);
    used.add(id);
  }
  return found.map((cluster, at) => ({ ...cluster, id: idAt.get(at) ?? null }));
}
