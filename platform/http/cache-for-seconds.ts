import { LRUCache } from 'lru-cache';

export interface CachedForSeconds<Cached> {
  /** `make` is called once for all concurrent callers. Cached if `mayKeep` agrees and nothing was written meanwhile. */
  get(key: string, make: () => Promise<Cached>, mayKeep?: (made: Cached) => boolean): Promise<Cached>;
  clear(): void;
}

const MOST = 500;
/** Addresses are part of the key and may be long; no page or program of ours uses longer ones. */
const LONGEST_NAME = 2_000;

interface Bounds<Cached> {
  /** 0 caches nothing. */
  seconds: number;
  largest: number;
  bytesOf(cached: Cached): number;
}

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
