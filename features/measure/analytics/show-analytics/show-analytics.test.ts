import { beforeEach, expect, test } from 'vitest';
import { EVENT_TYPES, VIEW_TYPES } from '#features/measure/events/event.ts';
import { logMeasured } from '#features/measure/events/measured.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { rollUp } from '../roll-up/roll-up.service.ts';
import { crowd } from '../testing-crowd.ts';

let platform: TestPlatform;
let cast: Cast;
let board: Id;
let [popular, known, quiet]: Id[] = [];

const DAY = 86_400_000;
const at = (daysAgo: number) => new Date(platform.clock.now().getTime() - daysAgo * DAY);

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-01-15T12:00:00Z'));
  cast = await castOf(platform);
  const { ada } = cast;
  board = await ada.makes.board('Kitchens');
  const save = async (title: string) => (await ada.saves.pin({ board, title })).id as Id;
  [popular, known, quiet] = [await save('Popular'), await save('Known'), await save('Quiet')];
});

async function seenBy(
  pin: Id | undefined,
  people: readonly (Id | null)[],
  daysAgo = 0,
  ownerId = cast.ada.id,
) {
  if (!pin) throw new Error('no pin');
  for (const person of people) {
    const seen = {
      ...({ eventType: EVENT_TYPES.timeSpent, viewType: VIEW_TYPES.pin, component: 'pin_card' } as const),
      ...{ thingId: pin, ownerId, boardId: board, facts: { impressions: 1, ms: 2000 } },
    };
    await logMeasured(platform.db, person, [seen], at(daysAgo));
  }
}

const count = () => rollUp(platform, new AbortController().signal);
const mine = async (options: object = {}) => (await cast.ada.call('UserAnalyticsResource.get', options)).data;

test('a person sees totals of any size, and single days only of at least ten people', async () => {
  const people = await crowd(platform.db, 14);
  await seenBy(popular, people.slice(0, 3), 5);
  await count();
  expect(await mine()).toMatchObject({
    totals: { impressions: 3, time_spent: 6 },
    start_date: '2025-12-17',
    end_date: '2026-01-15',
  });
  const shownDays = async () =>
    (await mine()).days.flatMap(({ date, counts }) => (counts ? [[date, counts.impressions]] : []));
  expect(await shownDays()).toEqual([]);
  await seenBy(popular, people.slice(0, 12), 3);
  await seenBy(popular, people.slice(0, 11), 2);
  await seenBy(popular, people, 1);
  await count();
  // The day with three people is withheld, and so is the next smallest one, or both would follow from the total.
  expect(await shownDays()).toEqual([
    ['2026-01-12', 12],
    ['2026-01-14', 14],
  ]);
  expect((await mine()).totals?.impressions).toBe(40);
});

test('nine people are few, ten are a group; visitors never help to reach it, nor does one person who returns', async () => {
  const people = await crowd(platform.db, 10);
  const ofPin = async () =>
    (await cast.ada.call('OnPinAnalyticsResource.get', { pin_id: popular ?? '' })).data;
  await seenBy(popular, [...people.slice(0, 9), null, null, ...people.slice(0, 1)]);
  await count();
  expect((await ofPin()).totals).toBeNull();
  await seenBy(popular, people.slice(9));
  await count();
  expect(await ofPin()).toMatchObject({ totals: { impressions: 13 }, previous: null });
});

test('people of several days of one week are one group', async () => {
  const people = await crowd(platform.db, 10);
  await seenBy(popular, people.slice(0, 5), 1);
  await seenBy(popular, people.slice(5), 2);
  await count();
  const { data } = await cast.ada.call('OnPinAnalyticsResource.get', { pin_id: popular ?? '', days: 7 });
  expect(data.totals).toMatchObject({ impressions: 10 });
  expect(data.days.every(({ counts }) => counts === null)).toBe(true);
});

test('pins are ranked by a measure, page by page, without those of few people and the smallest beside them', async () => {
  const people = await crowd(platform.db, 13);
  await seenBy(popular, people);
  await seenBy(known, people.slice(0, 12));
  await seenBy(known, people.slice(0, 12), 1);
  await count();
  const ranked = async (options: object = {}) =>
    (await cast.ada.call('UserAnalyticsPinsResource.get', options)).data.map(({ title, counts }) => [
      title,
      counts.impressions,
    ]);
  expect(await ranked()).toEqual([
    ['Known', 24],
    ['Popular', 13],
  ]);
  const first = await cast.ada.call('UserAnalyticsPinsResource.get', { page_size: 1, sort: 'time_spent' });
  expect(first.data.map(({ title }) => title)).toEqual(['Known']);
  expect(await ranked({ page_size: 1, sort: 'time_spent', bookmarks: [first.bookmark ?? ''] })).toEqual([
    ['Popular', 13],
  ]);
  await seenBy(quiet, people.slice(0, 9));
  await count();
  expect(await ranked()).toEqual([['Popular', 13]]);
  const { data: boards } = await cast.ada.call('UserAnalyticsBoardsResource.get', {});
  expect(boards).toMatchObject([{ id: board, name: 'Kitchens', counts: { impressions: 46 } }]);
});

test('ranges are compared with the time before; a single day is no range, nor is one that has not ended', async () => {
  const { ada, ben, chi } = cast;
  await ben.follows(ada);
  await chi.follows(ada);
  await platform.db.write('update followers set created_at = $1 where follower_id = $2', [at(8), ben.id]);
  await platform.db.write('update followers set created_at = $1 where follower_id = $2', [at(0), chi.id]);
  await seenBy(popular, [ben.id], 7);
  await seenBy(popular, [ben.id, chi.id], 6);
  await count();
  expect(await mine({ days: 7 })).toMatchObject({
    totals: { impressions: 2 },
    previous: { impressions: 1 },
    ...{ followers_gained: 1, previous_followers_gained: 1 },
  });
  const custom = await mine({ start_date: '2026-01-05', end_date: '2026-01-11' });
  expect(custom).toMatchObject({ totals: { impressions: 3 }, followers_gained: 1 });
  expect(custom.days.map(({ followers_gained }) => followers_gained)).toEqual([0, 0, 1, 0, 0, 0, 0]);
  for (const wrong of [
    { start_date: '2026-01-09', end_date: '2026-01-09' },
    { start_date: '2026-01-05', end_date: '2026-01-10' },
    { start_date: '2026-01-12', end_date: '2026-01-20' },
    { start_date: '2024-01-01', end_date: '2026-01-01' },
    { start_date: '2026-01-05' },
    { days: 1 },
  ])
    await expect(mine(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ kind: 'invalid' });
});

test('whoever saves a pin to a board of others sees what became of it there, and nobody else does', async () => {
  const { ada, ben, chi } = cast;
  await ada.shares(board, ben);
  const saved = (await ben.saves.pin({ board })).id as Id;
  const people = await crowd(platform.db, 10);
  await seenBy(saved, people, 0, ben.id);
  await count();
  const { data } = await ben.call('UserAnalyticsResource.get', { board_id: board });
  expect(data.totals).toMatchObject({ impressions: 10 });
  expect((await mine({ board_id: board })).totals).toBeNull();
  const { data: boards } = await ben.call('UserAnalyticsBoardsResource.get', {});
  expect(boards.map(({ name }) => name)).toEqual(['Kitchens']);
  await expect(chi.call('UserAnalyticsResource.get', { board_id: board })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(ben.call('OnPinAnalyticsResource.get', { pin_id: popular ?? '' })).rejects.toMatchObject({
    ...{ kind: 'forbidden', reason: 'not-your-pin' },
  });
});
