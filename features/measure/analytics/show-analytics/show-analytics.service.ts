import { findSeenBoards } from '#features/library/boards/board.service.ts';
import { roleOf } from '#features/library/boards/board-access.ts';
import { notAllowed } from '#features/library/boards/board-refusals.ts';
import { requireVisiblePin, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  addDays,
  type Counts,
  type DayRange,
  daysIn,
  type Kind,
  METRICS,
  rangeBefore,
  SMALLEST_GROUP,
  weekOf,
} from '../analytics.ts';
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

export async function requireOwnPin(context: ContextFor<'person'>, id: Id): Promise<ShownPin['row']> {
  const { row } = await requireVisiblePin(context, id);
  if (row.pinner.id === context.viewer.id) return row;
  const message = "Only a Pin's owner can see its analytics.";
  throw new Refusal({ kind: 'forbidden', reason: 'not-your-pin', message });
}

/** The viewer owns it or is a collaborator. */
export async function requireBoardOfOurs(context: ContextFor<'person'>, id: Id): Promise<Id> {
  const [row] = await findSeenBoards(context, [id]);
  if (!row) throw notFound('board');
  if (!roleOf(context.viewer, row, row.beside?.standing)) throw notAllowed('save');
  return row.id;
}

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
