import type { Random } from './random.ts';

export type Point = readonly [number, number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const short = (value: number): string => String(Math.round(value * 10) / 10);
const fine = (value: number): string => String(Math.round(value * 1000) / 1000);

const written = new Map<string, string>();

/** `strokeWidth` is `stroke-width`. */
function nameOf(attribute: string): string {
  const known = written.get(attribute) ?? attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  written.set(attribute, known);
  return known;
}

function attributes(all: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) continue;
    text += ` ${nameOf(name)}="${typeof value === 'number' ? fine(value) : value}"`;
  }
  return text;
}

export const element = (name: string, all: Attributes): string => `<${name}${attributes(all)}/>`;

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

/** An open stroke with round ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' };
  return element('path', { d, fill: 'none', stroke: colour, strokeWidth: width, ...round, ...more });
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  more: Attributes = {},
) {
  return stroke(`M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`, colour, width, more);
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(`${sharp(points)}Z`, fill, more);
}

export function group(body: string, more: Attributes = {}): string {
  return `<g${attributes(more)}>${body}</g>`;
}

interface Placing {
  readonly scale?: number;
  readonly rotate?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** Puts something drawn around (0, 0) at a place; props stand on y = 0 and grow upwards. */
export function place(body: string, x: number, y: number, how: Placing = {}): string {
  const { scale = 1, rotate = 0, flip = false, opacity } = how;
  let transform = `translate(${short(x)} ${short(y)})`;
  if (rotate) transform += ` rotate(${short(rotate)})`;
  if (scale !== 1 || flip) transform += ` scale(${fine(flip ? -scale : scale)} ${fine(scale)})`;
  return group(body, { transform, opacity });
}

/** Straight lines through points, as path data. */
export function sharp(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** A soft curve through points (Catmull–Rom), as path data. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [x0, y0] = get(0);
  let d = `M${short(x0)} ${short(y0)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${short(b[0] + (c[0] - a[0]) / 6)} ${short(b[1] + (c[1] - a[1]) / 6)} `;
    d += `${short(c[0] - (e[0] - b[0]) / 6)} ${short(c[1] - (e[1] - b[1]) / 6)} ${short(c[0])} ${short(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A hand-cut round shape, as path data. */
export function blob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  wobble = 0.12,
  count = 8,
): string {
  const turn = random.between(0, Math.PI * 2);
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = turn + (i / count) * Math.PI * 2;
    const reach = random.between(1 - wobble, 1 + wobble);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  return smooth(points, true);
}

/** A door- or window-shaped outline with a round head, as path data; (x, y) is its upper left corner. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  const [left, right, spring] = [short(x), short(x + width), short(y + r)];
  const base = short(y + height);
  return `M${left} ${base}L${left} ${spring}A${short(r)} ${short(r)} 0 0 1 ${right} ${spring}L${right} ${base}Z`;
}

/** A slice of a ring or pie in degrees from the top, clockwise, as path data. */
export function wedge(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const at = (r: number, degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${short(cx + Math.cos(angle) * r)} ${short(cy + Math.sin(angle) * r)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  const outside = `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}`;
  if (inner === 0) return `${outside}L${short(cx)} ${short(cy)}Z`;
  return `${outside}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

/** Calls for each whole number below `count` and joins what comes back. */
export function times(count: number, draw: (index: number) => string): string {
  let body = '';
  for (let i = 0; i < count; i++) body += draw(i);
  return body;
}

/** The point at an angle in degrees from the top, clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
}
