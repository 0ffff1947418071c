import { circle, place, polar, polygon, stroke, times } from '../svg.ts';
import { tile, type Weave } from './cloth.ts';

export const sashiko: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const ground = random.pick([palette.deep, palette.ink, '#22375a', palette.main]);
  const thread = random.pick([palette.paper, palette.soft]);
  const s = size * 0.6;
  const kind = random.pick(['seigaiha', 'asanoha', 'shippo']);
  const stitch = { strokeDasharray: `${s * 0.06} ${s * 0.045}` };
  const w = s * 0.028;
  const ring = (x: number, y: number, r: number): string =>
    circle(x, y, r, 'none', { stroke: thread, strokeWidth: w, ...stitch });
  if (kind === 'seigaiha') {
    const shell = (x: number, y: number): string =>
      circle(x, y, s * 0.5, ground) + ring(x, y, s * 0.48) + ring(x, y, s * 0.34) + ring(x, y, s * 0.2);
    return tile(
      sheet,
      'wave sashiko',
      ground,
      s,
      s * 0.5,
      shell(0, 0) + shell(s, 0) + shell(s / 2, s * 0.25) + shell(0, s * 0.5) + shell(s, s * 0.5),
    );
  }
  if (kind === 'shippo')
    return tile(
      sheet,
      'ring sashiko',
      ground,
      s,
      s,
      [
        [0, 0],
        [s, 0],
        [0, s],
        [s, s],
        [s / 2, s / 2],
      ]
        .map(([x = 0, y = 0]) => ring(x, y, s * 0.5))
        .join(''),
    );
  const [tw, th] = [s, s * 1.732];
  const star = (x: number, y: number): string =>
    times(6, (i) => {
      const [px, py] = polar(x, y, s * 0.577, i * 60 + 30);
      const [qx, qy] = polar(x, y, s * 0.577, i * 60 + 90);
      const [mx, my] = polar(x, y, s * 0.333, i * 60 + 60);
      return stroke(
        `M${x} ${y}L${px} ${py}L${mx} ${my}L${qx} ${qy}M${x} ${y}L${mx} ${my}`,
        thread,
        w,
        stitch,
      );
    });
  return tile(
    sheet,
    'hemp leaf sashiko',
    ground,
    tw,
    th,
    [
      [0, 0],
      [tw, 0],
      [tw / 2, th / 2],
      [0, th],
      [tw, th],
    ]
      .map(([x = 0, y = 0]) => star(x, y))
      .join(''),
  );
};

export const mudcloth: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const [ground, mark] = random.pick([
    [palette.ink, palette.paper],
    [palette.paper, palette.ink],
    [palette.deep, palette.soft],
    [palette.main, palette.paper],
  ] as const);
  const s = size / 2;
  const signs = [
    () => stroke(`M${-s * 0.3} ${-s * 0.2}L0 ${s * 0.2}L${s * 0.3} ${-s * 0.2}`, mark, s * 0.07),
    () => line2(s, mark),
    () =>
      circle(0, 0, s * 0.24, 'none', { stroke: mark, strokeWidth: s * 0.06 }) + circle(0, 0, s * 0.06, mark),
    () => times(3, (i) => stroke(`M${-s * 0.32} ${(i - 1) * s * 0.18}h${s * 0.64}`, mark, s * 0.05)),
    () =>
      times(9, (i) => circle(((i % 3) - 1) * s * 0.2, (Math.floor(i / 3) - 1) * s * 0.2, s * 0.045, mark)),
    () =>
      polygon(
        [
          [0, -s * 0.3],
          [s * 0.3, 0],
          [0, s * 0.3],
          [-s * 0.3, 0],
        ],
        'none',
        { stroke: mark, strokeWidth: s * 0.06 },
      ),
    () =>
      stroke(
        `M${-s * 0.34} 0l${s * 0.17} ${-s * 0.2}l${s * 0.17} ${s * 0.2}l${s * 0.17} ${-s * 0.2}l${s * 0.17} ${s * 0.2}`,
        mark,
        s * 0.06,
      ),
  ];
  const picked = random.some(signs, 4);
  const n = 4;
  const body = times(n * n, (i) =>
    place(
      (picked[(Math.floor(i / n) + (i % 2)) % picked.length] ?? line2)(s, mark),
      ((i % n) + 0.5) * s,
      (Math.floor(i / n) + 0.5) * s,
      { rotate: random.between(-4, 4) },
    ),
  );
  return tile(sheet, 'mud cloth', ground, n * s, n * s, body);
};

const line2 = (s: number, mark: string): string =>
  stroke(
    `M${-s * 0.26} ${-s * 0.26}L${s * 0.26} ${s * 0.26}M${s * 0.26} ${-s * 0.26}L${-s * 0.26} ${s * 0.26}`,
    mark,
    s * 0.06,
  );
