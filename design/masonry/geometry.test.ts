import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  COLUMN_WIDTH,
  columnWidth,
  columnWidthAt,
  GUTTER,
  STEPS,
  stepIndexAt,
  wallWidth,
} from './geometry.ts';
import { stepsCss } from './steps-css.ts';

function stepAt(density: 'regular' | 'dense', width: number) {
  const step = STEPS[density][stepIndexAt(density, width)];
  if (!step) throw new Error(`no step at ${width}`);
  return { ...step, actual: columnWidthAt(step, width) };
}

test('a regular wall has columns of 236 px with 16 px between them', () => {
  expect(stepAt('regular', 1248)).toMatchObject({ columns: 5, actual: 236, gutter: 16 });
  expect(stepAt('regular', 1243)).toMatchObject({ columns: 4, actual: 236 });
  expect(stepAt('regular', 2528)).toMatchObject({ columns: 10, actual: 236 });
});

test('a phone has two columns that share its width', () => {
  expect(stepAt('regular', 343)).toMatchObject({ columns: 2, gutter: 8, actual: 167.5 });
  expect(stepAt('regular', 288)).toMatchObject({ columns: 2, actual: 140 });
});

test('[PINS-03] dense columns are 2/3 of the default width, and there are at least two', () => {
  expect(columnWidth('dense')).toBeCloseTo((COLUMN_WIDTH * 2) / 3, 10);
  for (let width = 160; width <= 2560; width += 1) {
    const dense = stepAt('dense', width);
    expect(dense.columns).toBeGreaterThanOrEqual(2);
    expect(dense.columns).toBeGreaterThanOrEqual(stepAt('regular', width).columns);
    if (dense.width !== null) expect(dense.actual).toBeCloseTo((236 * 2) / 3, 10);
  }
  expect(stepAt('dense', 288).columns).toBe(2);
  expect(stepAt('dense', 1248).columns).toBe(7);
});

test.each(['regular', 'dense'] as const)(
  'a %s wall fits its container and wastes less than a column',
  (density) => {
    const most = STEPS[density].at(-1)?.columns;
    for (let width = 288; width <= 2560; width += 1) {
      const { columns, actual, gutter } = stepAt(density, width);
      const taken = wallWidth(columns, actual, gutter);
      expect(taken).toBeLessThanOrEqual(width + 1e-9);
      if (columns !== most) expect(width - taken).toBeLessThan(columnWidth(density) + GUTTER);
    }
  },
);

test('the stylesheet changes its columns where the script does', () => {
  const css = readFileSync(new URL('./masonry.module.css', import.meta.url), 'utf8');
  expect(css.trim().endsWith(stepsCss())).toBe(true);
});
