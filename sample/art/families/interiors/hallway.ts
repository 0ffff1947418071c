import { darken, nameOf, standingOut } from '../../colour.ts';
import { an, sentences, titled } from '../../phrases.ts';
import { sideboard, table } from '../../props/furniture.ts';
import { TABLE_LAMPS, tableLamp } from '../../props/lamps.ts';
import { patternFill } from '../../props/patterns.ts';
import { STANDING_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { room } from '../../props/room.ts';
import { RUGS, rug } from '../../props/rugs.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { arch, circle, line, path, place, polygon, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { clear } from './clear.ts';

function entrance(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const space = room(sheet, 0.86);
  const cloth = clear(sheet, space.wall);
  const floor = space.floor + (H - space.floor) * 0.35;
  const x = W / 2;
  const wide = W * random.between(0.52, 0.66);
  const high = W * 0.3;
  const mirror = random.pick(['round mirror', 'arched mirror', 'sunburst mirror']);
  const my = floor - high - W * 0.42;
  const glass = sheet.linear(['#f2f6f4', '#c4d2d3'], 40);
  const mirrors: Readonly<Record<string, () => string>> = {
    'round mirror': () => circle(x, my, W * 0.19, '#b98f4a') + circle(x, my, W * 0.176, glass),
    'arched mirror': () =>
      path(arch(x - W * 0.17, my - W * 0.28, W * 0.34, W * 0.5), darken(cloth, 0.2)) +
      path(arch(x - W * 0.155, my - W * 0.265, W * 0.31, W * 0.47), glass),
    'sunburst mirror': () =>
      times(28, (i) =>
        place(
          polygon(
            [
              [-4, -W * 0.12],
              [0, -W * (i % 2 ? 0.2 : 0.25)],
              [4, -W * 0.12],
            ],
            '#b98f4a',
          ),
          x,
          my,
          { rotate: i * 12.86 },
        ),
      ) +
      circle(x, my, W * 0.125, '#8a6a34') +
      circle(x, my, W * 0.11, glass),
  };
  const coat = (cx: number, fill: string): string =>
    place(
      path('M-12 0Q-60 20 -74 120L-84 330H84L74 120Q60 20 12 0Z', fill) +
        line(0, 20, 0, 330, darken(fill, 0.25), 3) +
        times(4, (i) => circle(10, 80 + i * 60, 5, darken(fill, 0.4))) +
        rect(-6, -14, 12, 16, '#6b4a36'),
      cx,
      H * 0.3,
      { scale: W / 1100 },
    );
  const bag = (cx: number, cy: number): string =>
    place(
      path('M-34 -60Q-30 -130 0 -130T34 -60', 'none', {
        stroke: darken(palette.accent, 0.3),
        strokeWidth: 8,
      }) +
        rect(
          -56,
          -70,
          112,
          96,
          patternFill(sheet, random.pick(['stripes', 'dots', 'gingham']), 26, palette.paper, palette.accent),
          { rx: 10 },
        ),
      cx,
      cy,
    );
  const side = random.sign();
  const withCoats = random.chance(0.6);
  const plantName = random.pick(STANDING_PLANTS);
  const lamp = random.pick(TABLE_LAMPS);
  const body =
    space.body +
    (mirrors[mirror]?.() ?? '') +
    (withCoats
      ? rect(x + side * W * 0.36 - 80, H * 0.285, 160, 14, '#8a5f3f', { rx: 6 }) +
        coat(x + side * W * 0.36 - 34, cloth) +
        coat(x + side * W * 0.36 + 50, palette.deep)
      : '') +
    rug(sheet, random.pick(RUGS), x, floor + (H - floor) * 0.5, wide * 1.2, (H - floor) * 0.7) +
    sheet.standing(x, floor, wide) +
    place(
      random.chance(0.5)
        ? sideboard(sheet, wide, high, standingOut(space.wall, ['#8a5f3f', palette.second, palette.deep]))
        : table(sheet, wide, high, '#8a5f3f'),
      x,
      floor,
    ) +
    place(tableLamp(sheet, lamp, W * 0.24, palette.accent), x - wide * 0.32, floor - high) +
    place(vessel(sheet, random.pick(VASES), W * 0.17, palette.main), x + wide * 0.3, floor - high) +
    bag(x + wide * 0.05, floor + 6) +
    sheet.standing(x - side * W * 0.4, floor + 10, 140) +
    place(
      potted(sheet, plantName, H * random.between(0.32, 0.44), palette.second),
      x - side * W * 0.4,
      floor + 10,
    );
  const wall = nameOf(space.wall);
  return {
    body,
    title: titled(random, [
      `Hallway with ${an(mirror)}`,
      `${wall} entrance, ${lamp} and ${plantName}`,
      `Coming home: ${mirror} over a console`,
      `Small ${wall} hallway with room for bags`,
      `${mirror} on ${an(wall)} wall`,
    ]),
    description: sentences(
      random.pick([
        'First thing you see, last thing you tidy',
        'A place for keys at last',
        'Narrow, but it works',
      ]),
      withCoats && 'Hooks for two coats',
    ),
    altText: `Illustration of a hallway with ${an(wall)} wall, ${an(mirror)} above a console with ${an(lamp)} and a vase, ${an(plantName)}${withCoats ? ' and coats on hooks' : ''}.`,
    words: ['hallway', 'entrance', 'interior', 'home', mirror, lamp, plantName, wall],
  };
}

export const entrances: Theme = { name: 'hallways', shapes: ['2:3', '3:4', '9:16'], draw: entrance };
