import { expect, test } from 'vitest';
import { scrollSpeed } from './auto-scroll.ts';

test('a drag scrolls within 120 px of the top and the bottom, and nowhere else', () => {
  expect(scrollSpeed(120, 800)).toBe(0);
  expect(scrollSpeed(119, 800)).toBeLessThan(0);
  expect(scrollSpeed(400, 800)).toBe(0);
  expect(scrollSpeed(680, 800)).toBe(0);
  expect(scrollSpeed(681, 800)).toBeGreaterThan(0);
});

test('it is faster near the edge and no faster beyond it', () => {
  expect(scrollSpeed(790, 800)).toBeGreaterThan(scrollSpeed(700, 800));
  expect(scrollSpeed(900, 800)).toBe(scrollSpeed(800, 800));
  expect(scrollSpeed(-50, 800)).toBe(scrollSpeed(0, 800));
});

test('on a low screen the middle stays at rest', () => {
  expect(scrollSpeed(75, 150)).toBe(0);
});
