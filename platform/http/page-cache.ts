import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { NONCE_PLACEHOLDER } from './security-headers.ts';

/** A rendered signed-out page. */
export interface KeptPage {
  status: number;
  headers: [string, string][];
  /** Its bytes, cut where the nonce of each answer goes. */
  pieces: Buffer[];
  etag: string;
}

/** Signed-out pages kept for seconds, bounded in number and size, forgotten at every write. */
export interface PageCache {
  get(key: string): KeptPage | undefined;
  set(key: string, page: KeptPage): void;
  clear(): void;
}

const LARGEST_TOTAL = 32 * 1024 * 1024;

/** @param seconds how long a page is kept; 0 keeps none */
export function createPageCache(seconds: number): PageCache {
  const kept = new LRUCache<string, KeptPage>({
    max: 500,
    maxSize: LARGEST_TOTAL,
    sizeCalculation: ({ pieces }) => pieces.reduce((sum, piece) => sum + piece.length, 1),
    ttl: Math.max(1, seconds * 1000),
  });
  return {
    get: (key) => (seconds > 0 ? kept.get(key) : undefined),
    set(key, page) {
      if (seconds > 0) kept.set(key, page);
    },
    clear: () => kept.clear(),
  };
}

/** A page whose nonce is still the placeholder, made ready to be sent again and again. */
export function keptPage(page: { status: number; headers: [string, string][]; body: Buffer }): KeptPage {
  const { status, headers, body } = page;
  const pieces = cutAtNonce(body);
  // Without the placeholder, which differs from one process to the next.
  const etag = `W/"${hash('sha1', Buffer.concat(pieces), 'base64url')}"`;
  return { status, headers, pieces, etag };
}

/** The bytes of a kept page with this answer's nonce. */
export function withNonce({ pieces }: KeptPage, nonce: string): Buffer {
  const mark = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [mark, piece])));
}

function cutAtNonce(body: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let at = body.indexOf(NONCE_PLACEHOLDER); at >= 0; at = body.indexOf(NONCE_PLACEHOLDER, start)) {
    pieces.push(body.subarray(start, at));
    start = at + NONCE_PLACEHOLDER.length;
  }
  return [...pieces, body.subarray(start)];
}
