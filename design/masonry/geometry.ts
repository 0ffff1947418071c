export type Density = 'regular' | 'dense';

/** One layout of the wall: its columns, from a container width on. */
export type Step = {
  columns: number;
  /** Smallest width of the container, px. */
  from: number;
  gutter: number;
  /** Width of a column, px; null where the columns share the container's width. */
  width: number | null;
};

/** Width of a column of the regular wall, px. */
export const COLUMN_WIDTH = 236;
export const GUTTER = 16;
const PHONE_GUTTER = 8;

/** Columns of the dense wall have 2/3 of the default width; there are never fewer than two columns. */
const DENSE_SHARE = 2 / 3;
const LEAST_COLUMNS = 2;

const MOST_COLUMNS = { regular: 10, dense: 14 };

/** From here on, dense walls on phones have a third fluid column, px. */
const THREE_FLUID_FROM = 340;

/** Width of a fixed column, px. */
export function columnWidth(density: Density): number {
  return density === 'dense' ? COLUMN_WIDTH * DENSE_SHARE : COLUMN_WIDTH;
}

/** Width of this many fixed columns with the gutters between them, px. */
export function wallWidth(columns: number, width: number, gutter: number): number {
  return columns * width + (columns - 1) * gutter;
}

function stepsOf(density: Density): Step[] {
  const width = columnWidth(density);
  const fluid = { gutter: PHONE_GUTTER, width: null };
  const steps: Step[] = [{ columns: LEAST_COLUMNS, from: 0, ...fluid }];
  if (density === 'dense') steps.push({ columns: 3, from: THREE_FLUID_FROM, ...fluid });
  for (let columns = steps.length + 1; columns <= MOST_COLUMNS[density]; columns += 1) {
    steps.push({ columns, from: Math.ceil(wallWidth(columns, width, GUTTER)), gutter: GUTTER, width });
  }
  return steps;
}

/** All layouts of a wall, narrowest first. masonry.module.css has the same thresholds; a test compares. */
export const STEPS: Record<Density, Step[]> = { regular: stepsOf('regular'), dense: stepsOf('dense') };

/** Index in STEPS of the layout for a container of this width (px, as measured, with fractions). */
export function stepIndexAt(density: Density, containerWidth: number): number {
  return Math.max(
    0,
    STEPS[density].findLastIndex((step) => step.from <= containerWidth),
  );
}

/** Width of a column, px, in a container of this width. */
export function columnWidthAt(step: Step, containerWidth: number): number {
  return step.width ?? (containerWidth - (step.columns - 1) * step.gutter) / step.columns;
}
