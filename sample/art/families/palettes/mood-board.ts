import { mix } from '../../colour.ts';
import { FLOWERS } from '../../props/flower-heads.ts';
import { flower } from '../../props/flowers.ts';
import { greensFor } from '../../props/foliage.ts';
import { anyPattern } from '../../props/patterns.ts';
import { path, place, rect, times } from '../../svg.ts';
import { at, type Layout } from './layouts.ts';

/** A mood board: scraps of cloth, chips, a picture, a sprig. */
export const mood: Layout = (sheet, colours, picture) => {
  const { width: W, height: H, random, palette } = sheet;
  const scrap = (x: number, y: number, w: number, h: number, body: string): string =>
    place(rect(5, 8, w, h, palette.ink, { opacity: 0.16 }) + body, x, y, { rotate: random.between(-6, 6) });
  const cloth = anyPattern(sheet, W * 0.1);
  const other = anyPattern(sheet, W * 0.07);
  const chips = colours
    .map((colour, i) =>
      scrap(
        W * (0.08 + (i % 4) * 0.22),
        H * (0.74 + Math.floor(i / 4) * 0.12),
        W * 0.18,
        H * 0.1,
        rect(0, 0, W * 0.18, H * 0.1, '#fdfaf3') + rect(6, 6, W * 0.18 - 12, H * 0.07, colour),
      ),
    )
    .join('');
  const saw = (w: number, h: number, fill: string): string =>
    path(
      `M0 0${times(18, () => `l${w / 36} -8l${w / 36} 8`)}V${h}${times(18, () => `l-${w / 36} 8l-${w / 36} -8`)}Z`,
      fill,
    );
  const tape = rect(-34, -10, 68, 20, mix(palette.accent, '#ffffff', 0.4), { opacity: 0.85 });
  return (
    scrap(W * 0.06, H * 0.05, W * 0.5, H * 0.42, picture({ x: 0, y: 0, width: W * 0.5, height: H * 0.42 })) +
    scrap(W * 0.6, H * 0.06, W * 0.32, H * 0.24, saw(W * 0.32, H * 0.24, cloth.fill)) +
    scrap(W * 0.52, H * 0.34, W * 0.38, H * 0.34, rect(0, 0, W * 0.38, H * 0.34, other.fill)) +
    scrap(W * 0.1, H * 0.5, W * 0.36, H * 0.18, rect(0, 0, W * 0.36, H * 0.18, at(colours, 1))) +
    place(
      flower(
        random,
        random.pick(FLOWERS),
        H * 0.3,
        W * 0.12,
        palette.main,
        palette.ink,
        greensFor(palette, random),
      ),
      W * 0.56,
      H * 0.7,
      { rotate: random.between(-24, 24) },
    ) +
    chips +
    place(tape, W * 0.3, H * 0.05, { rotate: -4 }) +
    place(tape, W * 0.76, H * 0.06, { rotate: 7 })
  );
};
