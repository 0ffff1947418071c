import { expect, test } from 'vitest';
import { pageAfterKey } from './story-keys.ts';

test('arrow keys turn the pages and stop at the ends', () => {
  expect(pageAfterKey('ArrowRight', 0, 3, false)).toBe(1);
  expect(pageAfterKey('ArrowLeft', 1, 3, false)).toBe(0);
  expect(pageAfterKey('ArrowLeft', 0, 3, false)).toBeNull();
  expect(pageAfterKey('ArrowRight', 2, 3, false)).toBeNull();
});

test('where one reads from right to left the arrows change places', () => {
  expect(pageAfterKey('ArrowLeft', 0, 3, true)).toBe(1);
  expect(pageAfterKey('ArrowRight', 1, 3, true)).toBe(0);
});

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(pageAfterKey('Home', 2, 3, false)).toBe(0);
  expect(pageAfterKey('End', 0, 3, false)).toBe(2);
  expect(pageAfterKey('Enter', 0, 3, false)).toBeNull();
});
