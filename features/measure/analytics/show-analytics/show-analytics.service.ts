import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import {
  addDays,
  type Counts,
  type DayRange,
  daysIn,
  type Kind,
  METRICS,
  rangeBefore,
} from '../analytics.ts';
import { isGroup, peopleIn, shownRows } from '../small-groups.ts';
import { type DayRow, listDays, mapFollowersGained } from './show-analytics.store.ts';

export interface Analytics {
  range: DayRange;
  /** Null where fewer than ten people are behind it. The totals of a whole person are always there. */
  totals: Counts | null;
  before: Counts | null;
  days: { day: string; counts: Counts | null; followers: number | null }[];
  /** Null for a pin or board. */
  followers: { gained: number; before: number } | null;
}

export interface Asked {
  ownerId: Id;
  kind: Kind;
  thingId: Id;
  range: DayRange;
}

/** What others did with a person's pins. Whoever asks must be the owner, or act for them. */
export async function showAnalytics(
  db: Queryable,
  { ownerId, kind, thingId, range }: Asked,
): Promise<Analytics> {
  const before = rangeBefore(range);
  const both = { from: before.from, to: range.to };
  const isPerson = kind === 'person';
  const [rows, gained] = await Promise.all([
    listDays(db, ownerId, thingId, both),
    isPerson ? mapFollowersGained(db, ownerId, both) : null,
  ]);
  const { now = [], earlier = [] } = Object.groupBy(rows, ({ day }) =>
    day < range.from ? 'earlier' : 'now',
  );
  const totalOf = (some: readonly DayRow[]) => (isPerson || isGroup(peopleIn(some)) ? sumOf(some) : null);
  const gainedIn = (days: readonly string[]) => days.reduce((sum, day) => sum + (gained?.get(day) ?? 0), 0);
  const shown = shownRows(now);
  const byDay = new Map(now.map((row) => [row.day, row]));
  return {
    range,
    totals: totalOf(now),
    before: totalOf(earlier),
    days: eachDay(range).map((day) => {
      const row = byDay.get(day);
      return {
        day,
        counts: row && shown.has(row) ? sumOf([row]) : null,
        followers: gained && (gained.get(day) ?? 0),
      };
    }),
    followers: gained && { gained: gainedIn(eachDay(range)), before: gainedIn(eachDay(before)) },
  };
}

function eachDay(range: DayRange): string[] {
  return Array.from({ length: daysIn(range) }, (_, at) => addDays(range.from, at));
}

function sumOf(rows: readonly DayRow[]): Counts {
  const sums: Counts = { impressions: 0, closeups: 0, saves: 0, outbound_clicks: 0, pin_ms: 0 };
  for (const row of rows) for (const metric of METRICS) sums[metric] += row[metric];
  return sums;
}
