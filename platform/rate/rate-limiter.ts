import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock/clock.ts';
import { networkOf } from './network-of.ts';

/** A feature declares its own for what is expensive or intrusive. */
export interface RateClass {
  name: string;
  burst: number;
  perSecond: number;
}

/** Generous for people whose household or school may share an address. */
const COMMON = {
  read: { name: 'read', burst: 600, perSecond: 20 },
  write: { name: 'write', burst: 100, perSecond: 2 },
} satisfies Record<string, RateClass>;

export type Rate = keyof typeof COMMON | RateClass;

export const rateClassOf = (rate: Rate): RateClass => (typeof rate === 'string' ? COMMON[rate] : rate);

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
  /**
   * `key` is a viewer's id, or an address, whose whole network counts as one. Of several calls all are admitted or
   * none, and never more required than the burst.
   */
  take(rate: Rate, key: string, calls?: number): Verdict;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Counts in this process. Drops the least recently used keys: many addresses must not fill the memory. */
export function createRateLimiter(options: {
  clock: Clock;
  mostKeys?: number;
  factor?: number;
}): RateLimiter {
  const { clock, mostKeys = 50_000, factor = 1 } = options;
  const buckets = new LRUCache<string, Bucket>({ max: mostKeys });
  return {
    take: (rate, key, calls = 1) => {
      const { name, ...limit } = rateClassOf(rate);
      const burst = limit.burst * factor;
      const perSecond = limit.perSecond * factor;
      const id = `${name} ${networkOf(key)}`;
      const at = clock.now().getTime();
      const bucket = buckets.get(id) ?? { tokens: burst, at };
      // A clock that was set back must not take calls away.
      const elapsed = Math.max(0, at - bucket.at) / 1000;
      const tokens = Math.min(burst, bucket.tokens + elapsed * perSecond);
      const cost = Math.max(1, Math.min(calls, burst));
      const allowed = tokens >= cost;
      buckets.set(id, { tokens: allowed ? tokens - cost : tokens, at });
      return allowed ? { allowed } : { allowed, retryAfterSeconds: Math.ceil((cost - tokens) / perSecond) };
    },
  };
}
