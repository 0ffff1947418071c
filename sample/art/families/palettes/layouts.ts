import { darken, lighten } from '../../colour.ts';
import type { Box } from '../../props/terrain.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, place, polygon, rect, smooth, stroke, times } from '../../svg.ts';

export type Layout = (sheet: Sheet, colours: readonly string[], picture: (box: Box) => string) => string;

export const at = (colours: readonly string[], i: number): string => colours[i % colours.length] ?? '#888888';

/** A picture above, a row of colour cards below. */
export const cardsBelow: Layout = (sheet, colours, picture) => {
  const { width: W, height: H, random } = sheet;
  const m = W * 0.07;
  const cut = H * 0.62;
  const w = (W - 2 * m) / colours.length;
  const round = random.pick([0, 10, w / 2]);
  const cards = colours
    .map((colour, i) =>
      rect(m + i * w + 5, cut + H * 0.05, w - 10, H - cut - H * 0.05 - m, colour, { rx: round }),
    )
    .join('');
  return picture({ x: m, y: m, width: W - 2 * m, height: cut - m }) + cards;
};

/** A picture with discs of its colours down one side. */
export const discsBeside: Layout = (sheet, colours, picture) => {
  const { width: W, height: H } = sheet;
  const step = (H * 0.9) / colours.length;
  const discs = colours.map((colour, i) => {
    const [x, y, r] = [W * 0.8, H * 0.05 + step * (i + 0.5), Math.min(step * 0.44, W * 0.13)];
    return circle(x + 4, y + 7, r, sheet.palette.ink, { opacity: 0.14 }) + circle(x, y, r, colour);
  });
  return picture({ x: W * 0.06, y: H * 0.05, width: W * 0.56, height: H * 0.9 }) + discs.join('');
};

/** Paint fans opened like a hand of cards. */
export const fan: Layout = (sheet, colours) => {
  const { width: W, height: H, palette } = sheet;
  const long = Math.min(H * 0.8, W * 0.94);
  return (
    colours
      .map((colour, i) => {
        const turn = -42 + (84 * i) / (colours.length - 1);
        const strip = times(5, (k) =>
          rect(
            -W * 0.075,
            -long + k * long * 0.17,
            W * 0.15,
            long * 0.165,
            k < 2 ? lighten(colour, 0.5 - k * 0.25) : darken(colour, (k - 2) * 0.16),
          ),
        );
        const card =
          rect(-W * 0.085 + 7, -long - 8, W * 0.17, long + 30, palette.ink, { opacity: 0.16, rx: 8 }) +
          rect(-W * 0.085, -long - 12, W * 0.17, long + 30, '#fdfaf3', { rx: 8 }) +
          strip +
          rect(-W * 0.05, -long * 0.12, W * 0.1, 5, '#c9c2b4') +
          rect(-W * 0.05, -long * 0.09, W * 0.06, 5, '#dcd6c9');
        return place(card, W / 2, H * 0.94, { rotate: turn });
      })
      .join('') + circle(W / 2, H * 0.92, W * 0.022, '#b98f4a')
  );
};

/** Brush strokes of paint, one above another. */
export const strokes: Layout = (sheet, colours) => {
  const { width: W, height: H, random } = sheet;
  const step = (H * 0.88) / colours.length;
  return colours
    .map((colour, i) => {
      const y = H * 0.06 + step * (i + 0.5);
      const bristles = times(13, (k) => {
        const dy = (k - 6) * step * 0.055;
        return stroke(
          smooth([
            [W * random.between(0.08, 0.18), y + dy],
            [W * 0.4, y + dy + random.between(-5, 5)],
            [W * 0.7, y + dy + random.between(-5, 5)],
            [W * random.between(0.76, 0.93), y + dy],
          ]),
          k % 3 ? colour : k % 2 ? lighten(colour, 0.12) : darken(colour, 0.08),
          step * 0.085,
        );
      });
      return bristles;
    })
    .join('');
};

/** Glazed tiles in rows; each colour with its lighter and darker sister. */
export const tiles: Layout = (sheet, colours) => {
  const { width: W, height: H, random } = sheet;
  const rows = colours.length;
  const columns = 4;
  const [w, h] = [(W * 0.88) / columns, (H * 0.9) / rows];
  const gap = W * 0.014;
  return times(rows * columns, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const fill =
      [
        lighten(at(colours, r), 0.4),
        lighten(at(colours, r), 0.18),
        at(colours, r),
        darken(at(colours, r), 0.2),
      ][c] ?? at(colours, r);
    const [x, y] = [W * 0.06 + c * w + gap / 2, H * 0.05 + r * h + gap / 2];
    return (
      rect(x + 3, y + 5, w - gap, h - gap, sheet.palette.ink, { opacity: 0.18, rx: 8 }) +
      rect(x, y, w - gap, h - gap, fill, { rx: 8 }) +
      polygon(
        [
          [x + 10, y + 10],
          [x + w * random.between(0.3, 0.7), y + 10],
          [x + 10, y + h * random.between(0.3, 0.6)],
        ],
        '#ffffff',
        { opacity: 0.12 },
      )
    );
  });
};
