/** The steps of the last two are in wide-wall.ts, which pages that show them load. */
export type Density = 'regular' | 'dense' | 'large' | 'single';

export type Step = {
  columns: number;
  /** The least width of the container, px. */
  from: number;
  gutter: number;
  /** Pixels; null where the columns share the container's width. */
  width: number | null;
};

/** Pixels. */
export const COLUMN_WIDTH = 236;
export const GUTTER = 16;
const PHONE_GUTTER = 8;

/** There are never fewer than two columns. */
const DENSE_SHARE = 2 / 3;
const LEAST_COLUMNS = 2;

const MOST_COLUMNS = { regular: 10, dense: 14 };

/** Dense walls on phones have a third fluid column from here on, px. */
const THREE_FLUID_FROM = 340;

export function columnWidth(density: Density): number {
  return density === 'dense' ? COLUMN_WIDTH * DENSE_SHARE : COLUMN_WIDTH;
}

/** Pixels. */
export function wallWidth(columns: number, width: number, gutter: number): number {
  return columns * width + (columns - 1) * gutter;
}

function stepsOf(density: 'regular' | 'dense'): Step[] {
  const width = columnWidth(density);
  const fluid = { gutter: PHONE_GUTTER, width: null };
  const steps: Step[] = [{ columns: LEAST_COLUMNS, from: 0, ...fluid }];
  if (density === 'dense') steps.push({ columns: 3, from: THREE_FLUID_FROM, ...fluid });
  for (let columns = steps.length + 1; columns <= MOST_COLUMNS[density]; columns += 1) {
    steps.push({ columns, from: Math.ceil(wallWidth(columns, width, GUTTER)), gutter: GUTTER, width });
  }
  return steps;
}

/** Narrowest first. masonry.module.css has the same thresholds; a test compares. */
export const STEPS = { regular: stepsOf('regular'), dense: stepsOf('dense') } as Record<Density, Step[]>;

/** Pixels as measured, with fractions. */
export function stepIndexAt(density: Density, containerWidth: number): number {
  return Math.max(
    0,
    STEPS[density].findLastIndex((step) => step.from <= containerWidth),
  );
}

/** Pixels. */
export function columnWidthAt(step: Step, containerWidth: number): number {
  return step.width ?? (containerWidth - (step.columns - 1) * step.gutter) / step.columns;
}
