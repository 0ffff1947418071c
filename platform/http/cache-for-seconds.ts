import { LRUCache } from 'lru-cache';

/** What is the same for many visitors: kept for seconds, bounded in number and size, forgotten at every write. */
export interface CachedForSeconds<Cached> {
  /**
   * What is kept under this key; else what `make` makes, once for all who ask meanwhile. That is kept where `mayKeep`
   * says so, unless something was written meanwhile that it may not show.
   * @throws whatever `make` throws, to all who wait for it
   */
  get(key: string, make: () => Promise<Cached>, mayKeep?: (made: Cached) => boolean): Promise<Cached>;
  clear(): void;
}

const MOST = 500;
/** Addresses are part of a name, and may be long; no page or program of ours asks at longer ones. */
const LONGEST_NAME = 2_000;

interface Bounds<Cached> {
  /** How long one is kept; 0 keeps none. */
  seconds: number;
  /** All of them together, bytes. */
  largest: number;
  bytesOf(cached: Cached): number;
}

/** An empty place to keep such things. */
export function cacheForSeconds<Cached extends object>(bounds: Bounds<Cached>): CachedForSeconds<Cached> {
  const { seconds, largest, bytesOf } = bounds;
  const all = new LRUCache<string, Cached>({
    max: MOST,
    maxSize: largest,
    sizeCalculation: (cached) => Math.ceil(bytesOf(cached)) + 1,
    ttl: Math.max(1, seconds * 1000),
  });
  const underWay = new Map<string, Promise<Cached>>();
  let writes = 0;
  const makeAndKeep = async (
    key: string,
    make: () => Promise<Cached>,
    mayKeep: (made: Cached) => boolean,
  ) => {
    const seen = writes;
    const made = await make();
    if (seen === writes && mayKeep(made)) all.set(key, made);
    return made;
  };
  return {
    async get(key, make, mayKeep = () => true) {
      if (seconds <= 0 || key.length > LONGEST_NAME) return make();
      const known = all.get(key) ?? underWay.get(key);
      if (known) return known;
      const seen = writes;
      const making = makeAndKeep(key, make, mayKeep).finally(() => {
        if (underWay.get(key) === making) underWay.delete(key);
      });
      if (seen === writes) underWay.set(key, making);
      return making;
    },
    clear() {
      writes += 1;
      all.clear();
      underWay.clear();
    },
  };
}
