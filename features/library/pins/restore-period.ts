/** How long a deleted pin or board can be restored, in days; then it is purged. */
export const RESTORE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whatever was deleted before this moment cannot be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
}
