import type { Sheet } from '../sheet.ts';
import { circle, group, path, place, polar, polygon, rect, stroke, times, wedge } from '../svg.ts';
import { type Cloth, dye, tile, type Weave, wrapped } from './cloth.ts';
import { PRINTS } from './cloth-prints.ts';
import { bargello, WOVEN } from './cloth-woven.ts';

const truchet: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const n = 6;
  const s = size / 2.6;
  const kind = random.pick(['quarter circles', 'petals', 'half squares', 'rings']);
  const cells = times(n * n, (i) => {
    const [x, y] = [(i % n) * s, Math.floor(i / n) * s];
    const [a, b] = [random.pick([ground, ...figures.slice(0, 3)]), random.pick(figures)];
    const inner =
      kind === 'quarter circles'
        ? path(`M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`, b)
        : kind === 'petals'
          ? path(`M0 0Q${s} 0 ${s} ${s}Q0 ${s} 0 0Z`, b)
          : kind === 'half squares'
            ? polygon(
                [
                  [0, 0],
                  [s, 0],
                  [0, s],
                ],
                b,
              )
            : path(`M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`, b) +
              path(`M0 0H${s * 0.66}A${s * 0.66} ${s * 0.66} 0 0 1 0 ${s * 0.66}Z`, a) +
              path(`M0 0H${s * 0.33}A${s * 0.33} ${s * 0.33} 0 0 1 0 ${s * 0.33}Z`, random.pick(figures));
    const turn = random.int(0, 3) * 90;
    return (
      rect(x, y, s + 0.6, s + 0.6, a) +
      group(inner, {
        transform: `translate(${x + s / 2} ${y + s / 2}) rotate(${turn}) translate(${-s / 2} ${-s / 2})`,
      })
    );
  });
  return tile(sheet, `${kind} print`, ground, n * s, n * s, cells);
};

const zellige: Weave = (sheet, size) => {
  const { ground, figures } = dye(sheet);
  const [a = ground, b = a, c = a, d = a] = figures;
  const s = size;
  const star = (x: number, y: number, r: number, f: string): string =>
    polygon(
      Array.from({ length: 16 }, (_, i) => polar(x, y, r * (i % 2 ? 0.72 : 1), i * 22.5)),
      f,
    );
  const both = (x: number, y: number): string =>
    star(x, y, s * 0.5, a) + star(x, y, s * 0.38, b) + star(x, y, s * 0.27, c) + circle(x, y, s * 0.1, d);
  return tile(
    sheet,
    'star tile print',
    ground,
    s,
    s,
    polygon(
      [
        [s / 2, s * 0.14],
        [s * 0.86, s / 2],
        [s / 2, s * 0.86],
        [s * 0.14, s / 2],
      ],
      d,
    ) +
      [
        [0, 0],
        [s, 0],
        [0, s],
        [s, s],
      ]
        .map(([x = 0, y = 0]) => both(x, y))
        .join('') +
      star(s / 2, s / 2, s * 0.22, b) +
      star(s / 2, s / 2, s * 0.12, a),
  );
};

const confetti: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const { ground, figures } = dye(sheet);
  const s = size * 1.6;
  const body = times(22, () => {
    const [x, y, k, f, turn] = [
      random.between(0, s),
      random.between(0, s),
      size * random.between(0.1, 0.22),
      random.pick([...figures, palette.ink]),
      random.between(0, 360),
    ];
    const one = random.pick([
      () =>
        stroke(
          `M${-k} 0q${k * 0.25} ${-k * 0.6} ${k * 0.5} 0t${k * 0.5} 0t${k * 0.5} 0t${k * 0.5} 0`,
          f,
          k * 0.2,
        ),
      () =>
        polygon(
          [
            [-k * 0.6, k * 0.5],
            [0, -k * 0.6],
            [k * 0.6, k * 0.5],
          ],
          f,
        ),
      () => circle(0, 0, k * 0.4, f),
      () => path(wedge(0, 0, 0, k * 0.7, 0, 180), f),
      () => rect(-k * 0.1, -k, k * 0.2, k * 2, f),
      () => circle(0, 0, k * 0.5, 'none', { stroke: f, strokeWidth: k * 0.2 }),
    ])();
    return wrapped(s, s, x, y, (px, py) => place(one, px, py, { rotate: turn }));
  });
  return tile(sheet, 'confetti print', ground, s, s, body);
};

export const GEOMETRIC: readonly Weave[] = [truchet, zellige, confetti, bargello];

export const anyCloth = (sheet: Sheet, size: number): Cloth =>
  sheet.random.pick([...PRINTS, ...WOVEN, ...GEOMETRIC])(sheet, size);
