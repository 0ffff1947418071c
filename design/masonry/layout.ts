import type { Step } from './geometry.ts';

/** What the wall must know of a cell before it is there. */
export type Cell = {
  key: string;
  /** Height ÷ width of the picture. */
  ratio: number;
  /** Height of everything under the picture, px; the same at every column width. */
  text: number;
};

/**
 * Where every cell stands. A cell's top is `ratios · column width + fixed` px, so that one layout serves every
 * width of a fluid column: only the two numbers are kept, indexed as the cells are.
 */
export type Layout = {
  columns: Uint8Array;
  ratios: Float64Array;
  fixed: Float64Array;
  /** The same two numbers for the end of each column, last gutter included. */
  ends: { ratios: number; fixed: number }[];
};

/** Fluid columns choose their place as if they were this wide, px: the choice must not change with the width. */
const FLUID_NOMINAL_WIDTH = 172;

/** How much lower than the shortest column a known cell may stand before it leaves its column, px. */
const PATIENCE = 720;

/**
 * Lays cells in order, each in the shortest column (the first of equals). A cell in `known` stays in its column
 * unless that has grown far longer than the others, so taking one away does not shuffle all that follow.
 */
export function layOut(cells: readonly Cell[], step: Step, known?: ReadonlyMap<string, number>): Layout {
  const nominal = step.width ?? FLUID_NOMINAL_WIDTH;
  const heights = new Array<number>(step.columns).fill(0);
  const ends = heights.map(() => ({ ratios: 0, fixed: 0 }));
  const columns = new Uint8Array(cells.length);
  const ratios = new Float64Array(cells.length);
  const fixed = new Float64Array(cells.length);

  cells.forEach((cell, index) => {
    const shortest = heights.indexOf(Math.min(...heights));
    const wanted = known?.get(cell.key) ?? shortest;
    const isNear = (heights[wanted] ?? Infinity) - (heights[shortest] ?? 0) <= PATIENCE;
    const column = isNear ? wanted : shortest;
    const end = ends[column];
    if (!end) return;
    columns[index] = column;
    ratios[index] = end.ratios;
    fixed[index] = end.fixed;
    end.ratios += cell.ratio;
    end.fixed += cell.text + step.gutter;
    heights[column] = end.ratios * nominal + end.fixed;
  });
  return { columns, ratios, fixed, ends };
}

/** Which column each cell got, for the next call of layOut. */
export function columnsByKey(cells: readonly Cell[], layout: Layout): Map<string, number> {
  return new Map(cells.map((cell, index) => [cell.key, layout.columns[index] ?? 0]));
}
