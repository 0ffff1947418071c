import { darken, lighten, mix, nameOf } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { greensFor } from '../props/foliage.ts';
import { atHour, type Hour, pickHour } from '../props/hours.ts';
import { patternFill } from '../props/patterns.ts';
import { potted, trailing } from '../props/plants.ts';
import { sky, water } from '../props/terrain.ts';
import { tree } from '../props/trees.ts';
import type { Scene, Sheet } from '../sheet.ts';
import {
  arch,
  circle,
  ellipse,
  line,
  type Point,
  path,
  place,
  polygon,
  rect,
  smooth,
  stroke,
  times,
} from '../svg.ts';
import type { Theme } from '../theme.ts';

const PLASTER = [
  '#e9c9a5',
  '#e3a98b',
  '#d98a6a',
  '#f0dcb8',
  '#c9d3c4',
  '#b9cbd6',
  '#e8b7ae',
  '#f3e6d0',
  '#d7b26d',
  '#a9b89a',
  '#c98474',
];

/** Wall colours that belong to the sheet but stay believable as plaster. */
const plaster = (sheet: Sheet): string =>
  mix(
    sheet.random.pick(PLASTER),
    sheet.random.pick([sheet.palette.main, sheet.palette.accent, sheet.palette.soft, sheet.palette.second]),
    sheet.random.between(0.2, 0.65),
  );

function pane(sheet: Sheet, w: number, h: number, style: string, frame: string, shutter: string): string {
  const { random } = sheet;
  const lit = random.chance(0.18);
  const glass = lit
    ? '#ffd98a'
    : sheet.linear([mix(sheet.palette.deep, '#9cc3d6', 0.35), mix(sheet.palette.ink, '#5f86a0', 0.25)], 30);
  const round = style === 'arched';
  const hole = (grow: number, fill: string): string =>
    round
      ? path(arch(-w / 2 - grow, -h - grow, w + 2 * grow, h + grow), fill)
      : rect(-w / 2 - grow, -h - grow, w + 2 * grow, h + 2 * grow, fill);
  const bars = line(0, -h, 0, 0, frame, w * 0.06) + line(-w / 2, -h * 0.5, w / 2, -h * 0.5, frame, w * 0.05);
  const open =
    style === 'shuttered'
      ? times(2, (i) => {
          const x = i ? w * 0.56 : -w * 1.06;
          return (
            rect(x, -h, w * 0.5, h, shutter) +
            times(7, (k) =>
              line(
                x + 3,
                -h * (0.93 - k * 0.135),
                x + w * 0.5 - 3,
                -h * (0.93 - k * 0.135),
                darken(shutter, 0.2),
                2.4,
              ),
            )
          );
        })
      : '';
  const blind =
    style === 'awning'
      ? path(
          `M${-w * 0.66} ${-h * 0.74}L${-w * 0.54} ${-h * 1.1}H${w * 0.54}L${w * 0.66} ${-h * 0.74}Z`,
          patternFill(sheet, 'stripes', w * 0.24, '#fdf6e8', shutter),
        )
      : '';
  const box =
    style === 'balcony' || random.chance(0.3)
      ? rect(-w * 0.62, -h * 0.06, w * 1.24, h * 0.14, darken(frame, 0.25)) +
        times(7, (i) =>
          circle(
            -w * 0.5 + i * w * 0.167,
            -h * random.between(0.06, 0.16),
            w * 0.11,
            random.pick(['#5f8a55', '#7a9a56', '#d9566a', '#f0b63f', '#48704a']),
          ),
        )
      : '';
  const rail =
    style === 'balcony'
      ? rect(-w * 0.84, h * 0.06, w * 1.68, h * 0.05, darken(frame, 0.4)) +
        times(11, (i) =>
          line(-w * 0.8 + i * w * 0.16, -h * 0.3, -w * 0.8 + i * w * 0.16, h * 0.06, sheet.palette.ink, 3),
        ) +
        line(-w * 0.84, -h * 0.3, w * 0.84, -h * 0.3, sheet.palette.ink, 5)
      : '';
  const sill = rect(-w * 0.6, -2, w * 1.2, h * 0.05, lighten(frame, 0.2));
  return open + hole(w * 0.07, frame) + hole(0, glass) + bars + sill + box + rail + blind;
}

