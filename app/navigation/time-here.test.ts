import { expect, test } from 'vitest';
import { isBackHere, isNewHere, withVisit } from './time-here.ts';

const DAY = 86_400_000;

test('somebody is new for 28 days, and again after they were away for longer than that', () => {
  const first = withVisit(null, 0);
  expect(isNewHere(first, 28 * DAY)).toBe(true);
  const often = withVisit(withVisit(first, 20 * DAY), 40 * DAY);
  expect(often).toEqual({ since: 0, last: 40 * DAY, back: 40 * DAY });
  expect(isNewHere(often, 40 * DAY)).toBe(false);
  expect(isNewHere(withVisit(often, 68 * DAY), 68 * DAY)).toBe(false);
  const back = withVisit(often, 69 * DAY);
  expect(back.since).toBe(69 * DAY);
  expect(isNewHere(back, 69 * DAY)).toBe(true);
});

test('somebody is back for a day after more than 7 days away, not on a first or an ordinary visit', () => {
  const first = withVisit(null, 0);
  expect(isBackHere(first, 0)).toBe(false);
  expect(isBackHere(withVisit(first, 7 * DAY), 7 * DAY)).toBe(false);
  const back = withVisit(first, 8 * DAY);
  expect(back.since).toBe(0);
  expect(isBackHere(back, 8 * DAY)).toBe(true);
  expect(isBackHere(withVisit(back, 9 * DAY), 9 * DAY)).toBe(true);
  expect(isBackHere(withVisit(back, 10 * DAY), 10 * DAY)).toBe(false);
});
