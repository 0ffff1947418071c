import { expect, test } from 'vitest';
import { bidderOf, priceOf, runAuction } from './auction.ts';

const cpm = (bidMicro: number) => bidderOf({ billableEvent: 'IMPRESSION', bidMicro });
const cpc = (bidMicro: number, impressions = 0, clicks = 0) =>
  bidderOf({ billableEvent: 'CLICKTHROUGH', bidMicro }, { impressions, clicks });
const still = { floor: 100_000, random: () => 0 };

test('the score is the bid times the predicted rate, so that different bids compare', () => {
  expect(cpm(2_000_000)).toEqual({ bid: 2000, rate: 1, score: 2_000_000 });
  expect(cpc(200_000).score).toBe(2_000_000);
  expect(cpc(200_000, 400, 12).score).toBeCloseTo(4_000_000);
});

test('a rate is smoothed: one click in one impression says little, many say much', () => {
  expect(cpc(200_000, 1, 1).rate).toBeLessThan(0.013);
  expect(cpc(200_000, 100_000, 5000).rate).toBeCloseTo(0.05, 3);
  expect(cpc(200_000, 100_000, 0).rate).toBeLessThan(0.0001);
  expect(cpc(200_000, 0, 1e9).rate).toBe(1);
});

test('the best wins and pays what beats the next; the last pays the floor', () => {
  const [first, second, third] = [cpm(3_000_000), cpc(200_000), cpm(1_000_000)];
  const sold = runAuction([third, first, second], still);
  expect(sold.map(({ winner }) => winner)).toEqual([first, second, third]);
  expect(sold.map(({ priceMicro }) => priceMicro)).toEqual([2000, 100_000, 100]);
});

test('nobody pays more than they bid or less than the floor, and whoever bids less gets nothing', () => {
  expect(priceOf(cpm(500_000), 900_000, 100_000)).toBe(500);
  expect(priceOf(cpm(500_000), 0, 100_000)).toBe(100);
  expect(priceOf(cpm(100), 0, 100)).toBe(1);
  expect(runAuction([cpm(99_999)], still)).toEqual([]);
  expect(runAuction([], still)).toEqual([]);
});

test('chance decides between equals, and not against somebody much better', () => {
  let turn = 0;
  const random = () => (turn++ % 2 === 0 ? 1 : 0);
  const [one, other] = [
    { ...cpm(1_000_000), is: 'one' },
    { ...cpm(1_000_000), is: 'other' },
  ];
  expect(runAuction([one, other], { ...still, random })[0]?.winner.is).toBe('other');
  const better = { ...cpm(2_000_000), is: 'better' };
  expect(runAuction([better, other], { ...still, random })[0]?.winner.is).toBe('better');
});

test('an advertiser who lets us choose bids as others do', () => {
  const automatic = bidderOf({ billableEvent: 'IMPRESSION', bidMicro: null });
  expect(automatic).toEqual(cpm(2_000_000));
});
