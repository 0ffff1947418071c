import { blob, circle, line, path, place, polar, rect, smooth, stroke, times, wedge } from '../../svg.ts';
import { at, type Design } from './print.ts';

/** Starbursts, boomerangs and kidney shapes of the fifties. */
export const atomic: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
  const kidneys = times(5, (i) =>
    path(
      blob(
        random,
        W * random.between(0.15, 0.85),
        H * (0.12 + i * 0.19),
        W * random.between(0.14, 0.26),
        H * random.between(0.06, 0.12),
        0.26,
        6,
      ),
      at(colours, i),
      { opacity: 0.92 },
    ),
  );
  const bursts = times(6, () => {
    const [x, y, s, f] = [
      W * random.between(0.1, 0.9),
      H * random.between(0.08, 0.92),
      W * random.between(0.06, 0.13),
      random.pick([palette.ink, ...colours]),
    ];
    const n = random.pick([4, 6, 8]);
    return (
      times(n, (k) =>
        place(line(0, -s * (k % 2 ? 0.7 : 1), 0, s * (k % 2 ? 0.7 : 1), f, s * 0.045), x, y, {
          rotate: (k * 180) / n,
        }),
      ) + circle(x, y, s * 0.12, ground)
    );
  });
  const boomerangs = times(4, (i) =>
    place(
      path(
        `M${-W * 0.12} ${W * 0.02}Q0 ${-W * 0.12} ${W * 0.12} ${W * 0.04}Q0 ${-W * 0.04} ${-W * 0.12} ${W * 0.02}Z`,
        at(colours, i + 1),
      ),
      W * random.between(0.15, 0.85),
      H * random.between(0.1, 0.9),
      { rotate: random.between(0, 360) },
    ),
  );
  const wire = stroke(
    smooth(Array.from({ length: 6 }, (_, i) => [W * random.between(0.1, 0.9), (H * (i + 0.5)) / 6] as const)),
    palette.ink,
    4,
  );
  return {
    body: kidneys + wire + boomerangs + bursts,
    name: 'atomic age shapes',
    things: ['starbursts', 'boomerangs', 'kidney shapes'],
  };
};

/** Concentric rings cut and shifted. */
export const orbits: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
  const rings = (cx: number, cy: number, r: number, n: number): string =>
    times(n, (i) => circle(cx, cy, r * (1 - i / n), i % 2 ? ground : at(colours, Math.floor(i / 2))));
  const style = random.pick(['split', 'three', 'planets', 'eclipse']);
  const [cx, cy, r] = [W / 2, H / 2, W * 0.42];
  const drawn: Readonly<Record<string, () => string>> = {
    split: () =>
      times(3, (i) =>
        place(
          path(wedge(0, 0, 0, r, 0, 180), at(colours, i)) +
            times(4, (k) => path(wedge(0, 0, r * (0.2 + k * 0.2), r * (0.28 + k * 0.2), 0, 180), ground)),
          cx,
          H * (0.24 + i * 0.26),
          { rotate: i % 2 ? 180 : 0, scale: 0.62 },
        ),
      ) + rect(cx - 3, H * 0.06, 6, H * 0.88, palette.ink),
    three: () =>
      rings(W * 0.34, H * 0.3, W * 0.3, 8) +
      rings(W * 0.68, H * 0.52, W * 0.26, 6) +
      rings(W * 0.36, H * 0.76, W * 0.24, 10),
    planets: () =>
      times(
        7,
        (i) =>
          circle(cx, cy, W * (0.1 + i * 0.058), 'none', { stroke: palette.ink, strokeWidth: 2 }) +
          circle(
            ...polar(cx, cy, W * (0.1 + i * 0.058), random.between(0, 360)),
            W * random.between(0.016, 0.05),
            at(colours, i),
          ),
      ) + circle(cx, cy, W * 0.07, at(colours, 0)),
    eclipse: () =>
      times(64, (i) =>
        place(rect(-2.5, -r * random.between(0.8, 1.2), 5, r * 0.5, at(colours, i)), cx, cy, {
          rotate: i * 5.625,
        }),
      ) +
      circle(cx, cy, r * 0.62, palette.ink) +
      circle(cx + r * 0.1, cy - r * 0.08, r * 0.58, at(colours, 1)) +
      circle(cx + r * 0.16, cy - r * 0.12, r * 0.5, ground),
  };
  return {
    body: drawn[style]?.() ?? '',
    name:
      {
        split: 'half discs on a line',
        three: 'three sets of rings',
        planets: 'planet orbits',
        eclipse: 'eclipse',
      }[style] ?? 'orbits',
    things: ['concentric rings', `${style === 'planets' ? 'seven orbits' : 'paper and ink'}`],
  };
};
