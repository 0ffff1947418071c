import { COLUMN_WIDTH, GUTTER, STEPS, type Step, wallWidth } from './geometry.ts';
import './wide-wall.css';

/** Pixels. */
export const WIDE_WIDTHS = { large: COLUMN_WIDTH * 1.5, single: 560 };

const PHONE_GUTTER = 8;
/** From here on two large columns share a narrow container, px. */
const TWO_FLUID_FROM = 480;
const MOST_LARGE = 7;

const fluid = (columns: number, from: number): Step => ({ columns, from, gutter: PHONE_GUTTER, width: null });

const fixed = (columns: number, width: number): Step => ({
  columns,
  from: Math.ceil(wallWidth(columns, width, GUTTER)),
  gutter: GUTTER,
  width,
});

// Few walls are so wide, so their steps are no part of what every page loads.
STEPS.large = [fluid(1, 0), fluid(2, TWO_FLUID_FROM)];
for (let columns = 2; columns <= MOST_LARGE; columns += 1)
  STEPS.large.push(fixed(columns, WIDE_WIDTHS.large));
STEPS.single = [fluid(1, 0), fixed(1, WIDE_WIDTHS.single)];
