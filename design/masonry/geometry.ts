/** `single`: one below the other. */
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

/** The containers from which one more column shares the width, beginning with `least`; further ones are fixed. */
type Size = { width: number; least: number; fluidFrom: number[]; most: number };

const SIZES: Record<Density, Size> = {
  regular: { width: COLUMN_WIDTH, least: 2, fluidFrom: [0], most: 10 },
  dense: { width: (COLUMN_WIDTH * 2) / 3, least: 2, fluidFrom: [0, 340], most: 14 },
  large: { width: COLUMN_WIDTH * 1.5, least: 1, fluidFrom: [0, 480], most: 7 },
  single: { width: 560, least: 1, fluidFrom: [0], most: 1 },
};

export function columnWidth(density: Density): number {
  return SIZES[density].width;
}

/** Pixels. */
export function wallWidth(columns: number, width: number, gutter: number): number {
  return columns * width + (columns - 1) * gutter;
}

function stepsOf({ width, least, fluidFrom, most }: Size): Step[] {
  const steps: Step[] = fluidFrom.map((from, more) => ({
    columns: least + more,
    from,
    gutter: PHONE_GUTTER,
    width: null,
  }));
  for (let columns = least + fluidFrom.length - 1; columns <= most; columns += 1) {
    steps.push({ columns, from: Math.ceil(wallWidth(columns, width, GUTTER)), gutter: GUTTER, width });
  }
  return steps;
}

/** Narrowest first. masonry.module.css has the same thresholds; a test compares. */
export const STEPS: Record<Density, Step[]> = {
  regular: stepsOf(SIZES.regular),
  dense: stepsOf(SIZES.dense),
  large: stepsOf(SIZES.large),
  single: stepsOf(SIZES.single),
};

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
