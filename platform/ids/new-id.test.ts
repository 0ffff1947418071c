import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { homeOf, type Id, parseId, randomHome } from './ids.ts';

test('the database makes ids that name their home, also the highest one, and none twice', async () => {
  const database = await freshDatabase();
  const rows = await database.rows<{ id: Id }>(
    'select new_id(home) as id from unnest($1::smallint[]) as wanted (home)',
    [[0, 7, 7, 4095]],
  );
  const ids = rows.map(({ id }) => id);
  expect(ids.map(homeOf)).toEqual([0, 7, 7, 4095]);
  expect(ids.map((id) => parseId(id))).toEqual(ids);
  expect(new Set(ids).size).toBe(4);
});

test('the home of an id is its upper 12 bits', () => {
  const home = fc.bigInt({ min: 0n, max: 4095n });
  const places = [
    fc.bigInt({ min: 1n, max: 2n ** 51n - 1n }),
    fc.bigInt({ min: 2n ** 51n - 2000n, max: 2n ** 51n - 1n }),
    fc.bigInt({ min: 1n, max: 2000n }),
  ];
  fc.assert(
    fc.property(home, fc.oneof(...places), (home, place) => {
      const id = parseId(String((home << 51n) + place));
      expect(id && homeOf(id)).toBe(Number(home));
    }),
  );
  expect(parseId(String(2n ** 63n))).toBeNull();
});

test('each home begins and ends at its edges', () => {
  for (let home = 0; home < 4096; home += 1) {
    const first = BigInt(home) << 51n;
    const ends = [first + 1n, first + 1000n, first + 2n ** 51n - 1000n, first + 2n ** 51n - 1n];
    for (const id of ends) expect(homeOf(parseId(String(id)) as Id), String(id)).toBe(home);
    if (home > 0) expect(homeOf(parseId(String(first)) as Id)).toBe(home);
  }
});

test('an id has at most 63 bits, and is written plainly', () => {
  expect(parseId('9223372036854775807')).toBe('9223372036854775807');
  for (const text of [
    '9223372036854775808',
    '9999999999999999999',
    '10000000000000000000',
    '0',
    '01',
    '-1',
    '1.0',
    '',
  ])
    expect(parseId(text), text).toBeNull();
});

test('an id may come as a whole positive number, and as nothing else but text', () => {
  expect([1, 2 ** 53 - 1].map(parseId)).toEqual(['1', '9007199254740991']);
  for (const value of [0, -1, 1.5, Number.NaN, 2 ** 53, 7n, ['7'], null, undefined, true])
    expect(parseId(value), String(value)).toBeNull();
});

test('the first home also has the shortest ids', () => {
  const ids = ['1', '99999999', '100000000', '999999999', '1000000000'].map(parseId);
  expect(ids.map((id) => id && homeOf(id))).toEqual([0, 0, 0, 0, 0]);
});

test('a random home is one of the 4096', () => {
  const homes = Array.from({ length: 2000 }, randomHome);
  expect(homes.filter((home) => home !== Math.floor(home) || home < 0 || home > 4095)).toEqual([]);
  expect(Math.min(...homes)).toBeLessThan(100);
  expect(Math.max(...homes)).toBeGreaterThan(3996);
});
