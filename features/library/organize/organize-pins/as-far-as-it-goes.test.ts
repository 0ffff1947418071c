import { expect, test } from 'vitest';
import { asFarAsItGoes } from './as-far-as-it-goes.ts';

const ids = Array.from({ length: 1200 }, (_, index) => `${index}`);

test('many pins go in parts, and where one fails it is known which are done', async () => {
  const sizes: number[] = [];
  const whole = await asFarAsItGoes(ids, async (part) => sizes.push(part.length));
  expect(sizes).toEqual([500, 500, 200]);
  expect(whole).toEqual({ done: ids, error: null });
  const offline = new Error('offline');
  let asked = 0;
  const failing = async () => {
    asked += 1;
    if (asked === 2) throw offline;
  };
  expect(await asFarAsItGoes(ids, failing)).toEqual({ done: ids.slice(0, 500), error: offline });
  expect(asked).toBe(2);
});
