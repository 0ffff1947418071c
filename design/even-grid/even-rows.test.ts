import { expect, test } from 'vitest';
import { stretchOf } from './even-rows.ts';

const size = { columns: 3, row: 200, gap: 20 };

test('the screen is kept, and a screen above and below it', () => {
  expect(stretchOf(size, 3000, 0, 660)).toEqual({ first: 0, last: 18, height: 219_980 });
  expect(stretchOf(size, 3000, 22_000, 660)).toEqual({ first: 291, last: 318, height: 219_980 });
});

test('at its end, and past it, the last rows stay', () => {
  expect(stretchOf(size, 100, 7260, 660)).toMatchObject({ last: 100, height: 7460 });
  expect(stretchOf(size, 100, 90_000, 660)).toMatchObject({ first: 96, last: 100 });
  expect(stretchOf(size, 100, -90_000, 660)).toMatchObject({ first: 0, last: 6 });
});

test('a small grid is there whole, and an empty one is no trouble', () => {
  expect(stretchOf(size, 4, 0, 660)).toEqual({ first: 0, last: 4, height: 420 });
  expect(stretchOf(size, 0, 0, 660)).toEqual({ first: 0, last: 0, height: 0 });
});
