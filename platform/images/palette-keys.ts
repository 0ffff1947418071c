import type { PaletteColor } from './find-palette.ts';
import { colorDistance, hexToOklab, type Oklab } from './oklab.ts';

/** Steps of the cells of OKLab. */
const [LIGHT_STEP, TINT_STEP, TINT_CELLS, LIGHT_CELLS] = [0.1, 0.05, 16, 11];
/** Least shares of the levels above 0, in hundredths. */
const LEVELS = [3, 8, 15, 30, 50];
export const HIGHEST_LEVEL = LEVELS.length;

/** Beyond it a colour is another one. */
export const NEAR = 0.1;

const levelOf = (share: number): number => LEVELS.filter((least) => share >= least).length;

const tintCell = (tint: number) =>
  Math.min(TINT_CELLS - 1, Math.max(0, Math.floor(tint / TINT_STEP) + TINT_CELLS / 2));

const keyOf = (light: number, a: number, b: number, level: number) =>
  ((light * TINT_CELLS + a) * TINT_CELLS + b) * (HIGHEST_LEVEL + 1) + level;

/** What a palette is found by: for each colour its cell and how much of the picture it is. */
export function paletteKeys(palette: readonly PaletteColor[]): number[] {
  const counted = palette.filter(({ share }) => levelOf(share) > 0);
  return counted.map(({ color, share }) => {
    const [light, a, b] = hexToOklab(color);
    return keyOf(Math.floor(light / LIGHT_STEP), tintCell(a), tintCell(b), levelOf(share));
  });
}

/** The keys of palettes in which a colour near this one has at least this level. */
export function keysNear(color: string, least: number): number[] {
  const wanted = hexToOklab(color);
  const found: number[] = [];
  for (let light = 0; light < LIGHT_CELLS; light++) {
    for (let a = 0; a < TINT_CELLS; a++) {
      for (let b = 0; b < TINT_CELLS; b++) {
        if (colorDistance(nearestIn([light, a, b], wanted), wanted) > NEAR) continue;
        for (let level = least; level <= HIGHEST_LEVEL; level++) found.push(keyOf(light, a, b, level));
      }
    }
  }
  return found;
}

/** The point of a cell that is nearest to a colour. */
function nearestIn([light, a, b]: readonly [number, number, number], wanted: Oklab): Oklab {
  const within = (value: number, from: number, step: number) => Math.min(from + step, Math.max(from, value));
  const tint = (cell: number) => (cell - TINT_CELLS / 2) * TINT_STEP;
  return [
    within(wanted[0], light * LIGHT_STEP, LIGHT_STEP),
    within(wanted[1], tint(a), TINT_STEP),
    within(wanted[2], tint(b), TINT_STEP),
  ];
}

/** From 0 to 100: how much of a picture has nearly this colour, and how nearly. */
export function shareOfColor(palette: readonly PaletteColor[], color: string): number {
  const wanted = hexToOklab(color);
  const shares = palette.map(({ color: own, share }) => {
    return share * Math.max(0, 1 - (colorDistance(hexToOklab(own), wanted) / NEAR) ** 2);
  });
  return shares.reduce((sum, share) => sum + share, 0);
}
