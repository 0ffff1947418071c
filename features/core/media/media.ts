import type { RateClass } from '#platform/rate/rate-limiter.ts';

export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const UPLOAD_STATUSES = ['registered', 'processing', 'succeeded', 'failed'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** How often the browser asks again while an upload is not finished. */
export const UPLOAD_POLL_MS = 5000;

/** What the one who uploads does next; any status that is not known means failure. */
export function afterUploadStatus(status: string): 'ask-again' | 'done' | 'failed' {
  if (status === 'processing' || status === 'registered') return 'ask-again';
  return status === 'succeeded' ? 'done' : 'failed';
}

/** The home of a stored file: its first 12 bits. */
export function homeOfSignature(signature: string): number {
  return Number.parseInt(signature.slice(0, 3), 16);
}

/** Files that come in, or are fetched: they cost the most work. */
export const UPLOAD_RATE: RateClass = { name: 'upload', burst: 60, perSecond: 0.5 };
