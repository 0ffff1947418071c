import { darken, lighten } from '../colour.ts';
import type { Random } from '../random.ts';
import {
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
import { leaf } from './foliage.ts';

export const TREES = [
  'fir',
  'layered fir',
  'round tree',
  'poplar',
  'birch',
  'cloud tree',
  'cypress',
  'umbrella pine',
] as const;
export type TreeName = (typeof TREES)[number] | 'palm tree' | 'bare tree' | 'saguaro';

/** A tree with its foot at (0, 0). `fill` is its crown; the trunk follows from it. */
export function tree(random: Random, name: TreeName, height: number, fill: string): string {
  const h = height;
  const trunk = darken(fill, 0.4);
  const shade = darken(fill, 0.16);
  switch (name) {
    case 'fir': {
      const w = h * random.between(0.15, 0.2);
      const side = (sign: number): Point[] =>
        Array.from({ length: 6 }, (_, i): Point[] => [
          [sign * w * ((i + 1) / 6) * 1.05, -h * (0.98 - ((i + 1) * 0.88) / 6)],
          [sign * w * ((i + 1) / 6) * 0.62, -h * (0.99 - ((i + 1) * 0.88) / 6)],
        ]).flat();
      return (
        rect(-h * 0.015, -h * 0.14, h * 0.03, h * 0.14, trunk) +
        polygon([[0, -h], ...side(1), [0, -h * 0.09], ...side(-1).reverse()], fill) +
        polygon([[0, -h], ...side(1), [0, -h * 0.09]], shade)
      );
    }
    case 'layered fir':
      return (
        rect(-h * 0.02, -h * 0.14, h * 0.04, h * 0.14, trunk) +
        times(4, (i) => {
          const [top, base, w] = [
            -h * (1 - (3 - (3 - i)) * 0.2),
            -h * (0.62 - i * 0.17),
            h * (0.11 + i * 0.045),
          ];
          return (
            polygon(
              [
                [0, top],
                [w, base],
                [-w, base],
              ],
              i % 2 ? fill : lighten(fill, 0.06),
            ) +
            polygon(
              [
                [0, top],
                [w, base],
                [0, base],
              ],
              shade,
            )
          );
        })
      );
    case 'round tree': {
      const r = h * random.between(0.26, 0.34);
      return (
        line(0, 0, 0, -h + r, trunk, h * 0.03) +
        line(0, -h * 0.42, r * 0.4, -h * 0.62, trunk, h * 0.015) +
        circle(0, -h + r, r, fill) +
        path(`M0 ${-h}A${r} ${r} 0 0 1 0 ${-h + 2 * r}A${r * 1.5} ${r * 1.5} 0 0 0 0 ${-h}Z`, shade)
      );
    }
    case 'poplar':
      return (
        line(0, 0, 0, -h * 0.3, trunk, h * 0.025) +
        ellipse(0, -h * 0.56, h * 0.12, h * 0.44, fill) +
        path(`M0 ${-h}A${h * 0.12} ${h * 0.44} 0 0 1 0 ${-h * 0.12}Z`, shade)
      );
    case 'cypress':
      return (
        place(leaf(h * 0.97, h * 0.2, fill, false), 0, -h * 0.03) +
        rect(-h * 0.01, -h * 0.06, h * 0.02, h * 0.06, trunk)
      );
    case 'birch':
      return (
        rect(-h * 0.015, -h * 0.95, h * 0.03, h * 0.95, '#efe9dd') +
        times(7, (i) =>
          rect(-h * 0.015 + (i % 2) * h * 0.012, -h * (0.1 + i * 0.12), h * 0.016, h * 0.01, '#4a4542'),
        ) +
        times(26, () =>
          ellipse(
            random.between(-0.17, 0.17) * h,
            -h * random.between(0.45, 1),
            h * 0.055,
            h * 0.04,
            random.pick([fill, shade, lighten(fill, 0.15)]),
          ),
        )
      );
    case 'cloud tree':
      return (
        stroke(
          `M0 0Q${h * 0.03} ${-h * 0.3} 0 ${-h * 0.5}M0 ${-h * 0.4}L${h * 0.14} ${-h * 0.6}M0 ${-h * 0.34}L${-h * 0.14} ${-h * 0.56}`,
          trunk,
          h * 0.028,
        ) +
        circle(-h * 0.18, -h * 0.62, h * 0.17, shade) +
        circle(h * 0.19, -h * 0.64, h * 0.17, shade) +
        circle(0, -h * 0.76, h * 0.23, fill) +
        circle(-h * 0.07, -h * 0.84, h * 0.1, lighten(fill, 0.1))
      );
    case 'umbrella pine':
      return (
        stroke(
          `M0 0C${h * 0.06} ${-h * 0.3} ${-h * 0.03} ${-h * 0.5} ${h * 0.02} ${-h * 0.74}M${h * 0.01} ${-h * 0.56}L${-h * 0.16} ${-h * 0.78}M${h * 0.01} ${-h * 0.6}L${h * 0.18} ${-h * 0.8}`,
          trunk,
          h * 0.028,
        ) +
        ellipse(0, -h * 0.83, h * 0.36, h * 0.12, shade) +
        ellipse(-h * 0.05, -h * 0.88, h * 0.29, h * 0.1, fill)
      );
    case 'palm tree': {
      const [x, y] = [h * random.between(-0.12, 0.12), -h * 0.8];
      const fronds = times(8, (i) => {
        const turn = -120 + i * 34;
        return place(
          path(
            `M0 0Q${h * 0.06} ${-h * 0.22} ${h * 0.03} ${-h * 0.36}Q${-h * 0.06} ${-h * 0.2} 0 0Z`,
            i % 2 ? fill : shade,
          ),
          x,
          y,
          { rotate: turn + (turn > 0 ? 22 : -22) },
        );
      });
      return (
        path(
          `M${-h * 0.03} 0Q${x * 0.2} ${y * 0.5} ${x - h * 0.012} ${y}H${x + h * 0.012}Q${x * 0.2 + h * 0.04} ${y * 0.5} ${h * 0.03} 0Z`,
          trunk,
        ) + fronds
      );
    }
    case 'saguaro':
      return (
        stroke(
          `M0 0V${-h * 0.92}M0 ${-h * 0.36}H${-h * 0.16}Q${-h * 0.24} ${-h * 0.36} ${-h * 0.24} ${-h * 0.46}V${-h * 0.66}M0 ${-h * 0.46}H${h * 0.14}Q${h * 0.22} ${-h * 0.46} ${h * 0.22} ${-h * 0.56}V${-h * 0.8}`,
          fill,
          h * 0.13,
        ) + stroke(`M${h * 0.025} 0V${-h * 0.9}`, shade, h * 0.05)
      );
    default: {
      const branch = (x: number, y: number, size: number, turn: number, depth: number): string => {
        const [tx, ty] = [x + Math.sin(turn) * size, y - Math.cos(turn) * size];
        const more =
          depth === 0
            ? ''
            : branch(tx, ty, size * 0.72, turn - random.between(0.25, 0.6), depth - 1) +
              branch(tx, ty, size * 0.7, turn + random.between(0.2, 0.6), depth - 1);
        return line(x, y, tx, ty, trunk, Math.max(1, size * 0.09)) + more;
      };
      return branch(0, 0, h * 0.3, random.between(-0.08, 0.08), 4);
    }
  }
}

/** A row of grass blades along a line. */
export function grass(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  fills: readonly string[],
  count: number,
): string {
  return times(count, () => {
    const at = x + random.between(0, width);
    const tall = height * random.between(0.4, 1);
    const lean = random.between(-0.35, 0.35) * tall;
    return path(
      `${smooth([
        [at - 2.5, y],
        [at + lean * 0.3, y - tall * 0.6],
        [at + lean, y - tall],
      ])}Q${at + lean * 0.4 + 2} ${y - tall * 0.5} ${at + 2.5} ${y}Z`,
      random.pick(fills),
    );
  });
}
