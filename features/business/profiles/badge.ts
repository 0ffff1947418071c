import type { ValueBadge } from './merchant.ts';

export const MOST_BADGES = 3;

export interface BadgeDetail {
  id: string;
  name: ValueBadge;
}

/** The first of those that the merchant has not opted out of. */
export function shownBadges(earned: readonly BadgeDetail[], optedOut: readonly string[]): BadgeDetail[] {
  return earned.filter(({ id }) => !optedOut.includes(id)).slice(0, MOST_BADGES);
}

export function optOutFor(earned: readonly Pick<BadgeDetail, 'id'>[], shown: readonly string[]): string[] {
  return earned.map(({ id }) => id).filter((id) => !shown.includes(id));
}

/** The first is the default, as in the database. */
export const BADGE_PALETTE = [
  '#EFEFEF',
  '#F8E3D1',
  '#F6F1C1',
  '#DDEEAF',
  '#C9F2EE',
  '#DBD5F4',
  '#EFBCEE',
] as const;

const LONGEST_INPUT = 7;
const BRIGHT = 0.18;

export function cutColorInput(input: string): string {
  return input.slice(0, LONGEST_INPUT);
}

/** The `#` at its beginning is optional. */
export function isHexColor(text: string): boolean {
  return /^#?[0-9a-f]{6}$/i.test(text);
}

export function textColorOn(color: string): 'white' | 'black' {
  return relativeLuminance(color) > BRIGHT ? 'black' : 'white';
}

/** 0 for black to 1 for white, as defined by WCAG 2. */
function relativeLuminance(color: string): number {
  const value = Number.parseInt(color.replace('#', ''), 16);
  const linear = (shift: number) => {
    const share = ((value >> shift) & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}
