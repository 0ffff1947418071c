import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A rendered signed-out page, its nonce still a placeholder. */
export interface KeptPage {
  status: number;
  headers: [string, string][];
  body: string;
  etag: string;
}

/** Signed-out pages kept for seconds, bounded in number and size, forgotten at every write. */
export interface PageCache {
  get(key: string): KeptPage | undefined;
  set(key: string, page: Omit<KeptPage, 'etag'>): KeptPage;
  clear(): void;
}

const LARGEST_TOTAL = 32 * 1024 * 1024;

/** @param seconds how long a page is kept; 0 keeps none */
export function createPageCache(seconds: number): PageCache {
  const kept = new LRUCache<string, KeptPage>({
    max: 500,
    maxSize: LARGEST_TOTAL,
    sizeCalculation: (page) => page.body.length + 1,
    ttl: Math.max(1, seconds * 1000),
  });
  return {
    get: (key) => (seconds > 0 ? kept.get(key) : undefined),
    set(key, page) {
      const full = { ...page, etag: etagOf(page.body) };
      if (seconds > 0) kept.set(key, full);
      return full;
    },
    clear: () => kept.clear(),
  };
}

function etagOf(body: string): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}
