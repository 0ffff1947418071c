import { expect, test } from 'vitest';
import { createGate, type Gate, GateFull } from './gate.ts';

const settled = () => new Promise((tick) => setImmediate(tick));

/** Work that runs until told to end, and which of it is running. */
function worksAt(gate: Gate) {
  const running = new Set<string>();
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, weight: number, by = 'ada') =>
    gate.run({ by, weight }, () => {
      running.add(name);
      return new Promise<void>((resolve, reject) =>
        ends.set(name, (error) => {
          running.delete(name);
          error ? reject(error) : resolve();
        }),
      );
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await settled();
    return [...running];
  };
  return { running, start, end };
}

test('work runs while its weights fit, in order of arrival, and a failure frees its place', async () => {
  const { running, start, end } = worksAt(createGate(10, 9));
  const all = [start('a', 6), start('b', 6), start('c', 4), start('huge', 99)];
  const failing = expect(all[0]).rejects.toThrow('broke');
  await settled();
  expect([...running]).toEqual(['a']);
  expect(await end('a', new Error('broke'))).toEqual(['b', 'c']);
  await failing;
  expect(await end('b')).toEqual(['c']);
  expect(await end('c')).toEqual(['huge']);
  await end('huge');
  await Promise.all(all.slice(1));
});

test('each who waits has a turn before any has a second', async () => {
  const { start, end } = worksAt(createGate(1, 99));
  const ofAda = Array.from({ length: 20 }, (_, at) => start(`ada ${at}`, 1, 'ada'));
  const others = [start('ben', 1, 'ben'), start('chi 0', 1, 'chi'), start('chi 1', 1, 'chi')];
  await settled();
  expect(await end('ada 0')).toEqual(['ada 1']);
  const turns = ['ada 1'];
  for (const name of turns) turns.push(...(await end(name)));
  expect(turns.slice(1, 7)).toEqual(['ben', 'chi 0', 'ada 2', 'chi 1', 'ada 3', 'ada 4']);
  expect(turns).toHaveLength(22);
  await Promise.all([...ofAda, ...others]);
});

test('of one so much waits at most, of others still as much', async () => {
  const { start, end } = worksAt(createGate(1, 2));
  const all = [start('a', 1), start('b', 1), start('c', 1), start('other', 1, 'ben')];
  await expect(start('d', 1)).rejects.toThrow(GateFull);
  await end('a');
  expect(await end('b')).toEqual(['other']);
  const again = start('e', 1);
  for (const name of ['other', 'c', 'e']) await end(name);
  await Promise.all([...all, again]);
});
