import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EVENT_TYPES, type Measured, VIEW_TYPES } from '#features/measure/events/event.ts';
import { logMeasured } from '#features/measure/events/measured.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { SMALLEST_GROUP } from './analytics.ts';
import { rollUp } from './roll-up/roll-up.service.ts';
import { crowd } from './testing-crowd.ts';

let platform: TestPlatform;
let ada: Cast['ada'];
let people: Id[];
const boards: Id[] = [];
const pins: Id[] = [];
/** The board of pins on none. */
const NONE = '0' as Id;
const TODAY = '2026-01-15';

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date(`${TODAY}T12:00:00Z`));
  ada = (await castOf(platform)).ada;
  for (const name of ['X', 'Y', 'Z']) boards.push(await ada.makes.board(name));
  const board = boards[0] as Id;
  for (let at = 0; at < 6; at += 1) pins.push((await ada.saves.pin({ board, title: `${at}` })).id as Id);
  people = await crowd(platform.db, 40);
});

beforeEach(async () => {
  await platform.db.write('delete from events where owner_id is not null');
  await platform.db.write('delete from analytics_days');
});

/** That somebody saw a pin on a board on a day. */
interface Look {
  pin: Id;
  board: Id;
  day: string;
  person: Id | null;
}

async function happen(looks: readonly Look[]): Promise<void> {
  const together = Map.groupBy(looks, ({ person, day }) => `${person} ${day}`);
  for (const of of together.values()) {
    const [first] = of;
    const measured = of.map(
      ({ pin, board }): Measured => ({
        ...{
          eventType: EVENT_TYPES.timeSpent,
          viewType: VIEW_TYPES.pin,
          component: 'pin_card',
          thingId: pin,
        },
        ...{ ownerId: ada.id, boardId: board === NONE ? null : board, facts: { impressions: 1 } },
      }),
    );
    if (first) await logMeasured(platform.db, first.person, measured, new Date(`${first.day}T08:00:00Z`));
  }
  await rollUp(platform, new AbortController().signal);
}

const look = (pin: number, board: Id | undefined, size: number, day = TODAY, from = 0): Look[] =>
  people
    .slice(from, from + size)
    .map((person) => ({ pin: pins[pin] as Id, board: board ?? NONE, day, person }));

type Counted = { impressions: number } | null;

/** A number that is shown, and the looks that it counts. */
interface ShownNumber {
  label: string;
  /** Null for the whole range. */
  day: string | null;
  count: number;
  of: readonly Look[];
  /** Where its looks were: what an owner knows of how numbers overlap. */
  cells: ReadonlySet<string>;
}

/** Everything that the owner is shown. */
async function shownOf(looks: readonly Look[]): Promise<ShownNumber[]> {
  const shown: ShownNumber[] = [];
  const add = (label: string, counts: Counted, of: readonly Look[], day: string | null, all = of) => {
    const cells = new Set(all.map(({ pin, board }) => `${pin} ${board}`));
    if (counts) shown.push({ label, day, count: counts.impressions, of, cells });
  };
  const addAll = (
    label: string,
    { totals, days }: { totals: Counted; days: { date: string; counts: Counted }[] },
    of: readonly Look[],
  ) => {
    add(label, totals, of, null);
    for (const { date, counts } of days) {
      const ofDay = of.filter(({ day }) => day === date);
      add(`${label} on ${date}`, counts, ofDay, date, label.startsWith('pin') ? ofDay : of);
    }
    return totals;
  };
  addAll('all', (await ada.call('UserAnalyticsResource.get', {})).data, looks);
  const listed = new Map<string, number>();
  for (const list of ['UserAnalyticsPinsResource.get', 'UserAnalyticsBoardsResource.get'] as const)
    for (const { id, counts } of (await ada.call(list, {})).data) listed.set(id, counts.impressions);
  for (const [at, id] of pins.entries()) {
    const { data } = await ada.call('OnPinAnalyticsResource.get', { pin_id: id });
    const totals = addAll(
      `pin ${at}`,
      data,
      looks.filter(({ pin }) => pin === id),
    );
    expect(listed.get(id), `pin ${at} in the list`).toBe(totals?.impressions);
  }
  for (const [at, id] of boards.entries()) {
    const { data } = await ada.call('UserAnalyticsResource.get', { board_id: id });
    const totals = addAll(
      `board ${at}`,
      data,
      looks.filter(({ board }) => board === id),
    );
    expect(listed.get(id), `board ${at} in the list`).toBe(totals?.impressions);
  }
  return shown;
}

const countPeople = (looks: Iterable<Look>) => new Set([...looks].flatMap(({ person }) => person ?? [])).size;
const isOfFew = (looks: ReadonlySet<Look>) => looks.size > 0 && countPeople(looks) < SMALLEST_GROUP;

const isPart = (part: ShownNumber, whole: ShownNumber) =>
  part !== whole &&
  [...part.cells].every((cell) => whole.cells.has(cell)) &&
  (whole.day === null || part.day === whole.day);

const isApart = (one: ShownNumber, other: ShownNumber) =>
  ![...one.cells].some((cell) => other.cells.has(cell)) ||
  (one.day !== null && other.day !== null && one.day !== other.day);

