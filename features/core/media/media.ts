import type { RateClass } from '#platform/rate/rate-limiter.ts';

export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const UPLOAD_STATUSES = ['registered', 'processing', 'succeeded', 'failed'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** How often the browser polls an unfinished upload, ms. */
export const UPLOAD_POLL_MS = 5000;

/** Unknown statuses mean failure. */
export function afterUploadStatus(status: string): 'ask-again' | 'done' | 'failed' {
  if (status === 'processing' || status === 'registered') return 'ask-again';
  return status === 'succeeded' ? 'done' : 'failed';
}

export function homeOfSignature(signature: string): number {
  return Number.parseInt(signature.slice(0, 3), 16);
}

/** Limits files that are uploaded or fetched, which is the most expensive work. */
export const UPLOAD_RATE: RateClass = { name: 'upload', burst: 60, perSecond: 0.5 };
