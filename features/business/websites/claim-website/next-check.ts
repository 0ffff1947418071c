const DAY_MS = 86_400_000;

/** After this many failures in a row, a website is no longer verified. */
export const MOST_FAILURES = 3;

/** After a week, or a day after a failure. */
export function nextCheck(at: Date, failures: number): Date {
  return new Date(at.getTime() + (failures > 0 ? 1 : 7) * DAY_MS);
}