/** A number that is of few people, or one from which parts that are shown, too, leave few. */
function revealed(shown: readonly ShownNumber[], chance: () => number): string | null {
  for (const whole of shown) {
    if (whole.label !== 'all' && isOfFew(new Set(whole.of))) return whole.label;
    const parts = shown.filter((part) => part.of.length > 0 && isPart(part, whole));
    for (let time = 0; time < 30; time += 1) {
      const rest = new Set(whole.of);
      const taken: ShownNumber[] = [];
      for (const part of shuffled(parts, chance)) {
        if (!taken.every((one) => isApart(one, part))) continue;
        for (const one of part.of) rest.delete(one);
        taken.push(part);
        if (isOfFew(rest)) return `${whole.label} without ${taken.map(({ label }) => label)}`;
      }
    }
  }
  return null;
}

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** The same numbers each time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each([
  [
    'pins',
    () => [...look(0, boards[0], 14), ...look(1, boards[0], 12), ...look(2, boards[0], 1)],
    'all, board 0, pin 0',
  ],
  [
    'pins of a board',
    () => [...look(0, boards[0], 20), ...look(1, boards[0], 1), ...look(2, boards[1], 12)],
    'all, board 0, board 1, pin 2',
  ],
  [
    'boards and none',
    () => [...look(0, boards[0], 21), ...look(1, boards[1], 12), ...look(2, NONE, 2)],
    'all, board 0, pin 0',
  ],
  [
    'a pin that moved',
    () => [...look(0, boards[0], 20), ...look(0, boards[1], 3, '2026-01-14'), ...look(1, boards[2], 15)],
    'all, board 0',
  ],
  [
    'a pin that moved, seen by many',
    () => [...look(0, boards[0], 20), ...look(0, boards[1], 11)],
    'all, board 0, board 1, pin 0',
  ],
  [
    'visitors',
    () => [...look(0, boards[0], 20), ...look(1, boards[0], 1).map((one) => ({ ...one, person: null }))],
    'all, board 0',
  ],
])('few people are not what remains of other numbers: %s', async (_, looksOf, labels) => {
  const looks = looksOf();
  await happen(looks);
  const shown = await shownOf(looks);
  const totals = shown.filter(({ day }) => day === null);
  expect(
    totals
      .map(({ label }) => label)
      .sort()
      .join(', '),
  ).toBe(labels);
  for (const { label, count, of } of shown) expect(count, label).toBe(of.length);
  expect(revealed(shown, chances(1))).toBeNull();
});

const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-01-12', '2026-01-13', '2026-01-14'];

test.each([
  [
    'of a board beside few of another',
    () => [
      ...[...look(0, boards[0], 14, MONDAY), ...look(1, boards[1], 2, MONDAY)],
      ...[...look(0, boards[0], 15, TUESDAY), ...look(1, boards[1], 12, TUESDAY)],
      ...[...look(0, boards[0], 16, WEDNESDAY), ...look(1, boards[1], 13, WEDNESDAY)],
    ],
    'board 0, board 1',
    [
      ...[`all on ${MONDAY}`, `all on ${TUESDAY}`, `all on ${WEDNESDAY}`],
      ...[`board 0 on ${WEDNESDAY}`, `board 1 on ${WEDNESDAY}`],
    ],
  ],
  [
    'of a board that is all of a day which is withheld',
    () => [
      ...look(0, boards[0], 12, MONDAY),
      ...look(1, boards[1], 3, TUESDAY, 20),
      ...[...look(0, boards[0], 14, WEDNESDAY), ...look(1, boards[1], 11, WEDNESDAY, 20)],
    ],
    'board 0, board 1',
    [`all on ${WEDNESDAY}`],
  ],
  [
    'of a pin that is all of its board on a day which is withheld there',
    () => [
      ...[...look(0, boards[0], 12, MONDAY), ...look(2, boards[1], 15, MONDAY, 20)],
      ...[...look(1, boards[0], 3, TUESDAY), ...look(2, boards[1], 16, TUESDAY, 20)],
      ...[...look(0, boards[0], 14, WEDNESDAY), ...look(1, boards[0], 11, WEDNESDAY, 14)],
      ...look(2, boards[1], 17, WEDNESDAY, 20),
    ],
    'board 0, board 1, pin 0, pin 1',
    [
      ...[`all on ${MONDAY}`, `all on ${TUESDAY}`, `all on ${WEDNESDAY}`],
      ...[`board 0 on ${WEDNESDAY}`, `board 1 on ${WEDNESDAY}`],
    ],
  ],
])('a day is not shown from which few people follow: %s', async (_, looksOf, totals, days) => {
  const looks = looksOf();
  await happen(looks);
  const shown = await shownOf(looks);
  const labels = shown.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(totals.split(', ')));
  expect(revealed(shown, chances(1))).toBeNull();
  expect(labels.filter((label) => label.includes(' on '))).toEqual(days);
});

test('in any world, nothing that is shown, and no difference of it, is of one to nine people', async () => {
  for (let seed = 1; seed <= Number(process.env.WORLDS ?? 20); seed += 1) {
    const chance = chances(seed);
    const looks = world(chance);
    await platform.db.write('delete from events where owner_id is not null');
    await platform.db.write('delete from analytics_days');
    await happen(looks);
    expect(revealed(await shownOf(looks), chance), `world ${seed}`).toBeNull();
  }
});

/** Some pins are popular, some move, and people come back on other days. */
function world(chance: () => number): Look[] {
  const choose = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item;
  const days = [TODAY, '2026-01-14', '2026-01-12', '2026-01-09', '2025-12-17'].slice(
    0,
    1 + Math.floor(chance() * 5),
  );
  const places = [...boards, NONE].slice(0, 1 + Math.floor(chance() * 4));
  return pins.slice(0, 1 + Math.floor(chance() * pins.length)).flatMap((pin) => {
    const [first, then] = [choose(places), choose(places)];
    return days.flatMap((day) => {
      const size = choose([0, 0, 1, 2, 9, 10, 11, 14, 25]);
      const board = chance() < 0.7 ? first : then;
      const from = Math.floor(chance() * (people.length - size));
      const seen = [...people.slice(from, from + size), ...(chance() < 0.1 ? [null] : [])];
      return seen.map((person) => ({ pin, board, day, person }));
    });
  });
}
