import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock/clock.ts';
import { networkOf } from './network-of.ts';

/** Calls that are counted together. A feature declares its own for what is expensive or intrusive. */
export interface RateClass {
  name: string;
  /** How many calls may come at once. */
  burst: number;
  /** How many calls are regained per second. */
  perSecond: number;
}

/** Generous for people whose household or school may share an address. */
const COMMON = {
  read: { name: 'read', burst: 600, perSecond: 20 },
  write: { name: 'write', burst: 100, perSecond: 2 },
} satisfies Record<string, RateClass>;

/** A class shared by most calls, or one of a feature. */
export type Rate = keyof typeof COMMON | RateClass;

export const rateClassOf = (rate: Rate): RateClass => (typeof rate === 'string' ? COMMON[rate] : rate);

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
  /**
   * Counts a call of the class by `key`: a viewer's id, or an address, whose whole network counts as one. With
   * `calls`, all are admitted or none, and never more required than the burst.
   */
  take(rate: Rate, key: string, calls?: number): Verdict;
}

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch at which `tokens` was true. */
  at: number;
}

/**
 * Limits calls in this process. Above its maximum of keys it drops the least recently used ones and admits them
 * again: an attack from many addresses must not fill the memory.
 */
export function createRateLimiter(options: {
  clock: Clock;
  mostKeys?: number;
  /** Multiplies every limit. */
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
