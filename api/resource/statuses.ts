import type { Refusal, RefusalKind } from '#platform/resource/refusal.ts';

/** Existing clients read the code beside the status. */
const STATUSES: Record<RefusalKind, readonly [status: number, code: number]> = {
  invalid: [400, 1],
  unauthenticated: [401, 2],
  forbidden: [403, 3],
  'not-found': [404, 50],
  conflict: [409, 11],
  'too-large': [413, 12],
  unsupported: [415, 13],
  'too-many': [429, 8],
  unavailable: [503, 9],
  'out-of-space': [507, 10],
};

/** Clients tell a missing person from anything else missing by this code. */
export const PERSON_NOT_FOUND = 30;

export function statusOf(refusal: Refusal | null): number {
  return refusal ? STATUSES[refusal.kind][0] : 500;
}

/** 0 for a failure of ours. */
export function codeOf(refusal: Refusal | null): number {
  if (!refusal) return 0;
  return refusal.reason === 'user-not-found' ? PERSON_NOT_FOUND : STATUSES[refusal.kind][1];
}
