import { darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { group, line, type Point, path, place, polar, smooth, stroke, times } from '../svg.ts';

export interface Greens {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}

const GREENS = ['#5f8a5a', '#3f6b4f', '#7a9a56', '#356152', '#869f63', '#4d7d6b', '#6b7f3a', '#2f6b5e'];

/** Three greens that sit well beside a palette. */
export function greensFor(palette: Palette, random: Random): Greens {
  const mid = mix(random.pick(GREENS), palette.second, random.between(0, 0.25));
  return { dark: mix(darken(mid, 0.28), palette.ink, 0.2), mid, light: lighten(mid, 0.28) };
}

/** A pointed leaf from (0, 0) up to (0, -length), one half in shade. */
export function leaf(length: number, width: number, fill: string, vein = true): string {
  const w = width * 0.62;
  const side = (sign: number): string =>
    `C${sign * w} ${-length * 0.2} ${sign * w * 0.9} ${-length * 0.7} 0 ${-length}`;
  const right = `M0 0${side(1)}Z`;
  const rib = vein ? line(0, 0, 0, -length * 0.9, lighten(fill, 0.3), Math.max(0.8, length * 0.012)) : '';
  return path(`M0 0${side(-1)}Z`, fill) + path(right, darken(fill, 0.12)) + rib;
}

/** A round-ended leaf, like an olive's or a rubber plant's. */
export function ovalLeaf(length: number, width: number, fill: string): string {
  const w = width * 0.66;
  const half = (sign: number): string =>
    `M0 0C${sign * w * 0.6} ${-length * 0.05} ${sign * w * 1.1} ${-length * 0.95} 0 ${-length}Z`;
  const ribs = line(0, 0, 0, -length * 0.92, lighten(fill, 0.25), Math.max(0.8, width * 0.04));
  return path(half(-1), fill) + path(half(1), darken(fill, 0.14)) + ribs;
}

/** A split leaf of a monstera, stalk end at (0, 0). */
export function monsteraLeaf(size: number, fill: string, cuts = 4): string {
  const outline: Point[] = [[0, 0]];
  const reach = (t: number): number =>
    Math.sin(Math.PI * (0.16 + 0.76 * Math.min(1, t)) ** 0.8) ** 0.75 * size * 0.52;
  const sideOf = (sign: number): Point[] => {
    const points: Point[] = [[sign * size * 0.2, size * 0.1]];
    for (let i = 0; i < cuts; i++) {
      const [from, to] = [i / cuts, (i + 0.72) / cuts];
      points.push(
        [sign * reach(from), -from * size * 0.92],
        [sign * reach(to) * 1.04, -(to + 0.03) * size * 0.92],
      );
      points.push([sign * reach(to) * 0.42, -(to - 0.04) * size * 0.9]);
      points.push([sign * reach(to + 0.06) * 0.42, -(to + 0.02) * size * 0.9]);
    }
    return points;
  };
  outline.push(...sideOf(-1), [0, -size], ...sideOf(1).reverse());
  const half: Point[] = [[0, 0], ...sideOf(1), [0, -size]];
  const tension = (points: readonly Point[]): string => rounded(points, size * 0.06);
  return (
    path(tension(outline), fill) +
    path(tension(half), darken(fill, 0.13)) +
    line(0, 0, 0, -size * 0.94, lighten(fill, 0.25), size * 0.018)
  );
}

/** Straight sides with corners rounded by at most `radius`, closed. */
function rounded(points: readonly Point[], radius: number): string {
  const count = points.length;
  let d = '';
  points.forEach(([x, y], i) => {
    const [px, py] = points[(i + count - 1) % count] ?? [0, 0];
    const [nx, ny] = points[(i + 1) % count] ?? [0, 0];
    const before = Math.min(0.5, radius / (Math.hypot(x - px, y - py) || 1));
    const after = Math.min(0.5, radius / (Math.hypot(nx - x, ny - y) || 1));
    const [ax, ay] = [x + (px - x) * before, y + (py - y) * before];
    const [bx, by] = [x + (nx - x) * after, y + (ny - y) * after];
    const f = (n: number): string => n.toFixed(1);
    d += `${i === 0 ? 'M' : 'L'}${f(ax)} ${f(ay)}Q${f(x)} ${f(y)} ${f(bx)} ${f(by)}`;
  });
  return `${d}Z`;
}

/** A feathered frond that leaves (0, 0) at an angle from upright and bends over by `droop` degrees. */
export function frond(
  length: number,
  angle: number,
  droop: number,
  fill: string,
  leaflet = 0.34,
  count = 13,
): string {
  const spine: Point[] = [[0, 0]];
  let [x, y] = [0, 0];
  let body = '';
  for (let i = 1; i <= count; i++) {
    const heading = angle + (droop * i) / count;
    [x, y] = polar(x, y, length / count, heading);
    spine.push([x, y]);
    const size = length * leaflet * Math.sin(Math.PI * (0.12 + 0.8 * (i / count)) ** 0.9);
    for (const sign of [-1, 1]) {
      const turn = heading + sign * (62 - 26 * (i / count));
      body += place(leaf(size, size * 0.24, sign > 0 ? darken(fill, 0.08) : fill, false), x, y, {
        rotate: turn,
      });
    }
  }
  return body + stroke(smooth(spine), darken(fill, 0.2), Math.max(1.2, length * 0.014));
}

/** A stem along points with leaves on both sides, thinner and smaller towards the tip. */
export function sprig(
  points: readonly Point[],
  draw: (size: number, index: number) => string,
  how: { stem: string; width: number; size: number; pairs: number; spread?: number; tip?: boolean },
): string {
  const { pairs, spread = 48 } = how;
  let leaves = '';
  for (let i = 0; i < pairs; i++) {
    const share = 0.18 + (0.78 * i) / Math.max(1, pairs - 1);
    const [x, y, heading] = along(points, share);
    const size = how.size * (1 - 0.5 * share);
    leaves += place(draw(size, i * 2), x, y, { rotate: heading - spread });
    leaves += place(draw(size, i * 2 + 1), x, y, { rotate: heading + spread, flip: true });
  }
  const [x, y, heading] = along(points, 1);
  const tip = how.tip === false ? '' : place(draw(how.size * 0.55, pairs * 2), x, y, { rotate: heading });
  return stroke(smooth(points), how.stem, how.width) + leaves + tip;
}

/** The place and heading (degrees from upright, clockwise) at a share of the way along points. */
export function along(points: readonly Point[], share: number): [number, number, number] {
  const exact = Math.min(0.9999, Math.max(0, share)) * (points.length - 1);
  const index = Math.floor(exact);
  const [x0, y0] = points[index] ?? [0, 0];
  const [x1, y1] = points[index + 1] ?? [x0, y0 - 1];
  const part = exact - index;
  const heading = (Math.atan2(x1 - x0, y0 - y1) * 180) / Math.PI;
  return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, heading];
}

