import { darken, mix } from '../../colour.ts';
import type { Hour } from '../../props/hours.ts';
import type { Box } from '../../props/terrain.ts';
import { type TreeName, tree } from '../../props/trees.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, place, polygon, rect, times } from '../../svg.ts';

/** What a scene adds to its sky: the drawing, and the things worth a word. */
export interface View {
  readonly body: string;
  readonly place: string;
  readonly things: readonly string[];
}

export type Sight = (sheet: Sheet, hour: Hour, box: Box) => View;

/** Colour of a layer: 0 far away, 1 before our feet. */
export const layer = (hour: Hour, depth: number): string => mix(hour.far, hour.near, depth);

export const forestLine = (
  sheet: Sheet,
  name: TreeName,
  box: Box,
  y: number,
  size: number,
  fill: string,
  count: number,
): string =>
  times(count, (i) =>
    place(
      tree(sheet.random, name, size * sheet.random.between(0.6, 1.1), fill),
      box.x + (box.width * (i + sheet.random.between(0, 1))) / count,
      y + sheet.random.between(-0.06, 0.1) * size,
    ),
  );

export function cabin(sheet: Sheet, hour: Hour, size: number): string {
  const wall = sheet.random.pick([hour.accent, '#8a3f2c', '#5d4433', '#efe6d6', '#3f4f5a']);
  const lit = '#ffd884';
  return (
    rect(-size * 0.5, -size * 0.55, size, size * 0.55, wall) +
    polygon(
      [
        [-size * 0.62, -size * 0.52],
        [0, -size],
        [size * 0.62, -size * 0.52],
      ],
      darken(wall, 0.4),
    ) +
    rect(size * 0.2, -size * 0.98, size * 0.12, size * 0.3, darken(wall, 0.5)) +
    rect(-size * 0.3, -size * 0.4, size * 0.2, size * 0.2, lit) +
    rect(size * 0.08, -size * 0.4, size * 0.2, size * 0.4, darken(wall, 0.35)) +
    (hour.name === 'night' || hour.name === 'dusk'
      ? circle(-size * 0.2, -size * 0.3, size * 0.6, sheet.glow(lit, 0.5))
      : '')
  );
}
