import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  COLUMN_WIDTH,
  columnWidth,
  columnWidthAt,
  type Density,
  GUTTER,
  STEPS,
  type Step,
  stepIndexAt,
  wallWidth,
} from './geometry.ts';
import { WIDE_WIDTHS } from './wide-wall.ts';

function stepAt(density: Density, width: number) {
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

test('large columns are half as wide again, one on a phone; single pictures stand one below the other', () => {
  expect(stepAt('large', 343)).toMatchObject({ columns: 1, actual: 343 });
  expect(stepAt('large', 600)).toMatchObject({ columns: 2, actual: 296 });
  expect(stepAt('large', 1248)).toMatchObject({ columns: 3, actual: 354, gutter: 16 });
  expect(stepAt('single', 343)).toMatchObject({ columns: 1, actual: 343 });
  for (const width of [560, 1248, 2560])
    expect(stepAt('single', width)).toMatchObject({ columns: 1, actual: 560 });
});

test('the stylesheet changes its columns where the script does', () => {
  const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim();
  expect(css('./masonry.module.css').endsWith(stepsCss('regular', 'dense'))).toBe(true);
  expect(css('./wide-wall.css').endsWith(stepsCss('large', 'single'))).toBe(true);
});

const widthOf = (density: Density, step: Step) => {
  if (step.width === null) return `calc((100cqi - ${(step.columns - 1) * step.gutter}px) / ${step.columns})`;
  if (density === 'large' || density === 'single') return `${WIDE_WIDTHS[density]}px`;
  return density === 'dense' ? 'calc(236px * 2 / 3)' : '236px';
};

function rule(density: Density, at: number): string {
  const [step, before] = [STEPS[density][at], STEPS[density][at - 1]];
  if (!step) return '';
  const lines = [`--columns: ${step.columns};`];
  if (step.width === null || before?.width === null) {
    lines.push(`--w: ${widthOf(density, step)};`, `--g: ${step.gutter}px;`);
  }
  lines.push(`--h: var(--h${at});`, `--c: var(--c${at});`, `--y: var(--y${at});`);
  const isWide = density in WIDE_WIDTHS;
  const wall = isWide ? `[data-wall='${density}']` : `.${density}`;
  return `${wall},\n${wall} > ${isWide ? 'li' : '.cell'} {\n  ${lines.join('\n  ')}\n}`;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** The part of a stylesheet that follows from STEPS: which properties apply from which width. */
function stepsCss(...densities: Density[]): string {
  const blocks = densities.flatMap((density) =>
    STEPS[density].map((step, at) => {
      const text = rule(density, at);
      return step.from ? `@container wall (inline-size >= ${step.from}px) {\n${indented(text)}\n}` : text;
    }),
  );
  return blocks.join('\n\n');
}