function door(sheet: Sheet, w: number, h: number, fill: string, round: boolean): string {
  const { random, palette } = sheet;
  const dark = darken(fill, 0.2);
  const outline = (grow: number): string =>
    round
      ? arch(-w / 2 - grow, -h - grow, w + grow * 2, h + grow)
      : `M${-w / 2 - grow} 0V${-h - grow}H${w / 2 + grow}V0Z`;
  const style = random.pick(['panels', 'planks', 'double', 'glazed']);
  const top = round ? -h + w / 2 : -h + h * 0.05;
  const leafs: Readonly<Record<string, string>> = {
    panels: times(6, (i) =>
      rect(
        (i % 2 ? 0.05 : -0.41) * w,
        top + (Math.floor(i / 2) * -top * 0.92) / 3 + 8,
        w * 0.36,
        (-top * 0.92) / 3 - 14,
        dark,
        { rx: 3 },
      ),
    ),
    planks:
      times(6, (i) => line(-w / 2 + ((i + 1) * w) / 7, -h, -w / 2 + ((i + 1) * w) / 7, 0, dark, 3)) +
      times(2, (i) => rect(-w * 0.45, top * (i ? 0.24 : 0.84), w * 0.5, h * 0.022, palette.ink)),
    double:
      line(0, -h, 0, 0, darken(fill, 0.4), 4) +
      times(4, (i) =>
        rect((i % 2 ? 0.08 : -0.42) * w, (i < 2 ? 0.94 : 0.42) * top, w * 0.34, -top * 0.4, 'none', {
          stroke: dark,
          strokeWidth: 5,
        }),
      ),
    glazed:
      rect(-w * 0.34, top + 6, w * 0.68, -top * 0.5, '#b9d3d6') +
      times(3, (i) =>
        line(-w * 0.34 + (i * w * 0.68) / 2, top + 6, -w * 0.34 + (i * w * 0.68) / 2, top * 0.5, fill, 6),
      ) +
      rect(-w * 0.34, top * 0.42, w * 0.68, -top * 0.34, dark, { rx: 3 }),
  };
  const fan = round
    ? path(arch(-w / 2, -h, w, w / 2), '#dfe8e2') +
      times(7, (i) =>
        stroke(
          `M0 ${-h + w / 2}L${(Math.cos(((i + 1) * Math.PI) / 8) * w) / 2} ${-h + w / 2 - (Math.sin(((i + 1) * Math.PI) / 8) * w) / 2}`,
          fill,
          5,
        ),
      ) +
      rect(-w / 2, -h + w / 2 - 4, w, 10, fill)
    : '';
  return (
    path(outline(w * 0.1), lighten(palette.soft, 0.5)) +
    path(outline(0), fill) +
    (leafs[style] ?? '') +
    fan +
    circle(w * (style === 'double' ? 0.08 : 0.34), -h * 0.42, w * 0.035, '#d9a94a')
  );
}

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

