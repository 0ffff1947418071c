import { darken, lighten, lightness, mix, standingOut } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { arch, circle, ellipse, line, path, rect, times } from '../svg.ts';
import { WOODS } from './furniture.ts';
import { floorFill, PATTERNS, patternFill } from './patterns.ts';

export interface Room {
  readonly body: string;
  /** Where furniture stands. */
  readonly floor: number;
  readonly wall: string;
  /** How the wall is done, in words. */
  readonly finish: string;
}

const FLOORS = ['planks', 'herringbone', 'tiles', 'terrazzo', 'plain'] as const;

/** An empty room seen straight on: a wall with a finish, a skirting and a floor. */
export function room(sheet: Sheet, floorShare = 0.8): Room {
  const { random, palette, width, height } = sheet;
  const floor = Math.round(height * floorShare);
  const wall = random.pick([
    palette.soft,
    lighten(palette.soft, 0.45),
    palette.paper,
    lighten(palette.main, 0.45),
    lighten(palette.second, 0.4),
    mix(palette.deep, palette.main, 0.15),
    palette.main,
    palette.second,
    lighten(palette.accent, 0.5),
  ]);
  const dark = lightness(wall) < 0.55;
  const trim = dark ? lighten(wall, 0.18) : lighten(wall, 0.5);
  const finish = random.pick([
    'painted',
    'half-painted',
    'panelled',
    'wallpapered',
    'striped',
    'painted arch',
    'tongue-and-groove',
    'painted',
  ]);
  const half = mix(wall, dark ? palette.ink : palette.main, dark ? 0.3 : 0.3);
  const dado = floor - height * random.between(0.24, 0.34);
  const finishes: Readonly<Record<string, () => string>> = {
    painted: () => '',
    'half-painted': () =>
      rect(0, dado, width, floor - dado, half) + rect(0, dado - 5, width, 5, trim, { opacity: 0.7 }),
    panelled: () =>
      times(3, (i) => {
        const [x, w] = [40 + (i * (width - 60)) / 3, (width - 120) / 3];
        const frame = { stroke: trim, strokeWidth: 3.5, opacity: 0.75 };
        return (
          rect(x, 60, w, dado - 110, 'none', frame) +
          rect(x + 12, 72, w - 24, dado - 134, 'none', { ...frame, strokeWidth: 1.5 }) +
          rect(x, dado + 24, w, floor - dado - 70, 'none', frame)
        );
      }) + rect(0, dado - 12, width, 10, trim, { opacity: 0.75 }),
    wallpapered: () =>
      rect(
        0,
        0,
        width,
        floor,
        patternFill(
          sheet,
          random.pick([
            'sprigs',
            'daisies',
            'scallops',
            'half moons',
            'crosses',
            'petals',
            'arches',
            'diamonds',
            'brush strokes',
          ]),
          random.between(56, 110),
          wall,
          mix(wall, dark ? palette.paper : palette.main, 0.28),
          mix(wall, palette.second, 0.35),
        ),
      ),
    striped: () =>
      rect(
        0,
        0,
        width,
        floor,
        patternFill(
          sheet,
          'ticking',
          random.between(60, 120),
          wall,
          mix(wall, trim, 0.5),
          mix(wall, trim, 0.4),
        ),
      ),
    'painted arch': () =>
      path(
        arch(
          width * random.between(0.1, 0.24),
          height * random.between(0.08, 0.2),
          width * random.between(0.5, 0.64),
          height,
        ),
        half,
      ),
    'tongue-and-groove': () =>
      rect(0, dado, width, floor - dado, half) +
      times(24, (i) => line((i * width) / 23, dado, (i * width) / 23, floor, darken(half, 0.16), 2)) +
      rect(0, dado - 10, width, 12, lighten(half, 0.2)),
  };
  const wood = random.pick([...WOODS, lighten(palette.soft, 0.2), mix(palette.deep, palette.main, 0.5)]);
  const boards = standingOut(wall, [wood, random.pick(WOODS), '#6b4a36'], 0.1);
  const body =
    rect(0, 0, width, floor, wall) +
    (finishes[finish]?.() ?? '') +
    ellipse(
      width * random.between(0.2, 0.8),
      height * 0.2,
      width * 0.9,
      height * 0.5,
      sheet.glow('#fff3d4', dark ? 0.14 : 0.26),
    ) +
    rect(0, floor, width, height - floor, floorFill(sheet, random.pick(FLOORS), boards)) +
    rect(0, floor, width, height - floor, sheet.fade(palette.ink, 0.3)) +
    rect(0, floor - 22, width, 22, trim) +
    rect(0, floor - 3, width, 6, palette.ink, { opacity: 0.22 });
  return { body, floor, wall, finish };
}

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

