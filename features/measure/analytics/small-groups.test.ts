import { expect, test } from 'vitest';
import { addDays, dayOf, daysIn, lastDays, rangeBefore, weekOf } from './analytics.ts';
import { isGroup, peopleIn, shownRows } from './show-analytics/show-analytics.service.ts';

const day = (of: string, people: number, new_people = people) => ({ day: of, people, new_people });

test('people who come back within a week count once, and weeks are not added up', () => {
  expect(peopleIn([])).toBe(0);
  expect(peopleIn([day('2026-01-12', 4), day('2026-01-13', 6, 3)])).toBe(7);
  expect(peopleIn([day('2026-01-18', 6), day('2026-01-19', 6)])).toBe(6);
  // A range may begin after the day on which somebody was new.
  expect(peopleIn([day('2026-01-13', 12, 1)])).toBe(12);
  expect([isGroup(9), isGroup(10)]).toEqual([false, true]);
});

test('what is missing from the total is of at least ten people, or of nobody', () => {
  const rows = [day('a', 30), day('b', 10), day('c', 12)];
  expect([...shownRows(rows)]).toHaveLength(3);
  for (const few of [1, 9]) {
    const shown = shownRows([...rows, day('few', few)]);
    expect([...shown].map(({ people }) => people).sort()).toEqual([12, 30]);
  }
  expect(shownRows([day('a', 9), day('b', 3)]).size).toBe(0);
  expect(shownRows([day('a', 10), day('b', 3)]).size).toBe(0);
});

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
