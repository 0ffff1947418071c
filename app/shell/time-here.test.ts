import { expect, test } from 'vitest';
import { isNewHere, withVisit } from './time-here.ts';

const DAY = 86_400_000;

test('somebody is new for 28 days, and again after they were away for longer than that', () => {
  const first = withVisit(null, 0);
  expect(isNewHere(first, 28 * DAY)).toBe(true);
  const often = withVisit(withVisit(first, 20 * DAY), 40 * DAY);
  expect(often).toEqual({ since: 0, last: 40 * DAY });
  expect(isNewHere(often, 40 * DAY)).toBe(false);
  expect(isNewHere(withVisit(often, 68 * DAY), 68 * DAY)).toBe(false);
  const back = withVisit(often, 69 * DAY);
  expect(back.since).toBe(69 * DAY);
  expect(isNewHere(back, 69 * DAY)).toBe(true);
});