function facade(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const row = random.chance(0.5);
  const frame = '#fbf4e6';
  const styles = random.some(['shuttered', 'arched', 'balcony', 'awning', 'plain'], 2);
  if (!row) {
    const wall = plaster(sheet);
    const columns = random.int(3, 4);
    const rows = Math.max(2, Math.round((H / W) * columns * 0.78));
    const shutter = random.pick(hues(palette));
    const [cw, ch] = [W / columns, H / rows];
    const size = cw * (styles[0] === 'shuttered' ? 0.34 : 0.46);
    const cells = times(columns * rows, (i) => {
      const r = Math.floor(i / columns);
      const bottom = r === rows - 1 && random.chance(0.4);
      return place(
        bottom
          ? door(sheet, size * 1.1, ch * 0.78, shutter, random.chance(0.5))
          : pane(sheet, size, ch * 0.56, styles[r % 2 ? 1 : 0] ?? 'plain', frame, shutter),
        cw * ((i % columns) + 0.5),
        ch * (r + (bottom ? 1 : 0.84)),
      );
    });
    const courses = times(
      rows,
      (r) =>
        rect(0, r * ch - 5, W, 10, lighten(wall, 0.25)) +
        rect(0, r * ch + 5, W, 4, palette.ink, { opacity: 0.12 }),
    );
    const wash = times(4, () =>
      random.chance(0.5)
        ? (() => {
            const x = W * 0.1;
            const sag = H * random.between(0.1, 0.8);
            return (
              stroke(`M0 ${sag}Q${W / 2} ${sag + 40} ${W} ${sag - 10}`, palette.ink, 2.4) +
              times(7, (k) =>
                rect(
                  x + k * W * 0.12,
                  sag + 14,
                  W * 0.07,
                  W * random.between(0.08, 0.14),
                  random.pick(sheet.colours),
                  { rx: 3 },
                ),
              )
            );
          })()
        : '',
    ).slice(0, 4000);
    const colour = nameOf(wall);
    return {
      body:
        sheet.ground(wall) +
        courses +
        cells +
        polygon(
          [
            [0, 0],
            [W, 0],
            [W, H * 0.18],
            [0, H * 0.55],
          ],
          palette.ink,
          { opacity: 0.1 },
        ) +
        (random.chance(0.35) ? wash : ''),
      title: titled(random, [
        `${colour} facade with ${nameOf(shutter)} shutters`,
        `${capital(numberWord(rows))} floors of ${styles[0]} windows in ${colour}`,
        `${styles[0]} and ${styles[1]} windows, ${colour} wall`,
        `Afternoon on ${an(colour)} house front`,
      ]),
      description: sentences(
        `${capital(styles[0] ?? 'plain')} and ${styles[1]} windows on ${an(colour)} wall`,
        random.pick([
          'No two boxes planted alike',
          'Third from the left is for rent',
          'The shade line tells the hour',
        ]),
      ),
      altText: `Illustration of ${an(colour)} house front with ${numberWord(columns)} columns of ${styles[0]} and ${styles[1]} windows, half of it in shade.`,
      words: ['facade', 'windows', 'architecture', 'house', ...styles, colour, nameOf(shutter)],
    };
  }
  const hour = pickHour(random);
  const street = H * 0.88;
  const count = random.int(4, 5);
  const each = W / count;
  const gable = random.pick(['stepped', 'pointed', 'bell', 'flat']);
  const houses = times(count, (i) => {
    const wall = plaster(sheet);
    const [x, top] = [i * each, H * random.between(0.3, 0.46)];
    const g = each * random.between(0.4, 0.6);
    const crown: Readonly<Record<string, Point[]>> = {
      stepped: [
        [0, 0],
        [0, -g * 0.3],
        [each * 0.16, -g * 0.3],
        [each * 0.16, -g * 0.6],
        [each * 0.32, -g * 0.6],
        [each * 0.32, -g],
        [each * 0.68, -g],
        [each * 0.68, -g * 0.6],
        [each * 0.84, -g * 0.6],
        [each * 0.84, -g * 0.3],
        [each, -g * 0.3],
        [each, 0],
      ],
      pointed: [
        [0, 0],
        [each / 2, -g],
        [each, 0],
      ],
      bell: [
        [0, 0],
        [each * 0.08, -g * 0.2],
        [each * 0.24, -g * 0.4],
        [each * 0.32, -g * 0.9],
        [each * 0.5, -g],
        [each * 0.68, -g * 0.9],
        [each * 0.76, -g * 0.4],
        [each * 0.92, -g * 0.2],
        [each, 0],
      ],
      flat: [
        [0, 0],
        [-4, 0],
        [-4, -g * 0.14],
        [each + 4, -g * 0.14],
        [each + 4, 0],
      ],
    };
    const shape = crown[gable] ?? [];
    const floors = random.int(3, 4);
    const fh = (street - top) / (floors + 0.4);
    const shutter = random.pick(hues(palette));
    const style = random.pick(['plain', 'shuttered', 'arched', 'balcony'] as const);
    const holes = times(floors * 2, (k) =>
      place(
        pane(sheet, each * (style === 'shuttered' ? 0.16 : 0.22), fh * 0.56, style, frame, shutter),
        x + each * (k % 2 ? 0.72 : 0.28),
        top + fh * (Math.floor(k / 2) + 0.8),
      ),
    );
    const shop = random.chance(0.5)
      ? rect(x + each * 0.1, street - fh * 0.78, each * 0.8, fh * 0.78, shutter) +
        rect(x + each * 0.16, street - fh * 0.62, each * 0.34, fh * 0.46, '#ffe3a6') +
        place(
          path(
            `M${-each * 0.44} 0L${-each * 0.38} ${-fh * 0.22}H${each * 0.38}L${each * 0.44} 0Z`,
            patternFill(sheet, 'stripes', each * 0.16, '#fdf6e8', shutter),
          ),
          x + each / 2,
          street - fh * 0.58,
        ) +
        rect(x + each * 0.6, street - fh * 0.56, each * 0.22, fh * 0.56, darken(shutter, 0.35))
      : place(door(sheet, each * 0.26, fh * 0.7, shutter, random.chance(0.5)), x + each / 2, street);
    return (
      place(
        gable === 'bell'
          ? path(`${smooth(shape)}Z`, wall)
          : polygon(shape, gable === 'flat' ? lighten(wall, 0.3) : wall),
        x,
        top + 1,
      ) +
      rect(x, top, each, street - top, wall) +
      rect(x + each - 6, top, 6, street - top, palette.ink, { opacity: 0.14 }) +
      holes +
      shop +
      circle(x + each / 2, top - g * 0.3, gable === 'flat' ? 0 : each * 0.07, frame)
    );
  });
  const wet = random.chance(0.4);
  const lower = wet
    ? water(sheet, hour, { x: 0, y: street, width: W, height: H - street }, W / 2)
    : rect(0, street, W, H - street, '#b7aa98') + rect(0, street, W, 10, '#d6cab6');
  const trees = times(random.int(0, 3), () =>
    place(tree(random, 'round tree', H * 0.22, '#5f8a55'), W * random.next(), street + 8),
  );
  return {
    body: sky(sheet, hour, { x: 0, y: 0, width: W, height: H }).body + houses + lower + trees,
    title: titled(random, [
      `${capital(numberWord(count))} ${gable} gables ${atHour(hour.name)}`,
      `Row of ${gable === 'flat' ? 'town houses' : `${gable} gables`}${wet ? ' on the canal' : ''}`,
      `Street of ${numberWord(count)} houses ${atHour(hour.name)}`,
      `${capital(gable)} roofs, ${nameOf(palette.main)} shop front`,
    ]),
    description: sentences(
      `${capital(numberWord(count))} narrow houses with ${gable} tops ${atHour(hour.name)}${wet ? ', water before them' : ''}`,
      random.pick([
        'I would take the one with the awning',
        'Every wall a different pot of paint',
        'Count the balconies',
      ]),
    ),
    altText: `Illustration of a row of ${numberWord(count)} coloured town houses with ${gable} roofs ${atHour(hour.name)}${wet ? ' beside water' : ''}.`,
    words: ['houses', 'street', 'architecture', 'facade', 'town', gable, hour.name],
  };
}

