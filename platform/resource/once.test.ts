import { expect, test } from 'vitest';
import type { Context } from './context.ts';
import { type Found, readOnce } from './once.ts';

function reader() {
  let times = 0;
  return async () => {
    times += 1;
    return times;
  };
}

const contextWith = (found?: Found) => ({ found }) as Context;

test('the calls of a page read a thing once', async () => {
  const [context, read] = [contextWith(new Map()), reader()];
  expect(await Promise.all([readOnce(context, 'a', read), readOnce(context, 'a', read)])).toEqual([1, 1]);
  expect(await readOnce(context, 'b', read)).toBe(2);
});

test('a call by itself reads anew', async () => {
  const [context, read] = [contextWith(), reader()];
  expect([await readOnce(context, 'a', read), await readOnce(context, 'a', read)]).toEqual([1, 2]);
});
