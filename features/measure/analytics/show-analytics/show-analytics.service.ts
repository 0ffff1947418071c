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
} from '../analytics.ts';
import { type DayRow, keyOf, listDays, mapFollowersGained, mapShown } from './show-analytics.store.ts';

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
export async function showAnalytics(db: Queryable, asked: Asked): Promise<Analytics> {
  const { ownerId, kind, thingId, range } = asked;
  const before = rangeBefore(range);
  const both = { from: before.from, to: range.to };
  const [all, gained] = await Promise.all([
    listDays(db, ownerId, thingId, both),
    kind === 'person' ? mapFollowersGained(db, ownerId, both) : null,
  ]);
  const shown = await whatIsShown(db, asked, all);
  const rows = all.filter((row) => row.kind === kind);
  const sumIn = ({ from, to }: DayRange) => sumOf(rows.filter(({ day }) => day >= from && day <= to));
  const gainedIn = (days: readonly string[]) => days.reduce((sum, day) => sum + (gained?.get(day) ?? 0), 0);
  return {
    range,
    totals: shown.isTotal ? sumIn(range) : null,
    before: shown.isBefore ? sumIn(before) : null,
    days: eachDay(range).map((day) => ({
      day,
      counts: shown.days.has(day) ? sumIn({ from: day, to: day }) : null,
      followers: gained && (gained.get(day) ?? 0),
    })),
    followers: gained && { gained: gainedIn(eachDay(range)), before: gainedIn(eachDay(before)) },
  };
}

interface WhatIsShown {
  isTotal: boolean;
  isBefore: boolean;
  days: Set<string>;
}

/**
 * The totals of a person always are. A day of a pin or board may be shown where the same day of its board and of the
 * person is, and where it is not what remains of these beside others.
 */
async function whatIsShown(
  db: Queryable,
  { ownerId, kind, thingId, range }: Asked,
  all: readonly DayRow[],
): Promise<WhatIsShown> {
  const rows = all.filter(({ day }) => day >= range.from);
  const ofPerson = shownDays(rows.filter((row) => row.kind === 'person'));
  if (kind === 'person') return { isTotal: true, isBefore: true, days: ofPerson };
  const periods = [range, rangeBefore(range), ...[...ofPerson].map((day) => ({ from: day, to: day }))];
  const things = [...new Set([thingId, ...rows.map(({ board_id }) => board_id)])];
  const shown = await mapShown(db, ownerId, things, periods);
  const isShown = (id: Id, period: DayRange) => shown.get(id)?.has(keyOf(period)) === true;
  const daysOf = (id: Id, boardId: Id, within: Set<string>) =>
    shownDays(
      rows.filter((row) => row.kind !== 'person' && row.thing_id === id && row.board_id === boardId),
      (day) => within.has(day) && isShown(id, { from: day, to: day }),
    );
  // The days of a board without a total are not told apart from those of others.
  const daysOnBoard = (boardId: Id) => {
    const isGiven = boardId !== thingId && isShown(boardId, range);
    return daysOf(thingId, boardId, isGiven ? daysOf(boardId, boardId, ofPerson) : ofPerson);
  };
  return {
    isTotal: isShown(thingId, range),
    isBefore: isShown(thingId, rangeBefore(range)),
    days: isShown(thingId, range) ? onAllBoards(rows, thingId, daysOnBoard) : new Set(),
  };
}

/** A pin that moved on a day was on two boards. */
function onAllBoards(
  rows: readonly DayRow[],
  thingId: Id,
  daysOn: (boardId: Id) => Set<string>,
): Set<string> {
  const own = rows.filter((row) => row.thing_id === thingId);
  const shown = new Map(own.map(({ board_id }) => [board_id, daysOn(board_id)]));
  const hidden = new Set(own.filter((row) => !shown.get(row.board_id)?.has(row.day)).map(({ day }) => day));
  return new Set(own.map(({ day }) => day).filter((day) => !hidden.has(day)));
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

const isGroup = (people: number): boolean => people >= SMALLEST_GROUP;

/**
 * The days that may be shown beside their total. Where some are withheld, so is the smallest other one: what is missing
 * from the total is then of a group, too.
 */
export function shownDays<Row extends { day: string; people: number }>(
  rows: readonly Row[],
  may: (day: string) => boolean = () => true,
): Set<string> {
  const groups = rows.filter(({ people, day }) => isGroup(people) && may(day));
  const days = groups.sort((a, b) => a.people - b.people).map(({ day }) => day);
  return new Set(groups.length < rows.length ? days.slice(1) : days);
}