/** A cat on (0, 0): loafing, sitting with its back to us, or asleep. */
export function cat(sheet: Sheet, width: number, fill: string): { body: string; doing: string } {
  const w = width;
  const dark = darken(fill, 0.18);
  const ears = (x: number, y: number, s: number): string =>
    path(
      `M${x - s * 0.5} ${y - s * 0.2}L${x - s * 0.42} ${y - s * 0.86}L${x - s * 0.06} ${y - s * 0.46}H${x + s * 0.06}L${x + s * 0.42} ${y - s * 0.86}L${x + s * 0.5} ${y - s * 0.2}Z`,
      fill,
    );
  switch (sheet.random.pick(['sitting', 'sleeping', 'loafing'])) {
    case 'sitting':
      return {
        doing: 'sitting',
        body:
          path(`M${w * 0.3} 0Q${w * 0.8} ${-w * 0.02} ${w * 0.62} ${-w * 0.36}`, 'none', {
            stroke: dark,
            strokeWidth: w * 0.1,
            strokeLinecap: 'round',
          }) +
          path(`M${-w * 0.32} 0Q${-w * 0.4} ${-w * 0.7} 0 ${-w * 0.78}T${w * 0.32} 0Z`, fill) +
          ears(0, -w * 0.82, w * 0.42) +
          ellipse(0, -w * 0.86, w * 0.24, w * 0.2, fill) +
          times(3, (i) => line(0, -w * (0.56 - i * 0.14), w * 0.16, -w * (0.6 - i * 0.14), dark, w * 0.035)),
      };
    case 'sleeping':
      return {
        doing: 'sleeping',
        body:
          ellipse(0, -w * 0.2, w * 0.5, w * 0.22, fill) +
          ears(-w * 0.32, -w * 0.2, w * 0.3) +
          circle(-w * 0.32, -w * 0.18, w * 0.17, fill) +
          path(`M${w * 0.4} ${-w * 0.06}Q${w * 0.1} ${w * 0.05} ${-w * 0.2} ${-w * 0.03}`, 'none', {
            stroke: dark,
            strokeWidth: w * 0.09,
            strokeLinecap: 'round',
          }) +
          times(3, (i) =>
            line(w * (0.02 + i * 0.12), -w * 0.4, w * (0.05 + i * 0.12), -w * 0.28, dark, w * 0.03),
          ),
      };
    default:
      return {
        doing: 'loafing',
        body:
          path(`M${-w * 0.46} 0Q${-w * 0.56} ${-w * 0.44} 0 ${-w * 0.46}T${w * 0.46} 0Z`, fill) +
          ears(-w * 0.26, -w * 0.46, w * 0.36) +
          ellipse(-w * 0.26, -w * 0.44, w * 0.2, w * 0.17, fill) +
          circle(-w * 0.33, -w * 0.46, w * 0.02, '#1d1a1a') +
          circle(-w * 0.2, -w * 0.46, w * 0.02, '#1d1a1a') +
          times(3, (i) =>
            line(w * (0.06 + i * 0.12), -w * 0.43, w * (0.07 + i * 0.12), -w * 0.32, dark, w * 0.03),
          ),
      };
  }
}
