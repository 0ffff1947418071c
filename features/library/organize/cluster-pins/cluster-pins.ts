import { nameCluster } from './name-cluster.ts';
import { type ComparedPin, type Trait, traitsOf } from './pin-traits.ts';

/** A pin's traits by number, as a unit vector. */
type Direction = ReadonlyMap<string, number>;

/** Among few pins nearly every word occurs once, so they are weighed as if there were this many. */
const FEWEST_WEIGHED = 50;

/** 0 to 1: the cosine of the pins' traits, weighted towards rare ones. */
function likenesses(traits: readonly (readonly Trait[])[]): Float32Array[] {
  const count = traits.length;
  const holders = new Map<string, [pin: number, share: number][]>();
  for (const [index, direction] of directionsOf(traits).entries()) {
    for (const [key, share] of direction) {
      const list = holders.get(key);
      if (list) list.push([index, share]);
      else holders.set(key, [[index, share]]);
    }
  }
  const likeness = Array.from({ length: count }, () => new Float32Array(count));
  for (const list of holders.values()) {
    for (const [one, share] of list) {
      const row = likeness[one];
      if (row) for (const [other, otherShare] of list) row[other] = (row[other] ?? 0) + share * otherShare;
    }
  }
  return likeness;
}

function directionsOf(traits: readonly (readonly Trait[])[]): Direction[] {
  const frequency = new Map<string, number>();
  for (const { key } of traits.flat()) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const count = traits.length;
  return traits.map((own) => {
    const shares = own.map(({ key, weight }): [string, number] => {
      const times = frequency.get(key) ?? 1;
      return [key, weight * Math.log(1 + Math.max(count, FEWEST_WEIGHED) / times)];
    });
    const length = Math.hypot(...shares.map(([, share]) => share)) || 1;
    return new Map(
      shares.filter(([key]) => (frequency.get(key) ?? 0) > 1).map(([key, share]) => [key, share / length]),
    );
  });
}

/**
 * Average linkage: two groups join while their pins are on average at least `enough` alike. Follows nearest-neighbour
 * chains, so time is quadratic. Overwrites `likeness`.
 */
function linkPins(likeness: Float32Array[], enough: number): number[][] {
  const open = new Map(likeness.map((_, index) => [index, [index]]));
  const finished: number[][] = [];
  const chain: number[] = [];
  while (open.size > 0) {
    const top = chain.at(-1) ?? firstOf(open);
    if (chain.length === 0) chain.push(top);
    const before = chain.at(-2);
    const near = nearestOf(likeness, open, top, before);
    if (near === null || (likeness[top]?.[near] ?? 0) < enough) {
      // Similarity rises along the chain and only falls as groups join, so none of these will join another.
      for (const index of chain.splice(0)) {
        finished.push(open.get(index) ?? []);
        open.delete(index);
      }
    } else if (near === before) {
      chain.length -= 2;
      join(likeness, open, top, near);
    } else chain.push(near);
  }
  return finished;
}

function firstOf(open: ReadonlyMap<number, unknown>): number {
  for (const index of open.keys()) return index;
  throw new Error('no group is open');
}

/** Ties prefer the group before it in the chain, which would not end otherwise. */
function nearestOf(
  likeness: readonly Float32Array[],
  open: ReadonlyMap<number, unknown>,
  one: number,
  before: number | undefined,
): number | null {
  const row = likeness[one];
  let nearest = before ?? null;
  for (const other of open.keys()) {
    if (other === one) continue;
    if (nearest === null || (row?.[other] ?? 0) > (row?.[nearest] ?? 0)) nearest = other;
  }
  return nearest;
}

function join(
  likeness: readonly Float32Array[],
  open: Map<number, number[]>,
  one: number,
  other: number,
): void {
  const [mine = [], theirs = []] = [open.get(one), open.get(other)];
  const [row, gone] = [likeness[one], likeness[other]];
  open.delete(other);
  for (const third of open.keys()) {
    if (third === one || !row || !gone) continue;
    const sum = (row[third] ?? 0) * mine.length + (gone[third] ?? 0) * theirs.length;
    const average = sum / (mine.length + theirs.length);
    row[third] = average;
    const mirror = likeness[third];
    if (mirror) mirror[one] = average;
  }
  open.set(one, [...mine, ...theirs]);
}

/** Newest first; time and memory grow quadratically. */
export const MOST_COMPARED = 1000;
/** Fewer pins than this do not suggest a board. */
export const FEWEST_PINS = 3;
/** A lower value mixes subjects, a higher one splits them. */
const ENOUGH_ALIKE = 0.09;

export interface FoundCluster {
  /** In the order in which they were given. */
  pinIds: string[];
  /** What they have in common, best name first. */
  names: string[];
}

/** Deterministic; largest cluster first. */
export function clusterPins(pins: readonly ComparedPin[]): FoundCluster[] {
  const traits = pins.map(traitsOf);
  const groups = linkPins(likenesses(traits), ENOUGH_ALIKE).filter(({ length }) => length >= FEWEST_PINS);
  return groups
    .map((group) => {
      const inOrder = group.toSorted((a, b) => a - b);
      const pinIds = inOrder.map((index) => pins[index]?.id ?? '');
      return {
        pinIds,
        names: nameCluster(
          inOrder.map((index) => traits[index] ?? []),
          traits,
        ),
      };
    })
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => b.pinIds.length - a.pinIds.length || (firstId(a) < firstId(b) ? -1 : 1));
}

function firstId({ pinIds }: FoundCluster): string {
  return pinIds[0] ?? '';
}

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
