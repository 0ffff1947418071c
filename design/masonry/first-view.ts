import type { CSSProperties } from 'react';
import { type Density, STEPS, type Step } from './geometry.ts';
import { type Cell, type Layout, layOut } from './layout.ts';

/** Four rows of the widest regular wall. */
export const FIRST_VIEW_CELLS = 40;

/** Two to three rows on a laptop. */
export const LOW_VIEW_CELLS = 12;

export type FirstView = {
  /** Its height in each step, `--h0`, `--h1` … */
  wall: CSSProperties;
  /** Column and top of each, `--c0`, `--y0`, `--c1` … */
  cells: CSSProperties[];
};

const short = (value: number) => Math.round(value * 1000) / 1000;

/** `--w` is the width of a column. */
function length(step: Step, ratios: number, fixed: number): string {
  if (step.width !== null) return `${short(ratios * step.width + fixed)}px`;
  return `calc(${short(ratios)}*var(--w) + ${short(fixed)}px)`;
}

function heightOf(step: Step, layout: Layout): string {
  const ends = layout.ends.map((end) => length(step, end.ratios, Math.max(0, end.fixed - step.gutter)));
  return `max(${ends.join(',')})`;
}

/**
 * It serves every width at once: container queries in masonry.module.css pick one set of these properties, so
 * that hydration moves nothing. The height covers all cells, of which the first `count` are placed.
 */
export function firstView(cells: readonly Cell[], count: number, density: Density): FirstView {
  const wall: Record<string, string> = {};
  const first: Record<string, string | number>[] = Array.from({ length: count }, () => ({}));
  STEPS[density].forEach((step, at) => {
    const layout = layOut(cells, step);
    wall[`--h${at}`] = heightOf(step, layout);
    first.forEach((properties, index) => {
      properties[`--c${at}`] = layout.columns[index] ?? 0;
      properties[`--y${at}`] = length(step, layout.ratios[index] ?? 0, layout.fixed[index] ?? 0);
    });
  });
  return { wall, cells: first };
}
