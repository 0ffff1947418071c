import { darken, lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, line, path, place, polar, stroke, times } from '../svg.ts';
import { bloom, leaf } from './foliage.ts';

export const FLOWERS = [
  'poppy',
  'daisy',
  'tulip',
  'cornflower',
  'lavender',
  'peony',
  'foxglove',
  'anemone',
  'allium',
  'cosmos',
  'ranunculus',
  'iris',
  'lupin',
  'sunflower',
  'snowdrop',
  'thistle',
  'sweet pea',
  'protea',
  'craspedia',
  'hellebore',
] as const;

export type FlowerName = (typeof FLOWERS)[number];

/** A flower head around (0, 0) facing up from its stem, about `size` across. */
export function flowerHead(
  random: Random,
  name: FlowerName,
  size: number,
  fill: string,
  ink: string,
): string {
  const s = size;
  const dark = darken(fill, 0.18);
  const light = lighten(fill, 0.2);
  const gold = '#eeb238';
  switch (name) {
    case 'poppy':
      return (
        path(
          `M0 ${s * 0.4}C${-s * 0.7} ${s * 0.3} ${-s * 0.62} ${-s * 0.5} ${-s * 0.1} ${-s * 0.36}C${s * 0.1} ${-s * 0.62} ${s * 0.7} ${-s * 0.4} ${s * 0.5} ${s * 0.06}Q${s * 0.4} ${s * 0.36} 0 ${s * 0.4}Z`,
          fill,
        ) +
        path(
          `M0 ${s * 0.4}C${-s * 0.3} ${s * 0.2} ${-s * 0.3} ${-s * 0.1} 0 ${-s * 0.2}C${s * 0.3} ${-s * 0.16} ${s * 0.3} ${s * 0.2} 0 ${s * 0.4}Z`,
          dark,
        ) +
        circle(0, s * 0.06, s * 0.11, ink) +
        times(8, (i) => circle(...polar(0, s * 0.06, s * 0.17, i * 45), s * 0.02, ink))
      );
    case 'tulip':
      return (
        path(
          `M0 ${s * 0.5}C${-s * 0.5} ${s * 0.46} ${-s * 0.46} ${-s * 0.1} ${-s * 0.36} ${-s * 0.5}L${-s * 0.12} ${-s * 0.2}L0 ${-s * 0.56}L${s * 0.12} ${-s * 0.2}L${s * 0.36} ${-s * 0.5}C${s * 0.46} ${-s * 0.1} ${s * 0.5} ${s * 0.46} 0 ${s * 0.5}Z`,
          dark,
        ) +
        path(
          `M0 ${s * 0.5}C${-s * 0.3} ${s * 0.3} ${-s * 0.2} ${-s * 0.3} 0 ${-s * 0.56}C${s * 0.2} ${-s * 0.3} ${s * 0.3} ${s * 0.3} 0 ${s * 0.5}Z`,
          fill,
        )
      );
    case 'cornflower':
      return (
        times(9, (i) =>
          place(
            path(
              `M0 0L${-s * 0.1} ${-s * 0.4}L${-s * 0.04} ${-s * 0.36}L0 ${-s * 0.5}L${s * 0.05} ${-s * 0.36}L${s * 0.12} ${-s * 0.42}Z`,
              i % 2 ? fill : dark,
            ),
            0,
            0,
            { rotate: i * 40 },
          ),
        ) +
        times(12, (i) => line(0, 0, ...polar(0, 0, s * 0.2, i * 30), ink, s * 0.02)) +
        ellipse(0, s * 0.14, s * 0.1, s * 0.16, '#5b7a4f')
      );
    case 'lavender':
      return (
        times(16, (i) =>
          ellipse(
            (i % 2 ? 1 : -1) * s * (0.1 - 0.004 * i),
            s * 0.5 - i * s * 0.08,
            s * 0.09,
            s * 0.065,
            i % 3 ? fill : light,
          ),
        ) + ellipse(0, -s * 0.82, s * 0.06, s * 0.08, light)
      );
    case 'peony':
      return (
        times(4, (ring) =>
          times(9 - ring, (i) => {
            const [x, y] = polar(0, 0, s * (0.36 - ring * 0.1), i * (360 / (9 - ring)) + ring * 20);
            return circle(x, y, s * (0.19 - ring * 0.02), mix(dark, light, (ring + (i % 2) * 0.5) / 4));
          }),
        ) + circle(0, 0, s * 0.08, gold)
      );
    case 'foxglove':
      return times(9, (i) => {
        const k = 1 - i / 11;
        return place(
          path(
            `M0 0Q${-s * 0.14 * k} ${s * 0.04} ${-s * 0.13 * k} ${s * 0.24 * k}Q0 ${s * 0.32 * k} ${s * 0.13 * k} ${s * 0.24 * k}Q${s * 0.14 * k} ${s * 0.04} 0 0Z`,
            i % 2 ? fill : light,
          ) + ellipse(0, s * 0.24 * k, s * 0.1 * k, s * 0.04 * k, dark),
          (i % 2 ? 1 : -1) * s * 0.1 * k,
          s * 0.5 - i * s * 0.15,
          { rotate: (i % 2 ? -1 : 1) * 38 },
        );
      });
    case 'anemone':
      return (
        bloom(s * 0.5, fill, ink, 7, 'round') +
        times(18, (i) => circle(...polar(0, 0, s * 0.19, i * 20), s * 0.014, ink))
      );
    case 'allium':
      return times(46, () => {
        const [x, y] = polar(0, 0, s * 0.44 * Math.sqrt(random.next()), random.between(0, 360));
        return (
          line(0, 0, x, y, dark, s * 0.008, { opacity: 0.5 }) +
          place(
            times(5, (k) =>
              ellipse(0, -s * 0.035, s * 0.014, s * 0.035, random.pick([fill, light, dark])).replace(
                '<ellipse',
                `<ellipse transform="rotate(${k * 72})"`,
              ),
            ),
            x,
            y,
          )
        );
      });
    case 'cosmos':
      return bloom(s * 0.5, fill, gold, 8, 'notched');
    case 'ranunculus':
      return (
        times(5, (i) =>
          circle(
            random.between(-0.02, 0.02) * s,
            random.between(-0.02, 0.02) * s,
            s * (0.48 - i * 0.085),
            i % 2 ? light : mix(fill, dark, 0.3),
          ),
        ) +
        times(5, (i) =>
          stroke(
            `M${-s * (0.4 - i * 0.08)} ${s * 0.06}A${s * (0.4 - i * 0.08)} ${s * (0.4 - i * 0.08)} 0 0 ${i % 2} ${s * (0.26 - i * 0.05)} ${-s * (0.28 - i * 0.05)}`,
            dark,
            s * 0.016,
          ),
        ) +
        circle(0, 0, s * 0.05, '#6b7f3a')
      );
    case 'iris':
      return (
        place(leaf(s * 0.6, s * 0.3, fill, false), 0, s * 0.2) +
        place(leaf(s * 0.55, s * 0.24, light, false), 0, s * 0.2, { rotate: -28 }) +
        place(leaf(s * 0.55, s * 0.24, light, false), 0, s * 0.2, { rotate: 28 }) +
        path(
          `M0 ${s * 0.1}Q${-s * 0.56} 0 ${-s * 0.5} ${s * 0.5}Q${-s * 0.14} ${s * 0.5} 0 ${s * 0.1}Z`,
          dark,
        ) +
        path(`M0 ${s * 0.1}Q${s * 0.56} 0 ${s * 0.5} ${s * 0.5}Q${s * 0.14} ${s * 0.5} 0 ${s * 0.1}Z`, dark) +
        path(
          `M0 ${s * 0.08}Q${-s * 0.2} ${s * 0.4} 0 ${s * 0.62}Q${s * 0.2} ${s * 0.4} 0 ${s * 0.08}Z`,
          fill,
        ) +
        line(0, s * 0.16, 0, s * 0.36, gold, s * 0.05)
      );
    case 'lupin':
      return times(24, (i) => {
        const k = 1 - i / 30;
        return ellipse(
          ((i % 3) - 1) * s * 0.15 * k,
          s * 0.5 - i * s * 0.062,
          s * 0.1 * k,
          s * 0.075 * k,
          mix(fill, light, (i % 4) / 3),
        );
      });
    case 'sunflower':
      return (
        bloom(s * 0.5, fill, darken(ink, 0), 16, 'pointed') +
        circle(0, 0, s * 0.2, '#4a3020') +
        times(40, (i) =>
          circle(...polar(0, 0, s * 0.19 * Math.sqrt(i / 40), i * 137.5), s * 0.011, '#8a6034'),
        )
      );
    case 'snowdrop':
      return (
        times(3, (i) =>
          place(leaf(s * 0.56, s * 0.24, i === 1 ? '#ffffff' : '#eef1ea', false), 0, -s * 0.1, {
            rotate: 180 + (i - 1) * 26,
          }),
        ) + ellipse(0, -s * 0.14, s * 0.09, s * 0.11, '#6f9a58')
      );
    case 'thistle':
      return (
        times(15, (i) => line(0, 0, ...polar(0, 0, s * 0.5, -56 + i * 8), i % 2 ? fill : light, s * 0.045)) +
        ellipse(0, s * 0.1, s * 0.22, s * 0.24, '#6d8660') +
        times(6, (i) =>
          line(
            -s * 0.18 + (i % 3) * s * 0.18,
            s * (0.02 + Math.floor(i / 3) * 0.14),
            -s * 0.12 + (i % 3) * s * 0.14,
            s * (0.1 + Math.floor(i / 3) * 0.12),
            '#4f6846',
            s * 0.02,
          ),
        )
      );
    case 'sweet pea':
      return (
        path(
          `M0 ${s * 0.3}C${-s * 0.7} ${s * 0.2} ${-s * 0.5} ${-s * 0.5} 0 ${-s * 0.34}C${s * 0.5} ${-s * 0.5} ${s * 0.7} ${s * 0.2} 0 ${s * 0.3}Z`,
          light,
        ) +
        path(
          `M0 ${s * 0.36}C${-s * 0.34} ${s * 0.2} ${-s * 0.2} ${-s * 0.16} 0 ${-s * 0.08}C${s * 0.2} ${-s * 0.16} ${s * 0.34} ${s * 0.2} 0 ${s * 0.36}Z`,
          dark,
        )
      );
    case 'protea':
      return (
        times(13, (i) =>
          place(leaf(s * 0.72, s * 0.2, i % 2 ? fill : light, false), 0, s * 0.3, { rotate: -66 + i * 11 }),
        ) +
        times(9, (i) => place(leaf(s * 0.44, s * 0.14, dark, false), 0, s * 0.3, { rotate: -44 + i * 11 }))
      );
    case 'craspedia':
      return (
        circle(0, 0, s * 0.32, fill) +
        times(36, (i) =>
          circle(...polar(0, 0, s * 0.3 * Math.sqrt(i / 36), i * 137.5), s * 0.028, i % 2 ? light : dark),
        )
      );
    case 'hellebore':
      return bloom(s * 0.48, fill, '#c9cf7e', 5, 'pointed');
    default:
      return bloom(s * 0.5, fill, gold, 13, 'round');
  }
}
