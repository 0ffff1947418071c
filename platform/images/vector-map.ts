/** Where vectors lie: in which cell of similar ones, and on which side of many planes through their mean. */
export interface VectorMap {
  generation: number;
  /** Of the cells. */
  middles: readonly Int8Array[];
  mean: Float32Array;
}

export interface PlacedVector {
  /** Unique among all maps. */
  cell: number;
  /** Digits 0 and 1; similar vectors differ in few. */
  code: string;
}

const BITS = 512;
/** More than a map has. */
const CELLS = 4096;

/** The first has one cell, which is enough for some thousand pictures. */
export const FIRST_MAP: VectorMap = { generation: 0, middles: [], mean: new Float32Array() };

export const firstCellOf = (generation: number): number => generation * CELLS;

export function placeVector(map: VectorMap, vector: Int8Array): PlacedVector {
  const [nearest = 0] = map.middles.length > 1 ? [nearestOf(vector, map.middles)] : [];
  return { cell: firstCellOf(map.generation) + nearest, code: codeOf(map, vector) };
}

/** The cells in which similar vectors lie, nearest first. */
export function cellsAround({ generation, middles }: VectorMap, vector: Int8Array, most: number): number[] {
  const distances = middles.map((middle) => squaredDistance(vector, middle));
  const near = [...distances.keys()].sort((one, other) => (distances[one] ?? 0) - (distances[other] ?? 0));
  return (middles.length > 0 ? near : [0]).slice(0, most).map((cell) => firstCellOf(generation) + cell);
}

function codeOf({ mean }: VectorMap, vector: Int8Array): string {
  let code = '';
  const middle = Float32Array.from(vector, (value, at) => value - (mean[at] ?? 0));
  for (const plane of planesOf(vector.length)) {
    let side = 0;
    for (let at = 0; at < plane.length; at++) side += (plane[at] ?? 0) * (middle[at] ?? 0);
    code += side > 0 ? '1' : '0';
  }
  return code;
}

const planes = new Map<number, Int8Array[]>();

/** They look random and are the same everywhere. */
function planesOf(length: number): Int8Array[] {
  const known = planes.get(length);
  if (known) return known;
  const random = randomBytes(1);
  const made = Array.from({ length: BITS }, () => Int8Array.from({ length }, () => random() - 128));
  planes.set(length, made);
  return made;
}

/** A linear congruential generator; constants of Numerical Recipes. */
function randomBytes(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
}

const ROUNDS = 6;

/** Divides them by k-means; the same vectors give the same map. */
export async function drawMap(
  generation: number,
  vectors: readonly Int8Array[],
  cells: number,
): Promise<VectorMap> {
  let middles = Array.from({ length: cells }, (_, at) => {
    return vectors[Math.floor((at * vectors.length) / cells)] ?? new Int8Array();
  });
  for (let round = 0; round < ROUNDS; round++) {
    const heaps = middles.map(() => [] as Int8Array[]);
    for (const [at, vector] of vectors.entries()) {
      heaps[nearestOf(vector, middles)]?.push(vector);
      // Others wait for the same thread.
      if (at % 100 === 0) await new Promise(setImmediate);
    }
    middles = middles.map((middle, at) => {
      const heap = heaps[at] ?? [];
      return heap.length > 0 ? Int8Array.from(meanOf(heap), Math.round) : middle;
    });
  }
  return { generation, middles, mean: meanOf(middles) };
}

export function meanOf(vectors: readonly Int8Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (let at = 0; at < mean.length; at++) {
      mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length;
    }
  }
  return mean;
}

function nearestOf(vector: Int8Array, middles: readonly Int8Array[]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < middles.length; at++) {
    const distance = squaredDistance(vector, middles[at] ?? vector, least);
    if (distance < least) [nearest, least] = [at, distance];
  }
  return nearest;
}

/** Stops where it exceeds `most`. */
function squaredDistance(one: Int8Array, other: Int8Array, most = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  for (let at = 0; at < one.length && sum < most; at++) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return sum;
}

/** 0 for the same; about 200 for pictures that have nothing in common. */
export function vectorDistance(one: Int8Array, other: Int8Array): number {
  return Math.sqrt(squaredDistance(one, other));
}
