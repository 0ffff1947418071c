import { hues } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import { rect } from '../svg.ts';

/** A cloth as a fill, with the word for it. */
export interface Cloth {
  readonly fill: string;
  readonly name: string;
  readonly ground: string;
}

export type Weave = (sheet: Sheet, size: number) => Cloth;

/** A dark or light ground and the hues that are left for figures, in random order. */
export function dye(sheet: Sheet): { ground: string; figures: string[] } {
  const { random, palette } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    palette.deep,
    palette.ink,
    palette.main,
    palette.second,
    palette.paper,
  ]);
  const figures = random.shuffle(
    [...hues(palette), palette.paper, palette.soft].filter((colour) => colour !== ground),
  );
  return { ground, figures };
}

export function tile(
  sheet: Sheet,
  name: string,
  ground: string,
  w: number,
  h: number,
  body: string,
  turn = 0,
): Cloth {
  return {
    name,
    ground,
    fill: sheet.pattern(w, h, rect(-1, -1, w + 2, h + 2, ground) + body, turn ? `rotate(${turn})` : ''),
  };
}

/** Draws a figure at a place and again across the edges, so that a tile repeats without a seam. */
export const wrapped = (
  w: number,
  h: number,
  x: number,
  y: number,
  draw: (x: number, y: number) => string,
): string => [-1, 0, 1].map((dx) => [-1, 0, 1].map((dy) => draw(x + dx * w, y + dy * h)).join('')).join('');

/** Threads over a surface, so that it looks woven rather than printed on glass. */
export function threads(sheet: Sheet, shape: (fill: string) => string): string {
  const weave = sheet.pattern(
    5,
    5,
    rect(0, 0, 5, 1, '#000000', { opacity: 0.05 }) + rect(2, 0, 1, 5, '#ffffff', { opacity: 0.07 }),
  );
  return shape(weave);
}
