const DAY_MS = 86_400_000;

/** A website whose code is not found so often in a row is not its claimer's any more. */
export const MOST_FAILURES = 3;

/** When a website is looked at again: after a week, or on the day after the code was not found. */
export function nextCheck(at: Date, failures: number): Date {
  return new Date(at.getTime() + (failures > 0 ? 1 : 7) * DAY_MS);
}
