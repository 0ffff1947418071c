/** Afterwards a deleted pin or board is purged. */
export const RESTORE_DAYS = 30;

const DAY_MS = 86_400_000;

export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
}
