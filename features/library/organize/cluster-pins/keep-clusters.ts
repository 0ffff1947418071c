import type { FoundCluster } from './cluster-pins.ts';

export interface KnownCluster<Id extends string = string> {
  id: Id;
  pinIds: readonly Id[];
}

export interface StoredCluster<Id extends string = string> extends FoundCluster {
  id: Id | null;
}

/** Addresses and cards keep their meaning as pins change. The pair that shares most pins goes first. */
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
