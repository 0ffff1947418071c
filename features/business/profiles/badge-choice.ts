import type { VALUE_BADGES } from './merchant.ts';

/** Most badges that a merchant shows. */
export const MOST_BADGES = 3;

/** One value that a merchant has earned a badge for. */
export interface BadgeDetail {
  id: string;
  name: (typeof VALUE_BADGES)[number];
}

/** The badges that show: the first of those that the merchant has not opted out of. */
export function shownBadges(earned: readonly BadgeDetail[], optedOut: readonly string[]): BadgeDetail[] {
  return earned.filter(({ id }) => !optedOut.includes(id)).slice(0, MOST_BADGES);
}

/** What is opted out of so that just these show. */
export function optOutFor(earned: readonly BadgeDetail[], shown: readonly string[]): string[] {
  return earned.map(({ id }) => id).filter((id) => !shown.includes(id));
}
