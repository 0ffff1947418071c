import { hues } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, path, place, polygon, rect, stroke, times, wedge } from '../svg.ts';
import { bloom, leaf } from './foliage.ts';

export const PATTERNS = [
  'stripes',
  'ticking',
  'gingham',
  'dots',
  'checker',
  'chevron',
  'waves',
  'scallops',
  'sprigs',
  'daisies',
  'diamonds',
  'brush strokes',
  'arches',
  'half moons',
  'crosses',
  'triangles',
  'petals',
  'plaid',
] as const;

export type PatternName = (typeof PATTERNS)[number];

/** A repeating pattern as a fill for cushions, rugs, clothes and walls; `size` is about one repeat. */
export function patternFill(
  sheet: Sheet,
  name: PatternName,
  size: number,
  ground: string,
  first: string,
  second = first,
): string {
  const s = size;
  const { random } = sheet;
  const tile = (w: number, h: number, body: string, turn = 0): string =>
    sheet.pattern(w, h, rect(-1, -1, w + 2, h + 2, ground) + body, turn ? `rotate(${turn})` : '');
  switch (name) {
    case 'stripes':
      return tile(
        s,
        s,
        rect(0, 0, s * 0.5, s, first) + rect(s * 0.68, 0, s * 0.08, s, second),
        random.pick([0, 0, 90, 45]),
      );
    case 'ticking':
      return tile(
        s,
        s,
        rect(s * 0.1, 0, s * 0.2, s, first) +
          rect(s * 0.42, 0, s * 0.04, s, first) +
          rect(s * 0.94, 0, s * 0.04, s, second),
        random.pick([0, 90]),
      );
    case 'gingham':
      return tile(
        s,
        s,
        rect(0, 0, s / 2, s, first, { opacity: 0.5 }) + rect(0, 0, s, s / 2, first, { opacity: 0.5 }),
      );
    case 'plaid':
      return tile(
        s,
        s,
        rect(0, 0, s * 0.36, s, first, { opacity: 0.55 }) +
          rect(0, 0, s, s * 0.36, first, { opacity: 0.55 }) +
          rect(s * 0.62, 0, s * 0.07, s, second, { opacity: 0.8 }) +
          rect(0, s * 0.62, s, s * 0.07, second, { opacity: 0.8 }),
      );
    case 'dots':
      return tile(
        s,
        s,
        circle(s * 0.25, s * 0.25, s * 0.15, first) + circle(s * 0.75, s * 0.75, s * 0.15, second),
      );
    case 'checker':
      return tile(s, s, rect(0, 0, s / 2, s / 2, first) + rect(s / 2, s / 2, s / 2, s / 2, first));
    case 'chevron': {
      const zig = (y: number, colour: string): string =>
        stroke(
          `M${-s * 0.5} ${y + s * 0.5}L0 ${y}L${s / 2} ${y + s * 0.5}L${s} ${y}L${s * 1.5} ${y + s * 0.5}`,
          colour,
          s * 0.18,
        );
      return tile(s, s, zig(-s * 0.5, second) + zig(0, first) + zig(s * 0.5, second));
    }
    case 'waves':
      return tile(
        s,
        s * 0.6,
        stroke(
          `M${-s / 4} ${s * 0.3}q${s / 4} ${-s * 0.3} ${s / 2} 0t${s / 2} 0t${s / 2} 0`,
          first,
          s * 0.11,
        ),
      );
    case 'scallops': {
      const shell = (x: number, y: number): string =>
        circle(x, y, s * 0.5, ground) +
        circle(x, y, s * 0.47, first) +
        circle(x, y, s * 0.33, ground) +
        circle(x, y, s * 0.2, second);
      return tile(
        s,
        s * 0.5,
        shell(0, 0) + shell(s, 0) + shell(s / 2, s * 0.25) + shell(0, s * 0.5) + shell(s, s * 0.5),
      );
    }
    case 'sprigs': {
      const twig =
        stroke(`M0 ${s * 0.22}V${-s * 0.16}`, first, s * 0.025) +
        times(
          3,
          (i) =>
            place(leaf(s * 0.2, s * 0.1, first, false), 0, s * (0.14 - i * 0.12), { rotate: -50 }) +
            place(leaf(s * 0.2, s * 0.1, second, false), 0, s * (0.14 - i * 0.12), { rotate: 50 }),
        ) +
        place(leaf(s * 0.16, s * 0.09, first, false), 0, -s * 0.14);
      return tile(
        s,
        s,
        place(twig, s * 0.25, s * 0.28, { rotate: 12 }) + place(twig, s * 0.75, s * 0.76, { rotate: -14 }),
      );
    }
    case 'daisies': {
      const flower = bloom(s * 0.19, first, second, 8, 'round');
      return tile(
        s,
        s,
        place(flower, s * 0.27, s * 0.27) +
          place(flower, s * 0.75, s * 0.72, { rotate: 20 }) +
          circle(s * 0.76, s * 0.2, s * 0.04, second) +
          circle(s * 0.22, s * 0.78, s * 0.04, second),
      );
    }
    case 'diamonds':
      return tile(
        s,
        s * 1.5,
        polygon(
          [
            [s / 2, s * 0.06],
            [s * 0.94, s * 0.75],
            [s / 2, s * 1.44],
            [s * 0.06, s * 0.75],
          ],
          first,
        ) +
          polygon(
            [
              [s / 2, s * 0.45],
              [s * 0.7, s * 0.75],
              [s / 2, s * 1.05],
              [s * 0.3, s * 0.75],
            ],
            second,
          ),
      );
    case 'brush strokes':
      return tile(
        s,
        s,
        times(5, (i) =>
          stroke(
            `M${random.between(0, s * 0.8)} ${s * (0.1 + i * 0.2)}q${s * 0.08} ${-s * 0.05} ${s * 0.18} 0`,
            i % 2 ? first : second,
            s * 0.07,
          ),
        ),
      );
    case 'arches': {
      const bow = (x: number, y: number): string =>
        circle(x, y, s * 0.46, first) +
        circle(x, y, s * 0.34, ground) +
        circle(x, y, s * 0.23, second) +
        circle(x, y, s * 0.1, ground) +
        rect(x - s / 2, y, s, s * 0.5, ground);
      return tile(s, s, bow(s / 2, s * 0.48) + bow(0, s * 0.98) + bow(s, s * 0.98));
    }
    case 'half moons':
      return tile(
        s,
        s,
        path(wedge(s * 0.27, s * 0.3, 0, s * 0.2, 0, 180), first) +
          path(wedge(s * 0.75, s * 0.75, 0, s * 0.2, 180, 360), second),
      );
    case 'crosses': {
      const plus = (x: number, y: number, colour: string): string =>
        rect(x - s * 0.17, y - s * 0.045, s * 0.34, s * 0.09, colour) +
        rect(x - s * 0.045, y - s * 0.17, s * 0.09, s * 0.34, colour);
      return tile(s, s, plus(s * 0.25, s * 0.25, first) + plus(s * 0.75, s * 0.75, second));
    }
    case 'triangles':
      return tile(
        s,
        s,
        polygon(
          [
            [0, s / 2],
            [s / 4, 0],
            [s / 2, s / 2],
          ],
          first,
        ) +
          polygon(
            [
              [s / 2, s],
              [s * 0.75, s / 2],
              [s, s],
            ],
            second,
          ),
      );
    default:
      return tile(
        s,
        s,
        times(4, (i) =>
          place(ellipse(0, -s * 0.25, s * 0.12, s * 0.24, i % 2 ? second : first), s / 2, s / 2, {
            rotate: 45 + i * 90,
          }),
        ),
      );
  }
}

/** Some pattern in colours of the sheet that can be told from each other. */
export function anyPattern(
  sheet: Sheet,
  size: number,
): { fill: string; name: PatternName; ground: string; first: string } {
  const { random, palette } = sheet;
  const name = random.pick(PATTERNS);
  const ground = random.pick([palette.paper, palette.soft, palette.main, palette.second, palette.deep]);
  const [first = palette.ink, second = first] = random
    .shuffle([...hues(palette), palette.paper, palette.soft])
    .filter((c) => c !== ground);
  return { fill: patternFill(sheet, name, size, ground, first, second), name, ground, first };
}