/** Walls, arches and stairs in three tones against a clear sky: light, half light, shade. */
function stairs(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = mix(
    random.pick([palette.main, palette.accent, palette.soft, '#e3a98b', '#d98a6a', palette.second]),
    '#f0c9a8',
    random.between(0, 0.35),
  );
  const [light, mid, dark] = [lighten(base, 0.3), base, darken(base, 0.24)];
  const heaven = sheet.linear(
    random.pick([
      [palette.deep, mix(palette.deep, palette.soft, 0.5)],
      ['#6fb1cf', '#d9ece8'],
      [palette.second, lighten(palette.second, 0.6)],
      ['#e9a8a0', '#fbe0c4'],
      ['#2b3f66', '#8fa6c4'],
    ]),
  );
  const sun = circle(
    W * random.between(0.2, 0.8),
    H * random.between(0.1, 0.24),
    W * random.between(0.05, 0.1),
    lighten(palette.accent, 0.5),
  );
  const flight = (
    x: number,
    y: number,
    steps: number,
    tread: number,
    rise: number,
    wide: number,
    dir: 1 | -1,
  ): string =>
    times(steps, (i) => {
      const [sx, sy] = [x + dir * i * tread, y - (i + 1) * rise];
      const [l, r] = dir > 0 ? [sx, sx + tread] : [sx - tread, sx];
      return (
        polygon(
          [
            [l, sy],
            [r, sy],
            [r + wide * 0.4, sy - wide * 0.22],
            [l + wide * 0.4, sy - wide * 0.22],
          ],
          light,
        ) +
        rect(l, sy, tread + 0.6, y - sy + 2, mid) +
        (dir < 0
          ? polygon(
              [
                [r, sy],
                [r + wide * 0.4, sy - wide * 0.22],
                [r + wide * 0.4, sy + rise - wide * 0.22],
                [r, sy + rise],
              ],
              dark,
            )
          : '')
      );
    });
  const block = (x: number, y: number, w: number, h: number, d: number): string =>
    rect(x, y, w, h, mid) +
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w + d, y - d * 0.55],
        [x + d, y - d * 0.55],
      ],
      light,
    ) +
    polygon(
      [
        [x + w, y],
        [x + w + d, y - d * 0.55],
        [x + w + d, y + h - d * 0.55],
        [x + w, y + h],
      ],
      dark,
    );
  const opening = (x: number, y: number, w: number, h: number): string =>
    path(arch(x, y, w, h), dark) +
    sheet.within(
      path(arch(x, y, w, h), '#000'),
      path(arch(x + w * 0.16, y + h * 0.03, w, h), mix(dark, palette.ink, 0.35)) +
        rect(x, y + h * 0.8, w, h * 0.2, mix(light, dark, 0.5)),
    );
  const kind = random.pick(['tower', 'court', 'terraces']);
  const n = random.int(6, 10);
  const kinds: Readonly<Record<string, () => string>> = {
    tower: () => {
      const [x, y, w] = [W * 0.5, H * 0.3, W * 0.34];
      return (
        block(x, y, w, H, W * 0.1) +
        times(3, (i) => opening(x + w * 0.3, y + H * (0.08 + i * 0.2), w * 0.4, H * 0.13)) +
        block(-10, H * 0.62, W * 0.36, H, W * 0.06) +
        flight(W * 0.12, H * 1.02, n, W * 0.056, H * 0.044, W * 0.26, 1)
      );
    },
    court: () => {
      const count = random.int(3, 4);
      const w = W / count;
      return (
        rect(0, H * 0.34, W, H * 0.5, mid) +
        rect(0, H * 0.34, W, 14, light) +
        times(count, (i) => opening(w * (i + 0.16), H * 0.42, w * 0.68, H * 0.4)) +
        polygon(
          [
            [0, H * 0.82],
            [W, H * 0.82],
            [W, H],
            [0, H],
          ],
          light,
        ) +
        polygon(
          [
            [W, H * 0.34],
            [W * 0.45, H * 0.34],
            [W * 0.1, H * 0.82],
            [0, H],
            [W, H],
          ],
          dark,
          { opacity: 0.35 },
        ) +
        flight(W * 0.04, H * 0.98, n, W * 0.04, H * 0.026, W * 0.2, 1)
      );
    },
    terraces: () =>
      times(5, (i) => {
        const y = H * (0.34 + i * 0.14);
        const x = i % 2 ? W * random.between(-0.1, 0.1) : W * random.between(0.22, 0.44);
        const w = W * random.between(0.5, 0.7);
        return (
          block(x, y, w, H, W * 0.07) +
          opening(x + w * random.between(0.1, 0.6), y + H * 0.03, W * 0.1, H * 0.1)
        );
      }) + flight(W * 0.1, H * 1.0, n, W * 0.05, H * 0.03, W * 0.2, random.sign()),
  };
  const plant = place(
    potted(sheet, random.pick(['palm', 'cactus', 'aloe', 'olive tree'] as const), H * 0.2, palette.accent),
    W * random.pick([0.84, 0.9]),
    H * 0.97,
  );
  const figure = random.chance(0.45)
    ? place(
        path('M-11 0L-8 -44Q0 -58 8 -44L11 0Z', palette.ink) + circle(0, -60, 9, palette.ink),
        W * random.between(0.6, 0.76),
        H * 0.97,
      )
    : '';
  const colour = nameOf(base);
  return {
    body: sheet.ground(heaven) + sun + (kinds[kind]?.() ?? '') + plant + figure,
    title: titled(random, [
      `${colour} ${kind} with ${numberWord(n)} steps`,
      `Stairs, arches and shade in ${colour}`,
      `${colour} ${kind} in hard light`,
      `${capital(numberWord(n))} steps up ${an(colour)} ${kind}`,
    ]),
    description: sentences(
      `${capital(colour)} walls, arched openings and ${numberWord(n)} steps`,
      random.pick([
        'Nothing but light and plaster',
        'Reference for the model',
        'Noon is when it works',
        figure ? 'One figure for scale' : '',
      ]),
    ),
    altText: `Illustration of ${an(colour)} ${kind} with arched openings and a stair of ${numberWord(n)} steps, in strong light${figure ? ', with one small figure' : ''}.`,
    words: ['stairs', 'arches', 'architecture', 'light', 'shadow', kind, colour],
  };
}

