import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock/clock.ts';
import { networkOf } from './network-of.ts';

export interface Limit {
  /** How many calls may come at once. */
  burst: number;
  /** How many calls a second are given back. */
  perSecond: number;
}

/** Generous for people, whose household or school may share an address, and tight for what costs or disturbs. */
const LIMITS = {
  read: { burst: 600, perSecond: 20 },
  write: { burst: 100, perSecond: 2 },
  upload: { burst: 60, perSecond: 0.5 },
  account: { burst: 20, perSecond: 0.1 },
  message: { burst: 30, perSecond: 0.5 },
  comment: { burst: 20, perSecond: 0.2 },
  event: { burst: 200, perSecond: 2 },
} satisfies Record<string, Limit>;

export type RateClass = keyof typeof LIMITS;

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
  /**
   * Counts a call of the class by `key`: a viewer's id or an address, whose whole network counts as one. It may count as
   * several: all are let in or none, and no more are asked for than may ever come at once.
   */
  take(rateClass: RateClass, key: string, calls?: number): Verdict;
}

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch at which `tokens` was true. */
  at: number;
}

/**
 * Limits calls in this process. It forgets those who called longest ago when it knows too many, and lets them in:
 * an attack from many addresses must not fill the memory.
 */
export function createRateLimiter(options: {
  clock: Clock;
  limits?: Partial<Record<RateClass, Limit>>;
  mostKeys?: number;
  /** Multiplies every limit. */
  factor?: number;
}): RateLimiter {
  const { clock, mostKeys = 50_000, factor = 1 } = options;
  const limits: Record<RateClass, Limit> = { ...LIMITS, ...options.limits };
  const buckets = new LRUCache<string, Bucket>({ max: mostKeys });
  return {
    take: (rateClass, key, calls = 1) => {
      const burst = limits[rateClass].burst * factor;
      const perSecond = limits[rateClass].perSecond * factor;
      const id = `${rateClass} ${networkOf(key)}`;
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
