import { expect, test } from 'vitest';
import { type BadgeDetail, optOutFor, shownBadges } from './badge.ts';

const EARNED: BadgeDetail[] = [
  { id: '1', name: 'invested_in_good' },
  { id: '2', name: 'eco_friendly' },
  { id: '3', name: 'responsibly_sourced' },
  { id: '4', name: 'inclusive' },
];
const shown = (optedOut: string[]) => shownBadges(EARNED, optedOut).map(({ id }) => id);

test('of what a merchant has earned and not opted out of, the first three show', () => {
  expect(shown([])).toEqual(['1', '2', '3']);
  expect(shown(['2'])).toEqual(['1', '3', '4']);
  expect(shown(['1', '2', '3', '4', '9'])).toEqual([]);
});

test('whatever is chosen to show shows, once the rest is opted out of', () => {
  for (const chosen of [[], ['4'], ['1', '4'], ['2', '3', '4']]) {
    expect(shown(optOutFor(EARNED, chosen))).toEqual(chosen);
  }
});
