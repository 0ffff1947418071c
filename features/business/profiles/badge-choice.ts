import type { VALUE_BADGES } from './merchant.ts';

export const MOST_BADGES = 3;

export interface BadgeDetail {
  id: string;
  name: (typeof VALUE_BADGES)[number];
}

/** The badges that show: the first of those that the merchant has not opted out of. */
export function shownBadges(earned: readonly BadgeDetail[], optedOut: readonly string[]): BadgeDetail[] {
  return earned.filter(({ id }) => !optedOut.includes(id)).slice(0, MOST_BADGES);
}

/** The opt-outs that leave only these badges. */
export function optOutFor(earned: readonly BadgeDetail[], shown: readonly string[]): string[] {
  return earned.map(({ id }) => id).filter((id) => !shown.includes(id));
}
