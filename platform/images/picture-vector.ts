import type { LabPixels } from './oklab.ts';

const GRID = 4;
const CELLS = GRID * GRID;
const DIRECTIONS = 8;
const HUES = 8;
const GREYS = 4;
const PATTERNS = 10;
const STRENGTHS = 6;

/** Of squared distances over the sample pictures: a part counts by its weight, not by how far its values spread. */
const PARTS = {
  edges: { weight: 1.5, spread: 0.57 },
  patterns: { weight: 1, spread: 0.68 },
  layout: { weight: 0.4, spread: 1 },
  tints: { weight: 0.4, spread: 0.33 },
  colors: { weight: 0.4, spread: 1.03 },
} as const;

/** What fills a byte. */
const SCALE = 127;

/**
 * Where edges run, how fine the pattern is, where it is light and of which colour, and which colours there are: 222
 * numbers of one byte. Pictures that look alike are near.
 */
export function pictureVector(pixels: LabPixels): Int8Array {
  const parts = {
    edges: rooted(countEdges(pixels), CELLS * DIRECTIONS),
    patterns: [...countPatterns(pixels, 1), ...countPatterns(pixels, 3), ...countStrengths(pixels)],
    layout: meansOf(pixels.lightness, pixels.side).map((mean) => mean - 0.6),
    tints: [...meansOf(pixels.a, pixels.side), ...meansOf(pixels.b, pixels.side)],
    colors: rooted(countColors(pixels), GREYS + 2 * HUES),
  };
  const all = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((name) => {
    const { weight, spread } = PARTS[name];
    return [...parts[name]].map((value) => (value * weight) / spread);
  });
  return Int8Array.from(all, (value) => Math.max(-SCALE, Math.min(SCALE, Math.round(value * SCALE))));
}

/** Roots of the shares, so that rare ones count too; less what an even spread would have. */
function rooted(counts: Float32Array, of: number): Float32Array {
  const total = counts.reduce((sum, count) => sum + count, 0) || 1;
  return counts.map((count) => Math.sqrt(count / total) - Math.sqrt(1 / of));
}

/** Directions of edges in each cell of a grid; a pixel between cells counts for all of them. */
function countEdges({ lightness, side }: LabPixels): Float32Array {
  const counts = new Float32Array(CELLS * DIRECTIONS);
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const at = y * side + x;
      const across = (lightness[at + 1] ?? 0) - (lightness[at - 1] ?? 0);
      const down = (lightness[at + side] ?? 0) - (lightness[at - side] ?? 0);
      const strength = Math.hypot(across, down);
      if (strength < 0.01) continue;
      const turn = (Math.atan2(down, across) / Math.PI + 1) * DIRECTIONS;
      const [direction, next] = [Math.floor(turn), turn - Math.floor(turn)];
      const [column, right] = between(x, side);
      const [row, below] = between(y, side);
      for (let corner = 0; corner < 4; corner++) {
        const [isRight, isBelow] = [corner & 1, corner >> 1];
        const near = (isRight ? right : 1 - right) * (isBelow ? below : 1 - below);
        if (near === 0) continue;
        const cell = ((row + isBelow) * GRID + column + isRight) * DIRECTIONS;
        const weight = Math.sqrt(strength) * near;
        increase(counts, cell + (direction % DIRECTIONS), weight * (1 - next));
        increase(counts, cell + ((direction + 1) % DIRECTIONS), weight * next);
      }
    }
  }
  return counts;
}

/** The cell before, and how far it is to the one after, from 0 to 1. */
function between(at: number, side: number): [number, number] {
  const place = Math.min(GRID - 1, Math.max(0, ((at + 0.5) * GRID) / side - 0.5));
  const cell = Math.min(GRID - 2, Math.floor(place));
  return [cell, place - cell];
}

/** Local binary patterns: how many of eight neighbours in a row are lighter, or that they are not in a row. */
function countPatterns({ lightness, side }: LabPixels, radius: number): Float32Array {
  const counts = new Float32Array(PATTERNS);
  const [up, left] = [radius * side, radius];
  const around = [-up - left, -up, -up + left, left, up + left, up, up - left, -left];
  for (let y = radius; y < side - radius; y++) {
    for (let x = radius; x < side - radius; x++) {
      const at = y * side + x;
      const least = (lightness[at] ?? 0) + 0.01;
      let [lighter, turns, before] = [0, 0, (lightness[at - left] ?? 0) > least];
      for (const step of around) {
        const isLighter = (lightness[at + step] ?? 0) > least;
        if (isLighter) lighter += 1;
        if (isLighter !== before) turns += 1;
        before = isLighter;
      }
      increase(counts, turns <= 2 ? lighter : PATTERNS - 1, 1);
    }
  }
  return rooted(counts, PATTERNS);
}

function countStrengths({ lightness, side }: LabPixels): Float32Array {
  const counts = new Float32Array(STRENGTHS);
  for (let at = side; at < lightness.length - side; at++) {
    const across = (lightness[at + 1] ?? 0) - (lightness[at - 1] ?? 0);
    const down = (lightness[at + side] ?? 0) - (lightness[at - side] ?? 0);
    const class_ = Math.floor(Math.log2(1 + 60 * Math.hypot(across, down)));
    increase(counts, Math.min(STRENGTHS - 1, class_), 1);
  }
  return rooted(counts, STRENGTHS);
}

function meansOf(values: Float32Array, side: number): Float32Array {
  const means = new Float32Array(CELLS);
  const width = side / GRID;
  for (const [at, value] of values.entries()) {
    const cell = Math.floor(Math.floor(at / side) / width) * GRID + Math.floor((at % side) / width);
    increase(means, cell, value / width ** 2);
  }
  return means;
}

/** Greys by lightness, and hues in dark and light; what lies between two counts for both. */
function countColors({ lightness, a, b }: LabPixels): Float32Array {
  const counts = new Float32Array(GREYS + 2 * HUES);
  for (const [at, light] of lightness.entries()) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    const colored = clamp((Math.hypot(x, y) - 0.02) / 0.04);
    const place = Math.min(GREYS - 1, Math.max(0, light * GREYS - 0.5));
    const grey = Math.min(GREYS - 2, Math.floor(place));
    increase(counts, grey, (1 - colored) * (1 - (place - grey)));
    increase(counts, grey + 1, (1 - colored) * (place - grey));
    const turn = (Math.atan2(y, x) / (2 * Math.PI) + 1) * HUES;
    const [hue, next] = [Math.floor(turn), turn - Math.floor(turn)];
    const lit = clamp((light - 0.45) / 0.3);
    for (const [from, part] of [
      [GREYS, 1 - lit],
      [GREYS + HUES, lit],
    ] as const) {
      increase(counts, from + (hue % HUES), colored * part * (1 - next));
      increase(counts, from + ((hue + 1) % HUES), colored * part * next);
    }
  }
  return counts;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function increase(counts: Float32Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}
