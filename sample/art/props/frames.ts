import { darken, lighten } from '../colour.ts';
import { hues } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import { arch, blob, circle, line, path, polar, rect, smooth, stroke, times, wedge } from '../svg.ts';
import { greensFor, leaf, sprig } from './foliage.ts';
import type { Box } from './terrain.ts';
import { vista } from './windows.ts';

const PICTURES = [
  'arches',
  'sun over hills',
  'cut-outs',
  'line drawing',
  'sprig',
  'landscape',
  'stripes',
  'circles',
  'vase',
  'colour blocks',
] as const;
export type PictureName = (typeof PICTURES)[number];

/** A small abstract picture that fills a box; frames on walls and art prints use it. */
export function miniature(sheet: Sheet, box: Box, name: PictureName = sheet.random.pick(PICTURES)): string {
  const { random, palette } = sheet;
  const { x, y, width: w, height: h } = box;
  const [a = palette.main, b = palette.accent, c = palette.second] = random.shuffle(hues(palette));
  const paper = random.pick([palette.paper, palette.soft, lighten(palette.soft, 0.4)]);
  const draw = (): string => {
    switch (name) {
      case 'arches':
        return times(4, (i) =>
          path(
            arch(x + w * (0.14 + i * 0.09), y + h * (0.22 + i * 0.09), w * (0.72 - i * 0.18), h),
            [a, paper, b, c][i] ?? a,
          ),
        );
      case 'sun over hills':
        return (
          circle(x + w * random.between(0.35, 0.65), y + h * 0.34, w * 0.2, b) +
          path(
            `${smooth([
              [x, y + h * 0.62],
              [x + w * 0.3, y + h * 0.5],
              [x + w * 0.7, y + h * 0.64],
              [x + w, y + h * 0.54],
            ])}V${y + h}H${x}Z`,
            a,
          ) +
          path(
            `${smooth([
              [x, y + h * 0.82],
              [x + w * 0.4, y + h * 0.7],
              [x + w, y + h * 0.84],
            ])}V${y + h}H${x}Z`,
            c,
          )
        );
      case 'cut-outs':
        return times(4, (i) =>
          path(
            blob(
              random,
              x + w * random.between(0.25, 0.75),
              y + h * (0.2 + i * 0.2),
              w * random.between(0.12, 0.24),
              h * random.between(0.07, 0.12),
              0.4,
              7,
            ),
            [a, b, c, palette.ink][i] ?? a,
          ),
        );
      case 'line drawing':
        return (
          circle(x + w * 0.6, y + h * 0.4, w * 0.22, b, { opacity: 0.8 }) +
          stroke(
            smooth(
              Array.from(
                { length: 9 },
                () => [x + w * random.between(0.2, 0.8), y + h * random.between(0.2, 0.8)] as const,
              ),
            ),
            palette.ink,
            Math.max(1.6, w * 0.012),
          )
        );
      case 'sprig': {
        const greens = greensFor(palette, random);
        return (
          path(blob(random, x + w / 2, y + h / 2, w * 0.34, h * 0.3, 0.2), lighten(b, 0.4)) +
          sprig(
            [
              [x + w * 0.5, y + h * 0.9],
              [x + w * 0.46, y + h * 0.55],
              [x + w * 0.56, y + h * 0.2],
            ],
            (size) => leaf(size, size * 0.45, random.pick([greens.mid, greens.dark])),
            { stem: greens.dark, width: w * 0.014, size: w * 0.3, pairs: 4 },
          )
        );
      }
      case 'landscape':
        return vista(sheet, box);
      case 'stripes':
        return times(6, (i) =>
          rect(
            x + w * 0.12,
            y + h * (0.12 + i * 0.13),
            w * 0.76,
            h * 0.1,
            [a, b, c, palette.soft, palette.deep, palette.accent][i] ?? a,
          ),
        );
      case 'circles':
        return (
          times(3, (i) =>
            circle(x + w * (0.36 + i * 0.14), y + h * (0.3 + i * 0.2), w * 0.24, [a, b, c][i] ?? a, {
              opacity: 0.9,
            }),
          ) + line(x + w * 0.2, y + h * 0.86, x + w * 0.8, y + h * 0.16, palette.ink, Math.max(1.5, w * 0.01))
        );
      case 'vase':
        return (
          rect(x, y + h * 0.74, w, h * 0.26, c) +
          path(
            `M${x + w * 0.4} ${y + h * 0.84}Q${x + w * 0.24} ${y + h * 0.64} ${x + w * 0.44} ${y + h * 0.5}H${x + w * 0.56}Q${x + w * 0.76} ${y + h * 0.64} ${x + w * 0.6} ${y + h * 0.84}Z`,
            a,
          ) +
          times(5, (i) => {
            const [tx, ty] = polar(x + w / 2, y + h * 0.5, h * 0.28, -50 + i * 25);
            return (
              line(x + w / 2, y + h * 0.5, tx, ty, palette.ink, 1.6) +
              circle(tx, ty, w * 0.06, i % 2 ? b : palette.deep)
            );
          })
        );
      default:
        return (
          rect(x + w * 0.14, y + h * 0.12, w * 0.44, h * 0.4, a) +
          rect(x + w * 0.62, y + h * 0.12, w * 0.24, h * 0.6, b) +
          rect(x + w * 0.14, y + h * 0.56, w * 0.44, h * 0.32, c) +
          path(wedge(x + w * 0.62, y + h * 0.88, 0, w * 0.22, 0, 90), palette.ink)
        );
    }
  };
  return sheet.within(rect(x, y, w, h, '#000'), rect(x, y, w, h, paper) + draw());
}

/** A framed picture on a wall, with a mount and its shadow. */
export function framed(sheet: Sheet, box: Box, name?: PictureName): string {
  const { random, palette } = sheet;
  const { x, y, width: w, height: h } = box;
  const wood = random.pick(['#c79f6f', '#6b4a36', palette.ink, '#fbf8f2', palette.deep]);
  const t = Math.max(5, w * 0.035);
  const mount = random.chance(0.55) ? w * 0.1 : 0;
  const inner = {
    x: x + t + mount,
    y: y + t + mount,
    width: w - 2 * (t + mount),
    height: h - 2 * (t + mount),
  };
  return (
    rect(x + 5, y + 7, w, h, palette.ink, { opacity: 0.14, rx: 2 }) +
    rect(x, y, w, h, wood, { rx: 2 }) +
    rect(x + t, y + t, w - 2 * t, h - 2 * t, '#fdfaf3') +
    miniature(sheet, inner, name) +
    rect(x, y, w, t * 0.35, lighten(wood, 0.25), { opacity: 0.5 }) +
    rect(x, y + h - t * 0.35, w, t * 0.35, darken(wood, 0.3), { opacity: 0.4 })
  );
}
