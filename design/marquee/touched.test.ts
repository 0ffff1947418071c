import { expect, test } from 'vitest';
import { areaBetween, touchedBy } from './touched.ts';

const areas = new Map([
  ['a', areaBetween({ x: 0, y: 0 }, { x: 10, y: 10 })],
  ['b', areaBetween({ x: 20, y: 0 }, { x: 30, y: 10 })],
  ['c', areaBetween({ x: 0, y: 20 }, { x: 10, y: 30 })],
]);
const between = (...[left, top, right, bottom]: [number, number, number, number]) =>
  [...touchedBy(areaBetween({ x: left, y: top }, { x: right, y: bottom }), areas)].join('');

test('what it touches is chosen, in whatever direction it is drawn', () => {
  expect(between(5, 5, 25, 8)).toBe('ab');
  expect(between(25, 8, 5, 5)).toBe('ab');
  expect(between(5, 25, 25, 5)).toBe('abc');
  expect(between(12, 12, 18, 18)).toBe('');
  expect(between(10, 10, 20, 20)).toBe('');
});
