export const HOUR_MS = 3_600_000;
export const WEEK_MS = 168 * HOUR_MS;

/** How long after a look the next one is: a week, and less while a page could not be read a few times. */
export function waitAfter(failures: number): number {
  return [WEEK_MS, HOUR_MS, 24 * HOUR_MS][failures] ?? WEEK_MS;
}
