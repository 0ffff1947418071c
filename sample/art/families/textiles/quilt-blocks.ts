import { lighten } from '../../colour.ts';
import { circle, path, place, polar, polygon, rect, times, wedge } from '../../svg.ts';

type Block = (s: number, a: string, b: string, c: string, d: string) => string;

/** Patchwork blocks in a square from (0, 0) to (s, s), in four fabrics. */
export const BLOCKS: Readonly<Record<string, Block>> = {
  'nine patch': (s, a, b) =>
    times(9, (i) => rect((i % 3) * (s / 3), Math.floor(i / 3) * (s / 3), s / 3, s / 3, i % 2 ? b : a)),
  'flying geese': (s, a, b, c) =>
    rect(0, 0, s, s, b) +
    times(4, (i) =>
      polygon(
        [
          [0, ((i + 1) * s) / 4],
          [s / 2, (i * s) / 4],
          [s, ((i + 1) * s) / 4],
        ],
        i % 2 ? a : c,
      ),
    ),
  'log cabin': (s, a, b, c, d) =>
    times(5, (i) => {
      const k = (i * s) / 10;
      const w = s - 2 * k;
      const f = [a, b, c, d][i % 4] ?? a;
      return (
        rect(k, k, w, s / 10, f) +
        rect(k + w - s / 10, k, s / 10, w, f) +
        rect(k, k + w - s / 10, w, s / 10, [c, d, a, b][i % 4] ?? b) +
        rect(k, k, s / 10, w, [c, d, a, b][i % 4] ?? b)
      );
    }) + rect(s * 0.4, s * 0.4, s * 0.2, s * 0.2, a),
  'ohio star': (s, a, b, c) =>
    rect(0, 0, s, s, b) +
    [
      [1, 0],
      [0, 1],
      [2, 1],
      [1, 2],
    ]
      .map(([x = 0, y = 0]) => {
        const [l, t, h] = [(x * s) / 3, (y * s) / 3, s / 3];
        return x === 1
          ? polygon(
              [
                [l, t],
                [l + h / 2, t + h / 2],
                [l, t + h],
              ],
              a,
            ) +
              polygon(
                [
                  [l + h, t],
                  [l + h / 2, t + h / 2],
                  [l + h, t + h],
                ],
                a,
              )
          : polygon(
              [
                [l, t],
                [l + h / 2, t + h / 2],
                [l + h, t],
              ],
              a,
            ) +
              polygon(
                [
                  [l, t + h],
                  [l + h / 2, t + h / 2],
                  [l + h, t + h],
                ],
                a,
              );
      })
      .join('') +
    rect(s / 3, s / 3, s / 3, s / 3, c),
  pinwheel: (s, a, b, c) =>
    rect(0, 0, s, s, b) +
    times(4, (i) =>
      place(
        polygon(
          [
            [0, 0],
            [0, -s / 2],
            [s / 2, -s / 2],
          ],
          i % 2 ? c : a,
        ),
        s / 2,
        s / 2,
        { rotate: i * 90 },
      ),
    ),
  'churn dash': (s, a, b, c) =>
    rect(0, 0, s, s, b) +
    times(4, (i) =>
      place(
        polygon(
          [
            [-s / 2, -s / 2],
            [-s / 6, -s / 2],
            [-s / 2, -s / 6],
          ],
          a,
        ) + rect(-s / 6, -s / 2, s / 3, s / 6, c),
        s / 2,
        s / 2,
        { rotate: i * 90 },
      ),
    ),
  'dresden plate': (s, a, b, c, d) =>
    rect(0, 0, s, s, b) +
    times(16, (i) =>
      path(
        wedge(s / 2, s / 2, s * 0.13, s * 0.44, i * 22.5, i * 22.5 + 22.5),
        [a, c, d, lighten(a, 0.3)][i % 4] ?? a,
      ),
    ) +
    circle(s / 2, s / 2, s * 0.13, a),
  "drunkard's path": (s, a, b) =>
    times(4, (i) => {
      const [x, y] = [(i % 2) * (s / 2), Math.floor(i / 2) * (s / 2)];
      const flip = i === 0 || i === 3;
      return (
        rect(x, y, s / 2, s / 2, flip ? b : a) +
        path(
          wedge(x + (i % 2 ? s / 2 : 0), y, 0, s * 0.36, i % 2 ? 180 : 90, i % 2 ? 270 : 180),
          flip ? a : b,
        )
      );
    }),
  'half squares': (s, a, b, c) =>
    times(16, (i) => {
      const h = s / 4;
      const [x, y] = [(i % 4) * h, Math.floor(i / 4) * h];
      return (
        rect(x, y, h, h, b) +
        polygon(
          (i + Math.floor(i / 4)) % 2
            ? [
                [x, y],
                [x + h, y],
                [x, y + h],
              ]
            : [
                [x + h, y],
                [x + h, y + h],
                [x, y + h],
              ],
          i % 3 ? a : c,
        )
      );
    }),
  courthouse: (s, a, b, c, d) =>
    times(4, (i) => {
      const k = (i * s) / 8;
      const w = s - 2 * k;
      return (
        rect(k, k, w, s / 8, i % 2 ? a : c) +
        rect(k, k + w - s / 8, w, s / 8, i % 2 ? a : c) +
        rect(k, k, s / 8, w, i % 2 ? b : d) +
        rect(k + w - s / 8, k, s / 8, w, i % 2 ? b : d)
      );
    }),
  'lone star': (s, a, b, c, d) =>
    rect(0, 0, s, s, b) +
    times(
      8,
      (i) =>
        polygon(
          [
            [s / 2, s / 2],
            polar(s / 2, s / 2, s * 0.3, i * 45 - 22.5),
            polar(s / 2, s / 2, s * 0.5, i * 45),
            polar(s / 2, s / 2, s * 0.3, i * 45 + 22.5),
          ],
          i % 2 ? a : c,
        ) +
        polygon(
          [
            [s / 2, s / 2],
            polar(s / 2, s / 2, s * 0.15, i * 45 - 22.5),
            polar(s / 2, s / 2, s * 0.25, i * 45),
            polar(s / 2, s / 2, s * 0.15, i * 45 + 22.5),
          ],
          d,
        ),
    ),
};