/** A flower seen from above: petals around an eye, in one or two rings. */
export function bloom(
  radius: number,
  fill: string,
  eye: string,
  petals: number,
  kind: 'round' | 'pointed' | 'notched',
): string {
  const one = (size: number, colour: string): string => {
    const w = (size * 2.6) / petals + size * 0.16;
    if (kind === 'pointed') return leaf(size, w * 1.3, colour, false);
    const notch =
      kind === 'notched'
        ? `Q0 ${-size * 0.86} ${w * 0.55} ${-size}`
        : `Q0 ${-size * 1.14} ${w * 0.55} ${-size * 0.9}`;
    const top = kind === 'notched' ? size : size * 0.9;
    const d = `M0 0C${-w * 0.5} ${-size * 0.3} ${-w} ${-size * 0.7} ${-w * 0.55} ${-top}${notch}C${w} ${-size * 0.7} ${w * 0.5} ${-size * 0.3} 0 0Z`;
    return path(d, colour);
  };
  const ring = (size: number, colour: string, turn: number): string =>
    times(petals, (i) => place(one(size, colour), 0, 0, { rotate: turn + (i * 360) / petals }));
  const outer = ring(radius, darken(fill, 0.1), 0);
  const inner = ring(radius * 0.78, lighten(fill, 0.08), 180 / petals);
  const dots = times(9, (i) => {
    const [x, y] = polar(0, 0, radius * 0.17, i * 40);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * 0.035).toFixed(1)}" fill="${lighten(eye, 0.4)}"/>`;
  });
  return group(`${outer + inner}<circle r="${(radius * 0.24).toFixed(1)}" fill="${eye}"/>${dots}`);
}
