import { expect, test } from 'vitest';
import { formatAge } from './comment-data.ts';

test('an age is told in its largest unit', () => {
  const ages = [0, 59_000, 60_000, 7_199_000, 86_400_000, 13 * 86_400_000, 400 * 86_400_000];
  expect(ages.map((ms) => formatAge(ms, 'en'))).toEqual([
    ...['now', 'now', '1m ago', '1h ago', '1d ago', '1w ago', '57w ago'],
  ]);
  expect(formatAge(120_000, 'de')).toBe('vor 2 m');
});
