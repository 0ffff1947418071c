import { arch, blob, circle, ellipse, path, smooth, wedge } from '../../svg.ts';
import { at, type Layout } from './layouts.ts';

/** Arches inside arches, one for each colour. */
export const nested: Layout = (sheet, colours) => {
  const { width: W, height: H, random } = sheet;
  const kind = random.pick(['arches', 'rings', 'hills', 'pebbles', 'pie']);
  const n = colours.length;
  switch (kind) {
    case 'arches':
      return colours
        .map((colour, i) =>
          path(arch(W * (0.08 + i * 0.06), H * (0.12 + i * 0.085), W * (0.84 - i * 0.12), H), colour),
        )
        .join('');
    case 'rings':
      return colours
        .map((colour, i) => circle(W / 2, H / 2, Math.min(W, H) * 0.44 * (1 - i / n), colour))
        .join('');
    case 'hills':
      return colours
        .map((colour, i) =>
          path(
            `${smooth([
              [0, H * (0.16 + i * 0.12)],
              [W * 0.25, H * (0.1 + i * 0.125)],
              [W * 0.55, H * (0.2 + i * 0.118)],
              [W * 0.8, H * (0.12 + i * 0.125)],
              [W, H * (0.18 + i * 0.12)],
            ])}V${H}H0Z`,
            colour,
          ),
        )
        .join('');
    case 'pebbles':
      return colours
        .map((colour, i) => {
          const y = H * (0.9 - (i * 0.82) / n);
          const w = W * (0.36 - i * 0.035);
          return (
            ellipse(W / 2 + (i % 2 ? 14 : -12), y + 8, w, (H * 0.43) / n, sheet.palette.ink, {
              opacity: 0.15,
            }) +
            path(blob(random, W / 2 + (i % 2 ? 14 : -12), y, w, (H * 0.42) / n, 0.05, 8), colour) +
            ellipse(W / 2 - w * 0.3, y - (H * 0.16) / n, w * 0.3, (H * 0.07) / n, '#ffffff', {
              opacity: 0.16,
            })
          );
        })
        .join('');
    default:
      return (
        colours
          .map((colour, i) =>
            path(
              wedge(
                W / 2,
                H / 2,
                Math.min(W, H) * 0.14,
                Math.min(W, H) * 0.44,
                (i * 360) / n,
                ((i + 1) * 360) / n - 2,
              ),
              colour,
            ),
          )
          .join('') + circle(W / 2, H / 2, Math.min(W, H) * 0.1, at(colours, 2))
      );
  }
};
