import { expect, test } from 'vitest';
import { fillIn } from './msg.ts';

test('places are filled with the values of their names, and stay where there is none', () => {
  expect(fillIn('{a_1} and {b}, {a_1}!', { a_1: 'Ada', b: 0 })).toBe('Ada and 0, Ada!');
  expect(fillIn('{a} and {b} and { c }', { a: '{b}', c: 1 })).toBe('{b} and {b} and { c }');
  expect(fillIn('{a}', undefined)).toBe('{a}');
});
