import { expect, test } from 'vitest';
import { addDays, dayOf, daysIn, lastDays, rangeBefore, weekOf } from './analytics.ts';

test('ranges are whole days of UTC, with the same number of days before them', () => {
  const now = new Date('2026-03-01T23:59:59Z');
  expect(dayOf(now)).toBe('2026-03-01');
  expect(lastDays(7, now)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(rangeBefore(lastDays(7, now))).toEqual({ from: '2026-02-16', to: '2026-02-22' });
  expect(daysIn(lastDays(90, now))).toBe(90);
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(['2026-01-12', '2026-01-15', '2026-01-18', '2026-01-19'].map(weekOf)).toEqual([
    ...['2026-01-12', '2026-01-12', '2026-01-12', '2026-01-19'],
  ]);
});
