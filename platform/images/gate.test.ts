import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('work runs while its weights fit, in order of arrival, and a failure frees its place', async () => {
  const gate = createGate(10);
  const running = new Set<string>();
  const finish = new Map<string, (error?: Error) => void>();
  const start = (name: string, weight: number) =>
    gate.run(weight, () => {
      running.add(name);
      return new Promise<void>((resolve, reject) =>
        finish.set(name, (error) => {
          running.delete(name);
          error ? reject(error) : resolve();
        }),
      );
    });
  const settled = () => new Promise((tick) => setImmediate(tick));
  const all = [start('a', 6), start('b', 6), start('c', 4), start('huge', 99)];
  const failing = expect(all[0]).rejects.toThrow('broke');
  await settled();
  expect([...running]).toEqual(['a']);
  finish.get('a')?.(new Error('broke'));
  await failing;
  await settled();
  expect([...running]).toEqual(['b', 'c']);
  finish.get('b')?.();
  await settled();
  expect([...running]).toEqual(['c']);
  finish.get('c')?.();
  await settled();
  expect([...running]).toEqual(['huge']);
  finish.get('huge')?.();
  await Promise.all(all.slice(1));
});
