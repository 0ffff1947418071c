import { afterEach, expect, test, vi } from 'vitest';
import { cacheForSeconds } from './cache-for-seconds.ts';

interface Made {
  number: number;
  bytes: number;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A cache whose values are numbered as they are made, each of so many bytes. */
function numbered({ seconds = 60, largest = 1000 } = {}) {
  const cache = cacheForSeconds<Made>({ seconds, largest, bytesOf: ({ bytes }) => bytes });
  let made = 0;
  const number = async (key: string, bytes = 1, mayKeep?: (made: Made) => boolean) => {
    const make = async () => {
      made += 1;
      return { number: made, bytes };
    };
    return (await cache.get(key, make, mayKeep)).number;
  };
  return { cache, number };
}

test('what was made is answered again for as many seconds, and then made anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const advance = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  const { number } = numbered({ seconds: 15 });
  expect([await number('a'), await number('b'), await number('a')]).toEqual([1, 2, 1]);
  advance(14_000);
  expect(await number('a')).toBe(1);
  advance(2_000);
  expect(await number('a')).toBe(3);
});

test('for 0 seconds nothing is kept or shared', async () => {
  const { number } = numbered({ seconds: 0 });
  expect(await Promise.all([number('a'), number('a')])).toEqual([1, 2]);
  expect(await number('a')).toBe(3);
});

test('what the maker does not want kept is made for everybody', async () => {
  const { number } = numbered();
  expect(await number('a', 1, () => false)).toBe(1);
  expect(await number('a', 1, ({ number }) => number === 2)).toBe(2);
  expect(await number('a')).toBe(2);
});

test('under an address that is too long nothing is kept, as it would fill the memory', async () => {
  const { number } = numbered();
  const [long, tooLong] = ['a'.repeat(2000), 'a'.repeat(2001)];
  expect([await number(long), await number(long)]).toEqual([1, 1]);
  expect([await number(tooLong), await number(tooLong)]).toEqual([2, 3]);
});

test('all together are no larger than they may be: the one not asked for longest goes', async () => {
  const { number } = numbered({ largest: 1000 });
  expect([await number('a', 400), await number('b', 400), await number('a', 400)]).toEqual([1, 2, 1]);
  expect(await number('c', 400)).toBe(3);
  expect(await number('a', 400)).toBe(1);
  expect(await number('b', 400)).toBe(4);
});

test('of what has no bytes only so many are kept', async () => {
  const { number } = numbered({ largest: 1_000_000 });
  for (let index = 1; index <= 501; index += 1) await number(`${index}`, 0.4);
  expect(await number('2', 0.4)).toBe(2);
  expect(await number('1', 0.4)).toBe(502);
});

test('a value that was being made when all was cleared is kept from nobody who waits, but for nobody else', async () => {
  const { cache, number } = numbered();
  const { promise, resolve } = Promise.withResolvers<Made>();
  const before = cache.get('a', () => promise);
  cache.clear();
  const after = number('a');
  resolve({ number: 100, bytes: 1 });
  expect([(await before).number, await after, await number('a')]).toEqual([100, 1, 1]);
});
