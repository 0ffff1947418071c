import { LRUCache } from 'lru-cache';

/** What is the same for many visitors: kept for seconds, bounded in number and size, forgotten at every write. */
export interface KeptForSeconds<Kept> {
  get(key: string): Kept | undefined;
  /** Asked before it is made; keeps it, unless something was written meanwhile that it may not show. */
  keeper(key: string): (kept: Kept) => void;
  clear(): void;
}

const MOST = 500;
/** Addresses are part of a name, and may be long; no page or program of ours asks at longer ones. */
const LONGEST_NAME = 2_000;

interface Bounds<Kept> {
  /** How long one is kept; 0 keeps none. */
  seconds: number;
  /** All of them together, bytes. */
  largest: number;
  bytesOf(kept: Kept): number;
}

/** An empty place to keep such things. */
export function keepForSeconds<Kept extends object>(bounds: Bounds<Kept>): KeptForSeconds<Kept> {
  const { seconds, largest, bytesOf } = bounds;
  const all = new LRUCache<string, Kept>({
    max: MOST,
    maxSize: largest,
    sizeCalculation: (kept) => Math.ceil(bytesOf(kept)) + 1,
    ttl: Math.max(1, seconds * 1000),
  });
  let writes = 0;
  return {
    get: (key) => (seconds > 0 ? all.get(key) : undefined),
    keeper(key) {
      const seen = writes;
      return (kept) => {
        if (seconds > 0 && seen === writes && key.length <= LONGEST_NAME) all.set(key, kept);
      };
    },
    clear() {
      writes += 1;
      all.clear();
    },
  };
}
