import { lighten } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { ellipse, line, path, times } from '../svg.ts';
import { PATTERNS, patternFill } from './patterns.ts';

export const RUGS = ['round rug', 'oval rug', 'striped rug', 'patterned rug', 'fringed rug'] as const;

/** A rug on the floor, seen flat, around (x, y). */
export function rug(sheet: Sheet, name: string, x: number, y: number, width: number, depth: number): string {
  const { random, palette } = sheet;
  const [ground, first, second] = random.shuffle([
    palette.paper,
    palette.main,
    palette.accent,
    palette.deep,
    palette.second,
  ]);
  const [g, f, s] = [ground ?? palette.paper, first ?? palette.main, second ?? palette.accent];
  const shadow = ellipse(x, y + depth * 0.08, width * 0.51, depth * 0.54, palette.ink, { opacity: 0.16 });
  if (name === 'round rug' || name === 'oval rug') {
    const rings = times(4, (i) =>
      ellipse(x, y, (width / 2) * (1 - i * 0.22), (depth / 2) * (1 - i * 0.22), [f, g, s, g][i] ?? g),
    );
    const flat =
      ellipse(x, y, width / 2, depth / 2, patternFill(sheet, random.pick(PATTERNS), width * 0.09, g, f, s)) +
      ellipse(x, y, width / 2, depth / 2, 'none', { stroke: f, strokeWidth: 8 });
    return shadow + (random.chance(0.5) ? rings : flat);
  }
  const slant = width * 0.07;
  const shape = (inset: number): string =>
    `M${x - width / 2 + slant + inset} ${y - depth / 2 + inset * 0.35}H${x + width / 2 - slant - inset}L${x + width / 2 - inset} ${y + depth / 2 - inset * 0.35}H${x - width / 2 + inset}Z`;
  const pattern = patternFill(
    sheet,
    name === 'striped rug'
      ? 'stripes'
      : random.pick([
          'diamonds',
          'chevron',
          'triangles',
          'checker',
          'crosses',
          'half moons',
          'waves',
          'plaid',
        ]),
    width * 0.08,
    g,
    f,
    s,
  );
  const fringe = times(30, (i) =>
    line(
      x - width / 2 + (i * width) / 29,
      y + depth / 2,
      x - width / 2 + (i * width) / 29 + random.between(-3, 3),
      y + depth / 2 + 13,
      lighten(g, 0.3),
      2.4,
    ),
  );
  return (
    (name === 'fringed rug' ? fringe : '') +
    path(shape(-5), palette.ink, { opacity: 0.14 }) +
    path(shape(0), f) +
    path(shape(12), g) +
    path(shape(20), pattern)
  );
}
