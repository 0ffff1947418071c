import { darken, lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import {
  circle,
  ellipse,
  type Point,
  path,
  place,
  polygon,
  rect,
  sharp,
  smooth,
  stroke,
  times,
} from '../svg.ts';
import type { Hour } from './hours.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sky of an hour over a box, with sun or moon, and stars or clouds. Returns where the disc stands. */
export function sky(
  sheet: Sheet,
  hour: Hour,
  box: Box,
  how: { discX?: number; discY?: number; discSize?: number; clouds?: number } = {},
): { body: string; discX: number; discY: number; discSize: number } {
  // A fork, so that stars and clouds of one hour do not move the land of another.
  const random = sheet.random.fork('sky');
  const { x, y, width, height } = box;
  const discX = x + width * (how.discX ?? random.between(0.2, 0.8));
  const discY = y + height * (how.discY ?? random.between(0.2, 0.5));
  const discSize = how.discSize ?? width * random.between(0.06, 0.15);
  let body = rect(x, y, width, height, sheet.linear(hour.sky));
  if (hour.name === 'night') {
    body += times(70, () =>
      circle(
        x + random.between(0, width),
        y + height * random.next() ** 1.4 * 0.85,
        random.between(0.7, 2.4) * (width / 900 + 0.3),
        '#fff8e2',
        { opacity: random.between(0.3, 1) },
      ),
    );
  }
  body += circle(discX, discY, discSize * 3.4, sheet.glow(hour.disc, 0.55));
  body +=
    hour.name === 'night'
      ? moon(random, discX, discY, discSize, hour)
      : circle(discX, discY, discSize, hour.disc);
  body += times(how.clouds ?? random.int(0, 4), () =>
    place(
      cloud(random, width * random.between(0.16, 0.36), hour.cloud),
      x + random.between(0.05, 0.95) * width,
      y + height * random.between(0.08, 0.6),
      { opacity: random.between(0.45, 0.9) },
    ),
  );
  return { body, discX, discY, discSize };
}

function moon(random: Random, x: number, y: number, r: number, hour: Hour): string {
  if (random.chance(0.45)) {
    const inner = r * random.between(1.1, 1.6);
    return path(
      `M${x} ${y - r}A${r} ${r} 0 1 0 ${x} ${y + r}A${inner} ${inner} 0 0 1 ${x} ${y - r}Z`,
      hour.disc,
      { transform: `rotate(${random.int(-30, 30)} ${x} ${y})` },
    );
  }
  const craters = times(4, () =>
    circle(
      x + random.between(-0.5, 0.5) * r,
      y + random.between(-0.5, 0.5) * r,
      r * random.between(0.08, 0.2),
      darken(hour.disc, 0.08),
    ),
  );
  return circle(x, y, r, hour.disc) + craters;
}

/** A flat-bottomed cloud around x = 0. */
function cloud(random: Random, width: number, fill: string): string {
  if (random.chance(0.45)) {
    return times(3, (i) =>
      rect(
        -width * (0.5 - i * 0.12) + random.between(-0.1, 0.1) * width,
        -i * width * 0.07,
        width * (1 - i * 0.3),
        width * 0.075,
        fill,
        { rx: width * 0.04 },
      ),
    );
  }
  const puffs = times(4, (i) =>
    circle(-width * 0.32 + i * width * 0.21, -width * 0.06, width * random.between(0.1, 0.18), fill),
  );
  return rect(-width / 2, -width * 0.1, width, width * 0.14, fill, { rx: width * 0.07 }) + puffs;
}

type RidgeShape = 'jagged' | 'rolling' | 'dunes' | 'mesa';

/** The crest of a range of hills across a box, from left to right. */
export function ridge(random: Random, box: Box, level: number, rise: number, shape: RidgeShape): Point[] {
  const { x, width } = box;
  const count = { jagged: 26, rolling: 12, dunes: 9, mesa: 22 }[shape];
  const waves = Array.from(
    { length: 4 },
    (_, i) => [random.between(0, 6.28), random.between(0.8, 1.3) * (i + 1) * 1.3, 1 / (i + 1)] as const,
  );
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    let h =
      waves.reduce((sum, [phase, pace, weight]) => sum + Math.sin(phase + t * 6.28 * pace) * weight, 0) / 2.1;
    if (shape === 'jagged') h += random.between(-0.32, 0.32);
    if (shape === 'mesa') h = Math.round(h * 1.6) / 1.6 + random.between(-0.04, 0.04);
    if (shape === 'dunes') h *= 0.8;
    const jitter = shape === 'jagged' ? random.between(-0.3, 0.3) / count : 0;
    return [x + Math.min(1, Math.max(0, t + (i % count ? jitter : 0))) * width, level - rise * h];
  });
}

