const HOUR_SECONDS = 3600;

/** 30 days. */
export const CONTACT_REQUEST_MS = 2_592_000_000;

export const ASK_RULES = {
  bySender: { name: 'contact requests by sender', most: 20, windowSeconds: 24 * HOUR_SECONDS },
  byBoard: { name: 'contact requests by sender and board', most: 3, windowSeconds: 7 * 24 * HOUR_SECONDS },
};

/** Partners see none. */
export function isRequestShown(
  createdAt: Date,
  { now, isPartner }: { now: Date; isPartner: boolean },
): boolean {
  return !isPartner && createdAt > requestsSince(now);
}

export function requestsSince(now: Date): Date {
  return new Date(now.getTime() - CONTACT_REQUEST_MS);
}
