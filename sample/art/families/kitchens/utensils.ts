import { darken, lighten } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { SMALL_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { cup, jar } from '../../props/shelf-things.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, ellipse, path, place, polygon, rect, stroke, times } from '../../svg.ts';

export const METAL = '#b98f4a';

export function pan(size: number, fill: string, turn: number): string {
  return place(
    rect(size * 0.4, -size * 0.07, size * 0.8, size * 0.13, darken(fill, 0.45), { rx: size * 0.06 }) +
      circle(0, 0, size * 0.5, fill) +
      circle(0, 0, size * 0.41, darken(fill, 0.2)) +
      circle(-size * 0.1, -size * 0.12, size * 0.16, '#ffffff', { opacity: 0.12 }),
    0,
    0,
    { rotate: turn },
  );
}

export const potOnStove = (w: number, fill: string): string =>
  rect(-w * 0.62, -w * 0.5, w * 1.24, w * 0.1, darken(fill, 0.35), { rx: w * 0.05 }) +
  rect(-w / 2, -w * 0.62, w, w * 0.62, fill, { rx: w * 0.07 }) +
  rect(-w * 0.52, -w * 0.68, w * 1.04, w * 0.1, lighten(fill, 0.15), { rx: w * 0.04 }) +
  circle(0, -w * 0.73, w * 0.06, darken(fill, 0.4));

export const kettle = (w: number, fill: string): string =>
  stroke(`M${-w * 0.3} ${-w * 0.66}Q0 ${-w * 1.16} ${w * 0.3} ${-w * 0.66}`, darken(fill, 0.45), w * 0.07) +
  path(
    `M${w * 0.34} ${-w * 0.42}L${w * 0.72} ${-w * 0.66}L${w * 0.66} ${-w * 0.74}L${w * 0.3} ${-w * 0.6}Z`,
    darken(fill, 0.14),
  ) +
  path(`M${-w * 0.5} 0Q${-w * 0.48} ${-w * 0.7} 0 ${-w * 0.72}T${w * 0.5} 0Z`, fill) +
  circle(0, -w * 0.75, w * 0.06, darken(fill, 0.4));

export const board = (h: number, fill: string, round: boolean): string =>
  round
    ? circle(0, -h * 0.5, h * 0.5, fill) + circle(0, -h * 0.9, h * 0.05, darken(fill, 0.4))
    : rect(-h * 0.3, -h * 0.8, h * 0.6, h * 0.8, fill, { rx: h * 0.06 }) +
      rect(-h * 0.07, -h, h * 0.14, h * 0.26, fill, { rx: h * 0.06 }) +
      circle(0, -h * 0.94, h * 0.025, darken(fill, 0.4));

function fruitBowl(sheet: Sheet, w: number): string {
  const { random, palette } = sheet;
  const fruits = times(7, (i) => {
    const c = random.pick(['#f2c62e', '#ee8a2d', '#d63a26', '#8fae4a', '#5b2750']);
    const [x, y, r] = [(i - 3) * w * 0.11, -w * (0.34 + (i % 2) * 0.12), w * 0.12];
    return (
      circle(x, y, r, c) + ellipse(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.2, '#ffffff', { opacity: 0.3 })
    );
  });
  const fill = random.pick([palette.paper, palette.accent, palette.main]);
  return (
    fruits +
    path(`M${-w / 2} ${-w * 0.34}Q${-w * 0.4} 0 0 0T${w / 2} ${-w * 0.34}Z`, fill) +
    path(
      `M${-w / 2} ${-w * 0.34}Q${-w * 0.4} 0 0 0T${w / 2} ${-w * 0.34}Z`,
      sheet.fade(palette.ink, 0.2, -90),
    )
  );
}

function utensils(sheet: Sheet, h: number): string {
  const fill = sheet.random.pick(hues(sheet.palette));
  return (
    times(5, (i) => {
      const turn = -24 + i * 12;
      const wood = i % 2 ? '#b98a5c' : '#8a5f3f';
      return place(
        rect(-h * 0.02, -h, h * 0.04, h * 0.7, wood, { rx: 3 }) +
          [
            ellipse(0, -h, h * 0.07, h * 0.11, wood),
            rect(-h * 0.06, -h * 1.1, h * 0.12, h * 0.2, wood, { rx: 6 }),
            times(3, (k) =>
              ellipse(0, -h * 1.02, h * (0.03 + k * 0.025), h * 0.12, 'none', {
                stroke: '#9aa0a3',
                strokeWidth: 2.4,
              }),
            ),
          ][i % 3],
        0,
        0,
        { rotate: turn },
      );
    }) + rect(-h * 0.2, -h * 0.46, h * 0.4, h * 0.46, fill, { rx: h * 0.04 })
  );
}

/** Things that stand on a counter, with the words for them. */
export function still(sheet: Sheet, count: number, unit: number): { name: string; body: string }[] {
  const { random, palette } = sheet;
  const makes: Readonly<Record<string, () => string>> = {
    kettle: () => kettle(unit * 0.8, random.pick([palette.main, palette.accent, palette.deep, '#b9bcc0'])),
    'fruit bowl': () => fruitBowl(sheet, unit * 1.15),
    'wooden spoons': () => utensils(sheet, unit * 0.9),
    'chopping boards': () =>
      place(board(unit * 1.5, '#b98a5c', false), -unit * 0.1, 0) +
      place(board(unit * 1.05, '#8a5f3f', random.chance(0.5)), unit * 0.22, 0),
    'pot of herbs': () => potted(sheet, random.pick(SMALL_PLANTS), unit * 1.15, random.pick(hues(palette))),
    jars: () =>
      times(3, (i) =>
        place(
          jar(
            sheet,
            unit * 0.34,
            unit * (0.7 - i * 0.12),
            random.pick(['#d9a24a', '#c8562e', '#8fae5a', '#f0dcb8', '#6b3f28']),
          ),
          (i - 1) * unit * 0.38,
          0,
        ),
      ),
    pitcher: () =>
      vessel(sheet, 'pitcher', unit * 1.05, random.pick([palette.paper, palette.main, palette.accent])),
    'cup of coffee': () => cup(sheet, unit * 0.42, random.pick([palette.paper, palette.accent]), true),
    vase: () => vessel(sheet, random.pick(VASES), unit * 1.1, random.pick(hues(palette))),
    'stock pot': () => potOnStove(unit * 0.9, random.pick([palette.main, palette.accent, palette.deep])),
    'coffee maker': () =>
      polygon(
        [
          [-unit * 0.24, -unit * 0.5],
          [unit * 0.24, -unit * 0.5],
          [unit * 0.32, 0],
          [-unit * 0.32, 0],
        ],
        '#b9bcc0',
      ) +
      polygon(
        [
          [-unit * 0.28, -unit * 0.86],
          [unit * 0.28, -unit * 0.86],
          [unit * 0.22, -unit * 0.5],
          [-unit * 0.22, -unit * 0.5],
        ],
        '#d5d8da',
      ) +
      polygon(
        [
          [-unit * 0.26, -unit * 0.86],
          [0, -unit * 1.02],
          [unit * 0.26, -unit * 0.86],
        ],
        '#b9bcc0',
      ) +
      circle(0, -unit * 1.04, unit * 0.05, palette.ink) +
      stroke(
        `M${unit * 0.27} ${-unit * 0.8}h${unit * 0.2}l${-unit * 0.04} ${unit * 0.4}`,
        palette.ink,
        unit * 0.07,
      ),
    loaf: () =>
      path(
        `M${-unit * 0.5} 0Q${-unit * 0.58} ${-unit * 0.44} 0 ${-unit * 0.46}T${unit * 0.5} 0Z`,
        '#b9793f',
      ) +
      times(3, (i) =>
        stroke(
          `M${-unit * (0.26 - i * 0.22)} ${-unit * 0.36}q${unit * 0.06} ${unit * 0.12} ${unit * 0.12} ${unit * 0.2}`,
          '#e6bd84',
          unit * 0.06,
        ),
      ),
  };
  return random.some(Object.entries(makes), count).map(([name, draw]) => ({ name, body: draw() }));
}
