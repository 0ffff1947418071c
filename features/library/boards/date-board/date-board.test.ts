import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { dateError, formatDates } from './date-board.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
});

const set = (who: Cast['ada'], board_id: string, starts_on?: string | null, ends_on?: string | null) =>
  who.call('BoardDatesResource.update', { board_id, starts_on, ends_on });

const datesOf = async (board_id: string, who: Pick<Cast['visitor'], 'call'> = cast.visitor) => {
  const { data } = await who.call('BoardResource.get', { board_id });
  return [data.starts_on, data.ends_on];
};

test('a board gets a day or two, which whoever sees it sees, and loses them again', async () => {
  const board = await cast.ada.makes.board('Party');
  expect(await datesOf(board)).toEqual([null, null]);
  const { data } = await set(cast.ada, board, '2028-02-29', '2028-03-02');
  expect(data).toMatchObject({ id: board, starts_on: '2028-02-29', ends_on: '2028-03-02' });
  expect(await datesOf(board)).toEqual(['2028-02-29', '2028-03-02']);
  await set(cast.ada, board, '2028-02-29', '');
  expect(await datesOf(board)).toEqual(['2028-02-29', null]);
  await Promise.all([set(cast.ada, board), set(cast.ada, board, null, null)]);
  expect(await datesOf(board)).toEqual([null, null]);
});

test('days that are none, or do not fit together, are refused by their field; the old ones stay', async () => {
  const board = await cast.ada.makes.board('Wrong');
  await set(cast.ada, board, '2026-05-17', '2026-05-18');
  for (const [start, end, field] of [
    ['2026-02-30', null, 'starts_on'],
    ['17.5.2026', null, 'starts_on'],
    ['0001-01-01', null, 'starts_on'],
    ['2026-05-17', '99999-01-01', 'ends_on'],
    ['2026-05-17', '2026-05-16', 'ends_on'],
    [null, '2026-05-16', 'starts_on'],
  ] as const) {
    await expect(set(cast.ada, board, start, end)).rejects.toMatchObject({ kind: 'invalid', field });
  }
  expect(await datesOf(board)).toEqual(['2026-05-17', '2026-05-18']);
});

test('only who edits the board dates it', async () => {
  const { ada, ben, chi, studio, visitor } = cast;
  const board = await ada.makes.board('Group');
  await ada.shares(board, ben, []);
  await studio.blocks(ada);
  for (const [who, kind] of [
    [ben, 'forbidden'],
    [chi, 'forbidden'],
    [studio, 'not-found'],
    [visitor as Cast['ada'], 'unauthenticated'],
  ] as const) {
    await expect(set(who, board, '2026-05-17')).rejects.toMatchObject({ kind });
  }
  expect(await datesOf(board)).toEqual([null, null]);
  const shared = await ada.makes.board('Shared');
  await ada.shares(shared, ben, ['write']);
  await set(ben, shared, '2026-05-17');
  expect(await datesOf(shared)).toEqual(['2026-05-17', null]);
});

test('dates in words, and what is wrong with them', () => {
  expect(formatDates({ startsOn: null, endsOn: null }, 'en')).toBe('');
  expect(formatDates({ startsOn: '2026-05-17', endsOn: null }, 'en')).toBe('May 17, 2026');
  expect(formatDates({ startsOn: '2026-05-17', endsOn: '2026-05-17' }, 'en')).toBe('May 17, 2026');
  expect(formatDates({ startsOn: '2026-05-17', endsOn: '2026-06-01' }, 'de')).toBe('17.05.2026 – 01.06.2026');
  expect(dateError({ startsOn: '2026-05-17', endsOn: '2026-05-17' })).toBeNull();
  expect(dateError({ startsOn: null, endsOn: '2026-05-17' })).toBe('end-without-start');
  expect(dateError({ startsOn: '2026-05-18', endsOn: '2026-05-17' })).toBe('ends-before-start');
});