function skyline(sheet: Sheet): Scene {
  const { random, width: W, height: H } = sheet;
  const hour = pickHour(random);
  const base = H * random.between(0.7, 0.8);
  const kinds = new Set<string>();
  const tower = (x: number, w: number, h: number, fill: string, lit: string): string => {
    const top = random.pick(['flat', 'slab', 'dome', 'spire', 'slant', 'steps', 'tank']);
    kinds.add(top);
    const tops: Readonly<Record<string, string>> = {
      flat: '',
      slab: rect(w * 0.2, -h - h * 0.06, w * 0.6, h * 0.07, fill),
      dome:
        path(`M0 ${-h}A${w / 2} ${w / 2} 0 0 1 ${w} ${-h}Z`, fill) +
        line(w / 2, -h - w / 2, w / 2, -h - w * 0.8, fill, 5),
      spire: polygon(
        [
          [w * 0.2, -h],
          [w / 2, -h * 1.3],
          [w * 0.8, -h],
        ],
        fill,
      ),
      slant: polygon(
        [
          [0, -h],
          [w, -h - w * 0.5],
          [w, -h],
        ],
        fill,
      ),
      steps: rect(w * 0.15, -h - 24, w * 0.7, 26, fill) + rect(w * 0.32, -h - 50, w * 0.36, 28, fill),
      tank:
        rect(w * 0.3, -h - 46, w * 0.4, 34, darken(fill, 0.2)) +
        polygon(
          [
            [w * 0.26, -h - 46],
            [w / 2, -h - 66],
            [w * 0.74, -h - 46],
          ],
          darken(fill, 0.3),
        ) +
        line(w * 0.34, -h, w * 0.34, -h - 12, fill, 4) +
        line(w * 0.66, -h, w * 0.66, -h - 12, fill, 4),
    };
    const columns = Math.max(2, Math.floor(w / 26));
    const windows = times(columns * Math.floor(h / 34), (i) =>
      random.chance(0.62)
        ? rect(
            8 + ((i % columns) * (w - 12)) / columns,
            -h + 14 + Math.floor(i / columns) * 34,
            (w - 12) / columns - 8,
            16,
            random.chance(0.4) ? lit : lighten(fill, 0.16),
          )
        : '',
    );
    return place(
      rect(0, -h, w, h + 4, fill) +
        (tops[top] ?? '') +
        windows +
        rect(w * 0.78, -h, w * 0.22, h, '#000', { opacity: 0.1 }),
      x,
      base,
    );
  };
  const layer = (depth: number, high: number): string => {
    let [x, body] = [-20, ''];
    while (x < W) {
      const w = W * random.between(0.08, 0.17);
      body += tower(
        x,
        w,
        H * high * random.between(0.5, 1),
        mix(hour.far, hour.near, depth),
        depth > 0.5 ? '#ffd98a' : mix('#ffe6b0', hour.far, 0.5),
      );
      x += w + random.between(-4, 10);
    }
    return body;
  };
  const span = random.pick(['bridge', 'river', 'park']);
  const [y, w] = [base, W];
  const bridge =
    times(2, (i) => {
      const px = w * (i ? 0.74 : 0.26);
      return (
        rect(px - 12, y - H * 0.2, 24, H * 0.3, hour.near) + rect(px - 26, y - H * 0.2, 52, 14, hour.near)
      );
    }) +
    stroke(
      `M${-w * 0.1} ${y + 8}Q${w * 0.08} ${y} ${w * 0.26} ${y - H * 0.19}Q${w * 0.5} ${y + H * 0.08} ${w * 0.74} ${y - H * 0.19}Q${w * 0.92} ${y} ${w * 1.1} ${y + 8}`,
      hour.near,
      9,
    ) +
    rect(0, y + H * 0.05, w, 20, hour.near) +
    times(23, (i) => {
      const t = (i / 22 - 0.5) / 0.24;
      const top = Math.abs(t) < 1 ? y + H * 0.055 - H * 0.24 * t * t * 0.55 - 30 : y;
      return line((w * i) / 22, Math.min(top, y + H * 0.05), (w * i) / 22, y + H * 0.05, hour.near, 3);
    });
  const front: Readonly<Record<string, () => string>> = {
    bridge: () => water(sheet, hour, { x: 0, y: base, width: W, height: H - base }, W / 2) + bridge,
    river: () =>
      water(sheet, hour, { x: 0, y: base, width: W, height: H - base }, W / 2) +
      place(
        path(`M${-W * 0.1} 0H${W * 0.1}L${W * 0.07} ${H * 0.025}H${-W * 0.07}Z`, hour.accent) +
          rect(-W * 0.05, -H * 0.02, W * 0.09, H * 0.02, '#fdf6e8'),
        W * random.between(0.3, 0.7),
        base + (H - base) * 0.5,
      ),
    park: () =>
      rect(0, base, W, H - base, mix(hour.near, '#3f6b4a', 0.5)) +
      times(24, () =>
        place(
          tree(
            random,
            random.pick(['round tree', 'poplar', 'cloud tree'] as const),
            H * random.between(0.08, 0.16),
            mix(hour.near, '#5f8a55', random.between(0.3, 0.6)),
          ),
          W * random.next(),
          base + (H - base) * random.between(0.1, 1),
        ),
      ),
  };
  const word =
    { bridge: 'a hanging bridge', river: 'a ferry on the river', park: 'a park in front' }[span] ?? '';
  return {
    body:
      sky(sheet, hour, { x: 0, y: 0, width: W, height: H }).body +
      layer(0.2, 0.5) +
      layer(0.5, 0.4) +
      layer(0.82, 0.26) +
      (front[span]?.() ?? ''),
    palette: [hour.near, hour.far, ...hour.sky, hour.accent],
    title: titled(random, [
      `Skyline ${atHour(hour.name)} with ${word}`,
      `City ${atHour(hour.name)}`,
      `${capital(word)} ${atHour(hour.name)}`,
      `Towers and ${word}, ${hour.name}`,
      `${capital(hour.name)} city: ${listed([...kinds].slice(0, 2))} roofs`,
    ]),
    description: sentences(
      `Three rows of towers ${atHour(hour.name)}, ${word}`,
      random.pick([
        'Seen from the other bank',
        'Lights on before the sun is down',
        'The roof with the tank is ours',
      ]),
    ),
    altText: `Illustration of a city skyline ${atHour(hour.name)} with lit windows and ${word}.`,
    words: ['skyline', 'city', 'architecture', 'buildings', span, hour.name],
  };
}

