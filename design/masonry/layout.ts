import type { Step } from './geometry.ts';

export type Cell = {
  key: string;
  /** Height ÷ width. */
  ratio: number;
  /** The height of the text under the picture, px; the same at every column width. */
  text: number;
};

/** A cell's top is `ratios · column width + fixed` px, so that one layout serves every width of a fluid column. */
export type Layout = {
  columns: Uint8Array;
  ratios: Float64Array;
  fixed: Float64Array;
  ends: { ratios: number; fixed: number }[];
};

/** Fluid columns are filled as if they were this wide, px: the choice must not change with the width. */
const FLUID_NOMINAL_WIDTH = 172;

/** How far below the shortest column a known cell may be before it leaves its column, px. */
const PATIENCE = 720;

export type Laid = { cells: readonly Cell[]; layout: Layout };

/**
 * A known cell stays in its column unless that is far longer: removing one must not reshuffle the rest.
 * After a removal, the last row is filled from its start. If a column would be empty, or known cells have another order
 * than before, the list is laid out anew: whoever moved a cell must see it move.
 */
export function layOut(cells: readonly Cell[], step: Step, before?: Laid): Layout {
  const layout = continued(cells, step, before);
  const hasHole = layout.ends.some(({ ratios }, column) => ratios === 0 && column < cells.length);
  return before && hasHole ? continued(cells, step) : layout;
}

function continued(cells: readonly Cell[], step: Step, before?: Laid): Layout {
  const nominal = step.width ?? FLUID_NOMINAL_WIDTH;
  // A long list mostly grows at its end: the unchanged beginning is not laid out again.
  const same = before ? sameFrom(before.cells, cells) : 0;
  const places = new Map(before?.cells.slice(same).map(({ key }, index) => [key, same + index]));
  let last = -1;
  const layout = startOf(cells, step, same, before?.layout);
  const { columns, ratios, fixed, ends } = layout;
  const heights = ends.map((end) => end.ratios * nominal + end.fixed);
  const isShorter = before !== undefined && cells.length < before.cells.length;
  const lastRow = isShorter ? cells.length - step.columns : cells.length;
  for (let index = same; index < cells.length; index += 1) {
    const cell = cells[index];
    if (!cell) break;
    const shortest = indexOfLeast(heights);
    const place = places.get(cell.key) ?? last;
    if (place < last) return continued(cells, step);
    last = place;
    const wanted =
      (index < lastRow && places.has(cell.key) ? before?.layout.columns[place] : undefined) ?? shortest;
    const isNear = (heights[wanted] ?? Infinity) - (heights[shortest] ?? 0) <= PATIENCE;
    const column = isNear ? wanted : shortest;
    const end = ends[column];
    if (!end) break;
    columns[index] = column;
    ratios[index] = end.ratios;
    fixed[index] = end.fixed;
    end.ratios += cell.ratio;
    end.fixed += cell.text + step.gutter;
    heights[column] = end.ratios * nominal + end.fixed;
  }
  return layout;
}

export function isSameList(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.length === other.length && sameFrom(one, other) === one.length;
}

function sameFrom(before: readonly Cell[], cells: readonly Cell[]): number {
  const isSame = (one: Cell, other: Cell | undefined) =>
    one.key === other?.key && one.ratio === other.ratio && one.text === other.text;
  const changed = before.findIndex((cell, index) => !isSame(cell, cells[index]));
  return changed < 0 ? before.length : changed;
}

function startOf(cells: readonly Cell[], step: Step, same: number, before?: Layout): Layout {
  const columns = new Uint8Array(cells.length);
  const ratios = new Float64Array(cells.length);
  const fixed = new Float64Array(cells.length);
  const ends = Array.from({ length: step.columns }, () => ({ ratios: 0, fixed: 0 }));
  if (!before) return { columns, ratios, fixed, ends };
  columns.set(before.columns.subarray(0, same));
  ratios.set(before.ratios.subarray(0, same));
  fixed.set(before.fixed.subarray(0, same));
  const open = new Set(ends.keys());
  for (let index = same - 1; index >= 0 && open.size > 0; index -= 1) {
    const [column = 0, cell] = [columns[index], cells[index]];
    if (!cell || !open.delete(column)) continue;
    ends[column] = {
      ratios: (ratios[index] ?? 0) + cell.ratio,
      fixed: (fixed[index] ?? 0) + cell.text + step.gutter,
    };
  }
  return { columns, ratios, fixed, ends };
}

function indexOfLeast(values: readonly number[]): number {
  let at = 0;
  for (let index = 1; index < values.length; index += 1) {
    if ((values[index] ?? Infinity) < (values[at] ?? Infinity)) at = index;
  }
  return at;
}
