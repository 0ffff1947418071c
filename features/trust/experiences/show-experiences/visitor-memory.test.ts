import { expect, test } from 'vitest';
import { isOpenFor, type Memory, withMet } from './visitor-memory.ts';

const DAY = 86_400_000;
const rule = (most_views: number | null, rest_days: number | null) => ({
  ...{ experience_id: '1', most_views, rest_days },
});

test('what a visitor has ended stays away, and what was shown often enough', () => {
  const often = rule(2, null);
  let memory: Memory = {};
  expect(isOpenFor(memory, often, 0)).toBe(true);
  memory = withMet(memory, often, 'viewed', 1);
  expect(isOpenFor(memory, often, 2)).toBe(true);
  memory = withMet(memory, often, 'viewed', 2);
  expect(isOpenFor(memory, often, 3)).toBe(false);
  expect(isOpenFor(memory, { ...often, experience_id: '2' }, 3)).toBe(true);
  const ended = withMet({}, rule(null, null), 'dismissed', 5);
  expect(ended).toEqual({ '1': { state: 'dismissed', at: 5, views: 0 } });
  expect(isOpenFor(ended, rule(null, null), 1000 * DAY)).toBe(false);
  expect(withMet(ended, rule(null, null), 'completed', 6)).toBe(ended);
});

test('what rests comes back, with its count begun anew', () => {
  const resting = rule(1, 7);
  const memory = withMet({}, resting, 'dismissed', 0);
  expect(isOpenFor(memory, resting, 7 * DAY - 1)).toBe(false);
  expect(isOpenFor(memory, resting, 7 * DAY)).toBe(true);
  const again = withMet(memory, resting, 'viewed', 7 * DAY);
  expect(again['1']).toEqual({ state: 'viewed', at: 7 * DAY, views: 1 });
  expect(isOpenFor(again, resting, 8 * DAY)).toBe(false);
});
