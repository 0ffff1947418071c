/** How long a deleted board can be restored. */
export const RESTORABLE_DAYS = 30;

/** What was deleted before this moment is gone for good. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * 24 * 60 * 60 * 1000);
}
