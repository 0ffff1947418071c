/** How long a deleted pin, or board, can be brought back, in days; afterwards it is purged. */
export const RESTORE_DAYS = 30;

const DAY_MS = 86_400_000;

/** What was deleted before this moment is gone for good. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
}