/** White or coloured cubes climbing a hill, with domes and steps, above the sea. */
function hillTown(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const hour: Hour = pickHour(random, ['morning', 'noon', 'golden hour', 'dusk', 'dawn', 'night']);
  const white = random.chance(0.4);
  const seaY = H * 0.36;
  const accent = random.pick(['#2f6fb0', palette.main, palette.deep]);
  const houses = times(30, (i) => {
    const t = i / 30;
    const y = H * (0.42 + t * 0.66);
    const s = W * (0.13 + t * 0.16);
    const x = W * (((i * 0.618) % 1) * 1.1 - 0.05);
    const wall = mix(
      white ? mix('#fbf7ee', '#cfc6c9', random.between(0, 0.35)) : plaster(sheet),
      hour.name === 'night' ? '#26325a' : (hour.sky[2] ?? '#fff'),
      hour.name === 'night' ? 0.45 : 0.16,
    );
    const h = s * random.between(0.7, 1.25);
    const roof = random.pick(['flat', 'dome', 'tiles', 'flat', 'terrace']);
    const tops: Readonly<Record<string, string>> = {
      flat: rect(-s / 2 - 4, -h - 6, s + 8, 10, lighten(wall, 0.3)),
      dome:
        path(`M${-s * 0.34} ${-h}A${s * 0.34} ${s * 0.34} 0 0 1 ${s * 0.34} ${-h}Z`, accent) +
        rect(-3, -h - s * 0.46, 6, s * 0.14, accent),
      tiles: polygon(
        [
          [-s * 0.56, -h],
          [-s * 0.4, -h - s * 0.22],
          [s * 0.4, -h - s * 0.22],
          [s * 0.56, -h],
        ],
        '#c8694a',
      ),
      terrace:
        rect(-s / 2, -h - s * 0.12, s, s * 0.03, wall) +
        times(6, (k) => rect(-s / 2 + k * s * 0.19, -h - s * 0.12, s * 0.03, s * 0.12, wall)) +
        ellipse(s * 0.2, -h - s * 0.08, s * 0.12, s * 0.1, '#5f8a55'),
    };
    const glow = hour.name === 'night' || hour.name === 'dusk';
    const holes =
      times(random.int(1, 3), (k) => {
        const ww = s * 0.13;
        return rect(
          -s * 0.32 + k * s * 0.24,
          -h * 0.7,
          ww,
          ww * 1.5,
          glow && random.chance(0.7) ? '#ffd98a' : mix(accent, palette.ink, 0.4),
          { rx: random.pick([0, ww / 2]) },
        );
      }) + (random.chance(0.5) ? path(arch(s * 0.16, -h * 0.42, s * 0.2, h * 0.42), accent) : '');
    return place(
      rect(-s / 2, -h, s, h + H * 0.1, wall) +
        polygon(
          [
            [s / 2, -h],
            [s * 0.62, -h + s * 0.1],
            [s * 0.62, H * 0.1],
            [s / 2, H * 0.1],
          ],
          darken(wall, 0.16),
        ) +
        (tops[roof] ?? '') +
        holes,
      x,
      y,
    );
  });
  const bushes = times(9, () => {
    const [x, y] = [W * random.next(), H * random.between(0.55, 1)];
    return (
      circle(x, y, W * 0.03, '#c2477f') +
      circle(x + 20, y + 12, W * 0.024, '#d96a9a') +
      circle(x - 16, y + 16, W * 0.022, '#5f8a55')
    );
  });
  const body =
    sky(sheet, hour, { x: 0, y: 0, width: W, height: H * 0.5 }).body +
    water(sheet, hour, { x: 0, y: seaY, width: W, height: H * 0.3 }, W * 0.5) +
    houses +
    (white ? bushes : '');
  const what = white ? 'white' : 'painted';
  return {
    body,
    palette: [hour.sky[0] ?? '#fff', hour.near, accent, '#fbf7ee', hour.accent],
    title: titled(random, [
      `${what} hill town ${atHour(hour.name)}`,
      `${capital(what)} houses above the sea, ${hour.name}`,
      `Roofs and ${nameOf(accent)} domes ${atHour(hour.name)}`,
      `Steep town, ${nameOf(accent)} doors`,
    ]),
    description: sentences(
      `${capital(what)} cubes climb a hill above the sea ${atHour(hour.name)}`,
      random.pick(['Bring flat shoes', 'The stairs are the streets', 'Lunch on the third terrace']),
    ),
    altText: `Illustration of a hill town of ${what} houses with ${nameOf(accent)} domes and doors above the sea ${atHour(hour.name)}.`,
    words: [
      'hill town',
      'village',
      'architecture',
      'houses',
      'sea',
      'travel',
      what,
      nameOf(accent),
      hour.name,
    ],
  };
}

export const doorTheme: Theme = { name: 'doors', shapes: ['2:3', '3:4', '4:5'], draw: doorway };
export const facadeTheme: Theme = { name: 'facades', shapes: ['2:3', '3:4', '1:1', '4:5'], draw: facade };
export const stairTheme: Theme = { name: 'stairs and arches', shapes: ['2:3', '9:16', '3:4'], draw: stairs };
export const skylineTheme: Theme = { name: 'skylines', shapes: ['2:3', '3:4', '3:2'], draw: skyline };
export const hillTownTheme: Theme = { name: 'hill towns', shapes: ['2:3', '4:5', '9:16'], draw: hillTown };