/** Fills everything under a crest. */
export function land(crest: readonly Point[], box: Box, fill: string, soft: boolean): string {
  const bottom = box.y + box.height;
  const d = soft ? smooth(crest) : sharp(crest);
  return path(`${d}L${box.x + box.width} ${bottom}L${box.x} ${bottom}Z`, fill);
}

/** One big mountain with a lit and a shaded side and, when it is high, snow. */
export function peak(
  random: Random,
  x: number,
  base: number,
  width: number,
  height: number,
  fill: string,
  snow: string | null,
): string {
  const tip: Point = [x + random.between(-0.06, 0.06) * width, base - height];
  const side = (sign: number, steps: number): Point[] =>
    Array.from({ length: steps }, (_, i): Point => {
      const t = (i + 1) / (steps + 1);
      return [
        tip[0] + (x + (sign * width) / 2 - tip[0]) * t + random.between(-0.02, 0.02) * width,
        tip[1] + height * t ** 1.08 + random.between(-0.02, 0.02) * height,
      ];
    });
  const [left, right] = [side(-1, 5), side(1, 5)];
  const fall: Point[] = Array.from(
    { length: 5 },
    (_, i): Point => [
      tip[0] + random.between(-0.02, 0.1) * width * (i % 2 ? 1 : -0.4),
      tip[1] + (height * (i + 1)) / 6,
    ],
  );
  let body = polygon(
    [tip, ...right, [x + width / 2, base], [x - width / 2, base], ...[...left].reverse()],
    fill,
  );
  body += polygon(
    [tip, ...right, [x + width / 2, base], [x + width * 0.04, base], ...[...fall].reverse()],
    darken(fill, 0.16),
  );
  if (snow) {
    const edge = (points: readonly Point[], at: number): Point => points[at] ?? tip;
    const [l, r, m] = [edge(left, 1), edge(right, 1), edge(fall, 1)];
    const dip = (a: Point, b: Point, share: number, down: number): Point => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share + down * height,
    ];
    body += polygon([tip, edge(left, 0), l, dip(l, m, 0.35, -0.05), dip(l, m, 0.6, 0.06), m], snow);
    body += polygon(
      [tip, edge(right, 0), r, dip(r, m, 0.3, -0.06), dip(r, m, 0.6, 0.07), m, edge(fall, 0)],
      mix(snow, fill, 0.28),
    );
  }
  return body;
}

/** Flat water with the disc's broken reflection. */
export function water(sheet: Sheet, hour: Hour, box: Box, light: number | null): string {
  const { random } = sheet;
  const [top = hour.far, , horizon = hour.far] = hour.sky;
  const body = rect(
    box.x,
    box.y,
    box.width,
    box.height,
    sheet.linear([mix(horizon, hour.far, 0.45), mix(top, hour.near, 0.3), mix(hour.near, top, 0.35)]),
  );
  const glints =
    light === null
      ? ''
      : times(16, (i) => {
          const t = i / 16;
          const w = box.width * random.between(0.03, 0.13) * (0.5 + t);
          return rect(
            light - w / 2 + random.between(-1, 1) * box.width * 0.03,
            box.y + 4 + box.height * t ** 1.3 * 0.8,
            w,
            2.5 + t * 4,
            hour.disc,
            { rx: 3, opacity: 0.75 * (1 - t * 0.6) },
          );
        });
  const ripples = times(22, () => {
    const t = random.next();
    const w = box.width * random.between(0.04, 0.16) * (0.4 + t);
    return rect(
      box.x + random.between(0, box.width - w),
      box.y + box.height * t,
      w,
      1.5 + t * 3,
      lighten(top, 0.35),
      { rx: 2, opacity: 0.3 },
    );
  });
  return body + ripples + glints;
}

/** A few birds far away. */
export function flock(random: Random, x: number, y: number, size: number, colour: string): string {
  return times(random.int(3, 6), () => {
    const s = size * random.between(0.6, 1.2);
    return place(
      stroke(
        `M${-s} ${-s * 0.3}Q${-s * 0.4} ${-s * 0.5} 0 0Q${s * 0.4} ${-s * 0.5} ${s} ${-s * 0.3}`,
        colour,
        Math.max(1.4, s * 0.14),
      ),
      x + random.between(-5, 5) * size,
      y + random.between(-2.5, 2.5) * size,
    );
  });
}

/** Thin mist over a box. */
export function mist(sheet: Sheet, box: Box, colour: string, opacity = 0.5): string {
  return ellipse(
    box.x + box.width / 2,
    box.y + box.height / 2,
    box.width * 0.7,
    box.height / 2,
    sheet.glow(colour, opacity),
  );
}
