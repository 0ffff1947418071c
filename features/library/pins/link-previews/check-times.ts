export const HOUR_MS = 3_600_000;
export const WEEK_MS = 168 * HOUR_MS;

/** How long until the next check: a week, less after a few failures. */
export function waitAfter(failures: number): number {
  return [WEEK_MS, HOUR_MS, 24 * HOUR_MS][failures] ?? WEEK_MS;
}
