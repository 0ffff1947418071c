import { darken, lighten, nameOf } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { greensFor } from '../../props/foliage.ts';
import { patternFill } from '../../props/patterns.ts';
import { potted } from '../../props/pots.ts';
import { trailing } from '../../props/trailing.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, path, place, polygon, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { door, pane, plaster } from './openings.ts';

function doorway(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = plaster(sheet);
  const ground = H * random.between(0.82, 0.87);
  const fill = random.pick([...hues(palette), palette.ink]);
  const [w, h] = [W * random.between(0.3, 0.4), Math.min(ground * 0.78, W * random.between(0.66, 0.86))];
  const x = W * random.pick([0.5, 0.5, 0.4, 0.6]);
  const texture = random.pick(['bricks', 'tiles', 'plain', 'stone']);
  const skin: Readonly<Record<string, string>> = {
    bricks: rect(
      0,
      0,
      W,
      ground,
      sheet.pattern(
        72,
        48,
        rect(0, 0, 72, 48, darken(wall, 0.1)) +
          rect(2, 2, 68, 20, wall) +
          rect(-34, 26, 68, 20, lighten(wall, 0.06)) +
          rect(38, 26, 68, 20, wall),
      ),
    ),
    tiles:
      rect(
        0,
        ground * 0.5,
        W,
        ground * 0.5,
        patternFill(
          sheet,
          random.pick(['petals', 'diamonds', 'scallops', 'checker', 'half moons']),
          64,
          lighten(wall, 0.5),
          palette.main,
          palette.accent,
        ),
      ) + rect(0, ground * 0.5 - 10, W, 12, palette.deep),
    plain: times(9, () =>
      ellipse(
        random.between(0, W),
        random.between(0, ground),
        W * random.between(0.1, 0.3),
        W * random.between(0.05, 0.16),
        random.pick([lighten(wall, 0.2), darken(wall, 0.08)]),
        { opacity: 0.3 },
      ),
    ),
    stone: times(26, () => {
      const [sx, sy, s] = [random.between(0, W), random.between(0, ground), random.between(40, 90)];
      return rect(sx, sy, s * 1.6, s * 0.8, random.pick([lighten(wall, 0.14), darken(wall, 0.07)]), {
        rx: 12,
        opacity: 0.7,
      });
    }),
  };
  const steps = random.int(1, 3);
  const stairs = times(steps, (i) =>
    rect(
      x - w * (0.7 + (steps - 1 - i) * 0.16),
      ground - (steps - i) * H * 0.022 + H * 0.022 * (i === 0 ? 0 : 0),
      w * (1.4 + (steps - 1 - i) * 0.32),
      H * 0.024,
      i % 2 ? '#d8cbb6' : '#e6dac6',
    ),
  );
  const sill = ground - steps * H * 0.022;
  const plantFill = random.pick([palette.accent, palette.main, '#c8694a']);
  const names = random.some(
    ['olive tree', 'rubber plant', 'palm', 'fiddle-leaf fig', 'aloe', 'fern'] as const,
    2,
  );
  const greens = greensFor(palette, random);
  const climber = random.chance(0.6);
  const vine = climber
    ? times(60, () => {
        const t = random.next();
        const vx = x + (random.chance(0.5) ? -1 : 1) * (w * 0.66 + random.between(-26, 30));
        const top = t < 0.4 ? x - w * 0.7 + random.next() * w * 1.4 : vx;
        const vy =
          t < 0.4 ? sill - h - W * 0.05 - random.between(0, 50) : sill - h * random.between(0.3, 1.05);
        return (
          ellipse(top, vy, 15, 12, random.pick([greens.dark, greens.mid, greens.light])) +
          (random.chance(0.3)
            ? circle(top + 6, vy + 4, 7, random.pick([palette.accent, '#d9566a', '#f3d9e0']))
            : '')
        );
      })
    : '';
  const lamp = random.chance(0.5)
    ? place(
        rect(-3, -40, 6, 30, palette.ink) +
          path('M-16 -14L16 -14L11 24L-11 24Z', '#ffe0a0', { stroke: palette.ink, strokeWidth: 4 }),
        x + w * 0.8,
        sill - h * 0.72,
      )
    : '';
  const win =
    Math.abs(x - W / 2) > 1
      ? place(
          pane(sheet, W * 0.15, W * 0.24, 'shuttered', '#fbf4e6', fill),
          x > W / 2 ? W * 0.19 : W * 0.81,
          sill - h * 0.42,
        )
      : '';
  const round = random.chance(0.55);
  const shade = polygon(
    [
      [0, 0],
      [W * random.between(0.2, 0.6), 0],
      [0, H * random.between(0.3, 0.7)],
    ],
    palette.ink,
    { opacity: 0.1 },
  );
  const pave = random.chance(0.5) ? patternFill(sheet, 'checker', 90, '#d9cdb8', '#c6b79f') : '#d3c5ae';
  const body =
    rect(0, 0, W, ground, wall) +
    (skin[texture] ?? '') +
    shade +
    rect(0, ground, W, H - ground, pave) +
    rect(0, ground, W, 6, palette.ink, { opacity: 0.2 }) +
    win +
    stairs +
    place(door(sheet, w, h, fill, round), x, sill) +
    vine +
    lamp +
    names
      .map((name, i) => {
        const px = x + (i ? 1 : -1) * w * 0.86;
        return (
          sheet.standing(px, ground + 10, 110) +
          place(potted(sheet, name, H * random.between(0.2, 0.34), plantFill), px, ground + 12)
        );
      })
      .join('') +
    (random.chance(0.3) ? place(trailing(sheet, H * 0.2), W * 0.08, 0) : '');
  const [colour, stone] = [nameOf(fill), nameOf(wall)];
  return {
    body,
    title: titled(random, [
      `${colour} ${round ? 'arched ' : ''}door in ${an(stone)} wall`,
      `${colour} door with ${listed(names)}`,
      `${stone} ${texture} around ${an(colour)} door`,
      `${capital(numberWord(steps))} ${steps > 1 ? 'steps' : 'step'} to ${an(colour)} door`,
    ]),
    description: sentences(
      `${capital(an(colour))} ${round ? 'arched ' : ''}door, ${listed(names)} in pots${climber ? ', a climber over the frame' : ''}`,
      random.pick([
        'I photograph doors instead of views',
        'Somebody waters these twice a day',
        'Found between the station and the sea',
      ]),
    ),
    altText: `Illustration of ${an(colour)} ${round ? 'arched ' : ''}door in ${an(stone)} wall with ${numberWord(steps)} ${steps > 1 ? 'steps' : 'step'} and ${listed(names)} in pots.`,
    words: ['door', 'architecture', 'entrance', 'facade', texture, ...names, colour, stone],
  };
}

export const doorTheme: Theme = { name: 'doors', shapes: ['2:3', '3:4', '4:5'], draw: doorway };
