import { expect, test } from 'vitest';
import { dominantColors } from './picture-colors.ts';

const pixels = (...runs: [count: number, ...rgba: number[]][]) =>
  runs.flatMap(([count, ...rgba]) => Array.from({ length: count }, () => rgba).flat());

test('the five most frequent colors, and not five shades of the first', () => {
  const sky = pixels([40, 90, 160, 230, 255], [30, 96, 166, 236, 255]);
  const others = pixels(
    [20, 10, 120, 10, 255],
    [15, 240, 240, 240, 255],
    [10, 200, 30, 30, 255],
    [5, 20, 20, 20, 255],
    [2, 250, 220, 40, 255],
  );
  expect(dominantColors([...sky, ...others])).toEqual([
    '#5aa0e6',
    '#0a780a',
    '#f0f0f0',
    '#c81e1e',
    '#141414',
  ]);
});

test('a picture of one color has one, and what is transparent has none', () => {
  expect(dominantColors(pixels([9, 0, 0, 0, 0], [3, 12, 34, 56, 255]))).toEqual(['#0c2238']);
  expect(dominantColors([])).toEqual([]);
});
