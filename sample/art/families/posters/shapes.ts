import { darken, lighten, standingOut } from '../../colour.ts';
import { numberWord } from '../../phrases.ts';
import { frond, leaf } from '../../props/foliage.ts';
import { arch, circle, ellipse, line, path, place, polygon, rect, smooth, times, wedge } from '../../svg.ts';
import { at, type Design } from './print.ts';

/** Few big shapes that balance on one another. */
export const balance: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
  const x = W * random.between(0.44, 0.56);
  let y = H * 0.86;
  let body = rect(W * 0.1, y, W * 0.8, H * 0.012, palette.ink);
  const count = random.int(5, 7);
  for (let i = 0; i < count; i++) {
    const s = W * random.between(0.12, 0.26) * (1 - i * 0.06);
    const fill = standingOut(ground, [at(colours, i), palette.ink], 0.12);
    const cx = x + random.between(-0.07, 0.07) * W;
    const kind = random.pick(['disc', 'half', 'block', 'wedge', 'dome', 'pill', 'stone']);
    const high =
      {
        disc: s,
        half: s * 0.62,
        block: s * 0.7,
        wedge: s * 0.8,
        dome: s * 0.6,
        pill: s * 0.36,
        stone: s * 0.5,
      }[kind] ?? s;
    body +=
      {
        disc: circle(cx, y - s / 2, s / 2, fill) + circle(cx, y - s / 2, s * 0.2, at(colours, i + 1)),
        half: path(wedge(cx, y - s * 0.62, 0, s * 0.62, 90, 270), fill),
        block:
          rect(cx - s * 0.62, y - high, s * 1.24, high, fill) +
          times(4, (k) => rect(cx - s * 0.5 + k * s * 0.28, y - high, s * 0.1, high, at(colours, i + 2))),
        wedge:
          polygon(
            [
              [cx - s * 0.7, y],
              [cx + s * 0.7, y],
              [cx + s * 0.1, y - high],
            ],
            fill,
          ) +
          polygon(
            [
              [cx + s * 0.1, y],
              [cx + s * 0.7, y],
              [cx + s * 0.1, y - high],
            ],
            darken(fill, 0.16),
          ),
        dome:
          path(wedge(cx, y, 0, s * 0.6, -90, 90), fill) +
          path(wedge(cx, y, 0, s * 0.34, -90, 90), at(colours, i + 1)),
        pill: rect(cx - s * 0.85, y - high, s * 1.7, high, fill, { rx: high / 2 }),
        stone:
          ellipse(cx, y - high / 2, s * 0.8, high / 2, fill) +
          ellipse(cx - s * 0.2, y - high * 0.64, s * 0.3, high * 0.14, lighten(fill, 0.25)),
      }[kind] ?? '';
    y -= high;
  }
  const sun = circle(W * random.pick([0.24, 0.76]), H * 0.2, W * random.between(0.08, 0.14), at(colours, 2));
  return {
    body: sun + body,
    name: 'balancing shapes',
    things: [`${numberWord(count)} shapes in a tower`, 'one disc like a sun'],
  };
};

/** Rainbow arches, hills and a sun on paper. */
export const softArches: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
  const [cx, base] = [W * random.between(0.34, 0.66), H * random.between(0.72, 0.86)];
  const bands = random.int(4, 6);
  const r = W * random.between(0.34, 0.44);
  const bow = times(bands, (i) =>
    path(
      arch(
        cx - r * (1 - i / (bands + 1)),
        base - r * 1.5 + ((i * r * 1.5) / (bands + 1)) * 0.7,
        2 * r * (1 - i / (bands + 1)),
        H,
      ),
      i % 2 && random.chance(0.6) ? ground : at(colours, i),
    ),
  );
  const hill =
    path(
      `${smooth([
        [0, base + H * 0.02],
        [W * 0.3, base - H * 0.05],
        [W * 0.7, base + H * 0.03],
        [W, base - H * 0.02],
      ])}V${H}H0Z`,
      at(colours, 3),
    ) +
    path(
      `${smooth([
        [0, base + H * 0.1],
        [W * 0.4, base + H * 0.04],
        [W, base + H * 0.11],
      ])}V${H}H0Z`,
      palette.deep,
    );
  const plant = random.chance(0.6)
    ? place(
        random.chance(0.5)
          ? frond(H * 0.34, 0, 24, palette.ink, 0.3, 11)
          : times(7, (i) =>
              place(leaf(H * 0.12, H * 0.05, palette.ink), 0, -i * H * 0.045, { rotate: i % 2 ? 48 : -48 }),
            ) + line(0, 0, 0, -H * 0.32, palette.ink, 4),
        W * random.pick([0.18, 0.82]),
        base + H * 0.06,
      )
    : '';
  return {
    body:
      circle(W * random.between(0.2, 0.8), H * 0.2, W * random.between(0.09, 0.15), at(colours, 1)) +
      bow +
      hill +
      plant,
    name: 'arches and hills',
    things: ['a striped arch', 'a low sun', plant ? 'one leaf' : 'two hills'],
  };
};
