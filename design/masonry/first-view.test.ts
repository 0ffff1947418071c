import { expect, test } from 'vitest';
import { FIRST_VIEW_CELLS, firstView } from './first-view.ts';
import { columnWidthAt, type Density, STEPS, stepIndexAt } from './geometry.ts';
import { type Cell, layOut } from './layout.ts';
import { place } from './use-wall.ts';
import './wide-wall.ts';

const cells: Cell[] = Array.from({ length: 70 }, (_, index) => ({
  key: `k${index}`,
  ratio: 0.6 + ((index * 13) % 17) / 12,
  text: index % 3 ? 44 : 0,
}));

/** Evaluates the CSS lengths that firstView writes, at a column width. */
function px(length: unknown, columnWidth: number): number {
  const text = String(length);
  const linear = (part: string) => {
    const [, ratio, fixed] = part.match(/^calc\(([\d.]+)\*var\(--w\) \+ ([\d.]+)px\)$/) ?? [];
    return ratio === undefined ? Number.parseFloat(part) : Number(ratio) * columnWidth + Number(fixed);
  };
  const [, inner] = text.match(/^max\((.*)\)$/) ?? [];
  return inner ? Math.max(...inner.split(/,(?=calc|\d)/).map(linear)) : linear(text);
}

test.each(['regular', 'dense', 'large', 'single'] as const)(
  'at every width the %s wall stands before the script runs where it stands after',
  (density: Density) => {
    const view = firstView(cells, FIRST_VIEW_CELLS, density);
    expect(view.cells).toHaveLength(FIRST_VIEW_CELLS);
    for (let width = 288; width <= 2560; width += 7) {
      const at = stepIndexAt(density, width);
      const step = STEPS[density][at];
      if (!step) throw new Error(`no step at ${width}`);
      const column = columnWidthAt(step, width);
      const after = place(cells, layOut(cells, step), step, width);
      expect(px(Reflect.get(view.wall, `--h${at}`), column)).toBeCloseTo(after.height, 0);
      view.cells.forEach((properties, index) => {
        expect(Reflect.get(properties, `--c${at}`)).toBe(after.columns[index]);
        expect(
          Math.abs(px(Reflect.get(properties, `--y${at}`), column) - (after.tops[index] ?? 0)),
        ).toBeLessThan(0.5);
      });
    }
  },
);
