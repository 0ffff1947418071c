import { expect, test } from 'vitest';
import { nextPlace } from './walk-rows.ts';

test('arrow keys walk and stop at the ends', () => {
  expect(nextPlace('ArrowDown', 0, 3, true)).toBe(1);
  expect(nextPlace('ArrowDown', 2, 3, false)).toBe(2);
  expect(nextPlace('ArrowUp', 0, 3, false)).toBe(0);
});

test('Home and End belong to the text while one types', () => {
  expect(nextPlace('End', 0, 3, false)).toBe(2);
  expect(nextPlace('Home', 2, 3, false)).toBe(0);
  expect(nextPlace('End', 0, 3, true)).toBeNull();
  expect(nextPlace('Enter', 1, 3, false)).toBeNull();
});
