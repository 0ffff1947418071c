import { darken, lighten, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { arch, circle, ellipse, line, path, place, polygon, rect, times } from '../svg.ts';
import { type Hour, pickHour } from './hours.ts';
import { patternFill } from './patterns.ts';
import { type Box, land, ridge, sky, water } from './terrain.ts';
import { TREES, tree } from './trees.ts';

/** A small landscape in a box, for windows, framed pictures and cards. */
export function vista(sheet: Sheet, box: Box, hour: Hour = pickHour(sheet.random)): string {
  const { random } = sheet;
  const { x, y, width, height } = box;
  const scene = sky(sheet, hour, box, {
    discSize: width * random.between(0.08, 0.14),
    clouds: random.int(0, 2),
  });
  let body = scene.body;
  const kind = random.pick(['hills', 'mountains', 'sea', 'trees']);
  const layers = kind === 'sea' ? 1 : 3;
  for (let i = 0; i < layers; i++) {
    const level = y + height * (0.56 + i * 0.15);
    const shape = kind === 'mountains' && i < 2 ? 'jagged' : 'rolling';
    const crest = ridge(random, box, level, height * (kind === 'mountains' ? 0.13 : 0.06), shape);
    body += land(crest, box, mix(hour.far, hour.near, i / 3 + 0.08), shape === 'rolling');
  }
  if (kind === 'sea')
    body += water(sheet, hour, { x, y: y + height * 0.66, width, height: height * 0.34 }, scene.discX);
  if (kind === 'trees')
    body += times(7, () =>
      place(
        tree(random, random.pick(TREES), height * random.between(0.22, 0.4), mix(hour.near, hour.far, 0.25)),
        x + random.between(0, width),
        y + height * random.between(0.92, 1.02),
      ),
    );
  return sheet.within(rect(x, y, width, height, '#000'), body);
}

export const WINDOWS = [
  'arched window',
  'grid window',
  'round window',
  'tall window',
  'wide window',
  'french doors',
] as const;
export type WindowName = (typeof WINDOWS)[number];

const GRIDS: Readonly<
  Record<Exclude<WindowName, 'arched window' | 'round window'>, readonly [number, number]>
> = {
  'grid window': [3, 4],
  'tall window': [2, 3],
  'wide window': [3, 1],
  'french doors': [2, 4],
};

/** A window over a view; (x, y) is the upper left corner of its box. Curtains hang when asked. */
export function window(
  sheet: Sheet,
  name: WindowName,
  box: Box,
  frame: string,
  hour: Hour,
  curtains: boolean,
): string {
  const { x, y, width: w, height: h } = box;
  const t = Math.max(7, w * 0.035);
  const view = vista(sheet, box, hour);
  const bars = (columns: number, rows: number): string =>
    times(columns - 1, (i) => rect(x + (w * (i + 1)) / columns - t / 3, y, t / 1.5, h, frame)) +
    times(rows - 1, (i) => rect(x, y + (h * (i + 1)) / rows - t / 3, w, t / 1.5, frame));
  const sill =
    rect(x - t * 1.6, y + h, w + t * 3.2, t * 1.2, lighten(frame, 0.15)) +
    rect(x - t * 1.6, y + h + t * 1.2, w + t * 3.2, t * 0.4, sheet.palette.ink, { opacity: 0.18 });
  const glare = polygon(
    [
      [x + w * 0.12, y + h],
      [x + w * 0.3, y],
      [x + w * 0.42, y],
      [x + w * 0.24, y + h],
    ],
    '#ffffff',
    { opacity: 0.13 },
  );
  let body: string;
  if (name === 'arched window') {
    const shape = arch(x, y, w, h);
    body =
      sheet.within(path(shape, '#000'), view + glare + bars(2, 3)) +
      path(shape, 'none', { stroke: frame, strokeWidth: t * 1.4 }) +
      sill;
  } else if (name === 'round window') {
    const r = Math.min(w, h) / 2;
    const [cx, cy] = [x + w / 2, y + h / 2];
    const round = circle(cx, cy, r, '#000');
    body =
      sheet.within(
        round,
        view + glare + rect(cx - t / 3, y, t / 1.5, h, frame) + rect(x, cy - t / 3, w, t / 1.5, frame),
      ) + circle(cx, cy, r, 'none', { stroke: frame, strokeWidth: t * 1.5 });
    return body;
  } else {
    const [columns, rows] = GRIDS[name];
    body =
      view +
      glare +
      bars(columns, rows) +
      rect(x, y, w, h, 'none', { stroke: frame, strokeWidth: t * 1.3 }) +
      (name === 'french doors' ? circle(x + w / 2 + t, y + h * 0.55, t * 0.5, darken(frame, 0.5)) : sill);
  }
  return body + (curtains ? drapes(sheet, box) : '');
}

function drapes(sheet: Sheet, { x, y, width: w, height: h }: Box): string {
  const { random, palette } = sheet;
  const cloth = random.pick([palette.paper, palette.soft, palette.second, palette.accent]);
  const fill = random.chance(0.3)
    ? patternFill(
        sheet,
        random.pick(['ticking', 'sprigs', 'dots', 'stripes']),
        30,
        cloth,
        lighten(palette.main, 0.2),
      )
    : cloth;
  const top = y - h * 0.06;
  const long = h * random.pick([1.1, 1.2]);
  const tied = random.chance(0.4);
  const side = (sign: 1 | -1): string => {
    const [outer, inner] = sign < 0 ? [x - w * 0.16, x + w * 0.2] : [x + w * 1.16, x + w * 0.8];
    const mid = outer + (inner - outer) * 0.5;
    const d = tied
      ? `M${outer} ${top}H${inner}Q${inner} ${top + long * 0.42} ${mid} ${top + long * 0.56}Q${inner - sign * -6} ${top + long * 0.7} ${mid + (inner - mid) * 0.5} ${top + long}H${outer}Z`
      : `M${outer} ${top}H${inner}L${inner + (inner - outer) * 0.06} ${top + long}H${outer}Z`;
    const folds = times(4, (i) =>
      line(
        outer + ((inner - outer) * (i + 0.7)) / 5,
        top,
        outer + ((inner - outer) * (i + 0.7)) / (tied ? 7.5 : 4.9),
        top + long,
        palette.ink,
        2.4,
        { opacity: 0.12 },
      ),
    );
    return (
      path(d, fill, { opacity: 0.96 }) +
      sheet.within(path(d, '#000'), folds) +
      (tied
        ? ellipse(
            mid - (inner - outer) * 0.16,
            top + long * 0.56,
            Math.abs(inner - outer) * 0.36,
            6,
            darken(cloth, 0.2),
          )
        : '')
    );
  };
  const rod =
    line(x - w * 0.22, top, x + w * 1.22, top, darken(palette.deep, 0.1), 6) +
    circle(x - w * 0.23, top, 8, palette.deep) +
    circle(x + w * 1.23, top, 8, palette.deep);
  return side(-1) + side(1) + rod;
}

/** The patch of light that a window throws on wall or floor. */
export function sunPatch(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  slant: number,
): string {
  const fill = sheet.fade('#fff6da', 0.34, 0);
  const pane = (at: number, w: number): string =>
    polygon(
      [
        [x + at, y],
        [x + at + w, y],
        [x + at + w + slant, y + height],
        [x + at + slant, y + height],
      ],
      fill,
    );
  return pane(0, width * 0.46) + pane(width * 0.54, width * 0.46);
}
