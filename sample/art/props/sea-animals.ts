import { darken, EYE, lighten } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { circle, line, type Point, path, place, rect, smooth, stroke, times } from '../svg.ts';
import { leaf } from './foliage.ts';

/** A fish swimming right around (0, 0). */
export function fish(sheet: Sheet, size: number, fill: string, mark: string): string {
  const { random } = sheet;
  const s = size / 100;
  const kind = random.pick(['striped', 'tall', 'slim', 'spotted', 'scaled']);
  const high = { tall: 36, slim: 15, striped: 24, spotted: 26, scaled: 24 }[kind] ?? 24;
  const d = `M-40 0Q-4 ${-high * 1.5} 46 0Q-4 ${high * 1.5} -40 0Z`;
  const marks: Readonly<Record<string, string>> = {
    striped: times(3, (i) => rect(-18 + i * 20, -50, 9, 100, mark)),
    tall: times(2, (i) => rect(-12 + i * 26, -60, 7, 120, mark)),
    slim: rect(-44, -3, 90, 6, mark),
    spotted: times(9, (i) => circle(-22 + (i % 5) * 12, -9 + Math.floor(i / 5) * 15, 3.6, mark)),
    scaled: times(15, (i) =>
      circle(-26 + (i % 5) * 12 + (Math.floor(i / 5) % 2) * 6, -12 + Math.floor(i / 5) * 12, 6, 'none', {
        stroke: mark,
        strokeWidth: 2,
      }),
    ),
  };
  const tail = path(`M-34 0L-64 ${-high}Q-54 0 -64 ${high}Z`, mark);
  const fin =
    path(`M-8 ${-high * 0.62}Q2 ${-high * 1.3} 22 ${-high * 0.5}Z`, mark) +
    path(`M-4 ${high * 0.6}Q4 ${high * 1.2} 16 ${high * 0.5}Z`, mark);
  return (
    place(fin + tail + path(d, fill) + sheet.within(path(d, '#000'), marks[kind] ?? ''), 0, 0, { scale: s }) +
    place(circle(30, -4, 5.4, '#ffffff') + circle(31, -4, 3, EYE), 0, 0, { scale: s })
  );
}

export function whale(size: number, fill: string): string {
  const s = size / 100;
  return place(
    path(
      'M-92 -34Q-76 -52 -60 -40Q-64 -22 -74 -20Q-60 4 -20 24Q40 44 84 18Q104 -6 90 -28Q60 -54 6 -40Q-40 -20 -66 -18Q-84 -20 -92 -34Z',
      fill,
    ) +
      path('M-20 24Q40 44 84 18Q94 6 96 -6Q60 12 8 12Q-14 12 -20 24Z', lighten(fill, 0.6)) +
      times(5, (i) => stroke(`M${30 + i * 11} ${13 - i * 1.4}q-2 10 -8 ${15 - i}`, fill, 2)) +
      path('M14 12Q8 42 -16 48Q-14 24 -6 10Z', darken(fill, 0.2)) +
      circle(66, -8, 3.6, EYE) +
      times(3, (i) =>
        stroke(
          `M30 -48q${(i - 1) * 10} -18 ${(i - 1) * 24} -${18 - Math.abs(i - 1) * 6}`,
          lighten(fill, 0.6),
          4,
        ),
      ),
    0,
    0,
    { scale: s },
  );
}

export function jelly(size: number, fill: string): string {
  const s = size / 100;
  return place(
    times(7, (i) =>
      stroke(`M${-27 + i * 9} 0q${i % 2 ? 9 : -9} 20 0 38t0 ${22 + (i % 3) * 14}`, lighten(fill, 0.2), 3.4, {
        opacity: 0.75,
      }),
    ) +
      path('M-42 4Q-44 -56 0 -58T42 4Q32 -4 21 4T0 4T-21 4T-42 4Z', fill, { opacity: 0.92 }) +
      path('M-28 -6Q-28 -42 -4 -46', 'none', {
        stroke: lighten(fill, 0.5),
        strokeWidth: 5,
        strokeLinecap: 'round',
      }),
    0,
    0,
    { scale: s },
  );
}

/** Seaweed, coral or a reed, from (0, 0) upwards. */
export function weed(random: Random, height: number, fill: string): string {
  const kind = random.pick(['ribbon', 'coral', 'leafy']);
  const h = height;
  if (kind === 'coral') {
    const branch = (x: number, y: number, size: number, turn: number, depth: number): string => {
      const [tx, ty]: Point = [x + Math.sin(turn) * size, y - Math.cos(turn) * size];
      return (
        line(x, y, tx, ty, fill, size * 0.28) +
        (depth
          ? branch(tx, ty, size * 0.74, turn - random.between(0.3, 0.6), depth - 1) +
            branch(tx, ty, size * 0.74, turn + random.between(0.3, 0.6), depth - 1)
          : '')
      );
    };
    return branch(0, 0, h * 0.32, 0, 3);
  }
  const points: Point[] = Array.from({ length: 7 }, (_, i) => [Math.sin(i * 1.3) * h * 0.06, (-h * i) / 6]);
  if (kind === 'ribbon')
    return stroke(smooth(points), fill, h * 0.06) + stroke(smooth(points), lighten(fill, 0.2), h * 0.012);
  return (
    stroke(smooth(points), darken(fill, 0.2), h * 0.014) +
    points
      .slice(1)
      .map(([x, y], i) => place(leaf(h * 0.2, h * 0.09, fill, false), x, y, { rotate: i % 2 ? 58 : -58 }))
      .join('')
  );
}
