import { expect, test } from 'vitest';
import { CARDS_PER_AD, placeAds, slotsAmong } from './ad-slot.ts';

const cards = (count: number) => Array.from({ length: count }, (_, at) => `card ${at}`);
const ads = (count: number) => Array.from({ length: count }, (_, at) => `ad ${at}`);
const calm = () => false;
const positionsIn = (placed: readonly string[]) =>
  placed.flatMap((card, at) => (card.startsWith('ad') ? [at] : []));

test('at most one card in twelve is an ad, never the first or last, whatever the pages are like', () => {
  for (let size = 0; size < 120; size += 1) {
    const page = placeAds(cards(size), ads(20), calm);
    const positions = positionsIn([...page, ...placeAds(cards(40), ads(20), calm)]);
    const gaps = positions.slice(1).map((position, at) => position - (positions[at] ?? 0));
    expect(Math.min(...gaps, CARDS_PER_AD)).toBe(CARDS_PER_AD);
    expect(page.filter((card) => card.startsWith('card'))).toEqual(cards(size));
    expect(positionsIn(page)).not.toContain(0);
    expect(positionsIn(page)).not.toContain(page.length - 1);
  }
});

test('the first page has room for two; a short one for none', () => {
  expect(positionsIn(placeAds(cards(25), ads(9), calm))).toEqual([4, 16]);
  expect([0, 1, 10, 11, 25, 250].map(slotsAmong)).toEqual([0, 0, 0, 1, 2, 22]);
  expect(placeAds(cards(25), [], calm)).toEqual(cards(25));
});

test('an ad moves on from what is shown with a warning', () => {
  const placed = placeAds(cards(25), ads(1), (card) => card === 'card 4' || card === 'card 6');
  expect(positionsIn(placed)).toEqual([8]);
  expect(placeAds(cards(25), ads(1), (card) => card.startsWith('card'))).toEqual(cards(25));
});
