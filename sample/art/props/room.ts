import { darken, lighten, lightness, mix, standingOut } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { arch, ellipse, line, path, rect, times } from '../svg.ts';
import { floorFill } from './floors.ts';
import { WOODS } from './furniture.ts';
import { patternFill } from './patterns.ts';

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
