import { SMALLEST_GROUP, weekOf } from './analytics.ts';

/** How many different people of a day are known, and how many of them were not there earlier in its week. */
interface PeopleOfDay {
  day: string;
  people: number;
  new_people: number;
}

/** So many different people there were at least: those of the fullest day or week. */
export function peopleIn(days: readonly PeopleOfDay[]): number {
  const ofWeeks = new Map<string, number>();
  for (const { day, new_people } of days) {
    const week = weekOf(day);
    ofWeeks.set(week, (ofWeeks.get(week) ?? 0) + new_people);
  }
  return Math.max(0, ...days.map(({ people }) => people), ...ofWeeks.values());
}

export const isGroup = (people: number): boolean => people >= SMALLEST_GROUP;

/**
 * The rows that may be shown beside their total. Where some are withheld, so is the smallest other one: what is
 * missing from the total is then of a group, too.
 */
export function shownRows<Row extends { people: number }>(rows: readonly Row[]): Set<Row> {
  const groups = rows.filter(({ people }) => isGroup(people)).sort((a, b) => a.people - b.people);
  return new Set(groups.length < rows.length ? groups.slice(1) : groups);
}
