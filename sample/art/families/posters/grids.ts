import { standingOut } from '../../colour.ts';
import {
  blob,
  circle,
  ellipse,
  type Point,
  path,
  place,
  polar,
  polygon,
  rect,
  smooth,
  stroke,
  times,
  wedge,
} from '../../svg.ts';
import { at, type Design } from './print.ts';

/** A grid of quarter circles, bars and discs, in the manner of a 1920s school. */
export const schoolGrid: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
  const columns = random.pick([3, 4, 5]);
  const s = W / columns;
  const rows = Math.ceil(H / s);
  const cells = times(columns * rows, (i) => {
    const [x, y] = [(i % columns) * s, Math.floor(i / columns) * s];
    const [a, b] = [at(colours, random.int(0, 4)), random.pick([...colours, palette.ink, ground])];
    const shapes = [
      () => path(wedge(0, 0, 0, s, 90, 180), b),
      () => circle(s / 2, s / 2, s * 0.5, b),
      () => circle(s / 2, s / 2, s * 0.5, b) + circle(s / 2, s / 2, s * 0.25, a),
      () =>
        polygon(
          [
            [0, 0],
            [s, s],
            [0, s],
          ],
          b,
        ),
      () => times(4, (k) => rect(0, (k * s) / 4, s, s / 8, b)),
      () => path(wedge(0, s / 2, 0, s / 2, 0, 180), b) + path(wedge(s / 2, s / 2, 0, s / 2, 0, 180), b),
      () => path(wedge(0, 0, s * 0.5, s, 90, 180), b),
      () => rect(s * 0.25, s * 0.25, s * 0.5, s * 0.5, b),
      () => times(3, (k) => path(wedge(0, 0, s * (0.2 + k * 0.28), s * (0.34 + k * 0.28), 90, 180), b)),
      () => '',
    ];
    const turn = random.int(0, 3) * 90;
    return (
      rect(x, y, s + 0.5, s + 0.5, random.chance(0.35) ? ground : a) +
      place(place(random.pick(shapes)(), -s / 2, -s / 2), x + s / 2, y + s / 2, { rotate: turn })
    );
  });
  return { body: cells, name: 'geometric grid', things: ['quarter circles', 'discs', 'bars'] };
};

/** Paper cut-outs: weedy leaf shapes in coloured fields. */
export const cutOuts: Design = ({ random, width: W, height: H }, ground, colours) => {
  const columns = random.pick([2, 3]);
  const rows = random.pick([2, 3, 4]);
  const [cw, ch] = [W / columns, H / rows];
  const alga = (s: number, fill: string): string => {
    const lobes = random.int(5, 8);
    const points: Point[] = Array.from({ length: lobes * 4 }, (_, i) =>
      polar(
        0,
        0,
        s * (i % 4 === 0 ? random.between(0.42, 0.5) : i % 4 === 2 ? 0.14 : 0.26),
        (i * 360) / (lobes * 4),
      ),
    );
    return path(smooth(points, true), fill);
  };
  const frondy = (s: number, fill: string): string =>
    times(9, (i) =>
      ellipse(0, 0, s * 0.06, s * 0.17, fill, {
        transform: `translate(${((i % 2 ? 1 : -1) * s * 0.13).toFixed(1)} ${(s * 0.36 - i * s * 0.09).toFixed(1)}) rotate(${i % 2 ? 42 : -42})`,
      }),
    ) + stroke(`M0 ${s * 0.5}Q${s * 0.06} 0 0 ${-s * 0.46}`, fill, s * 0.06);
  const cells = times(columns * rows, (i) => {
    const back = at(colours, random.int(0, 5));
    const fill = standingOut(back, random.shuffle([...colours, ground]));
    const [x, y] = [(i % columns) * cw, Math.floor(i / columns) * ch];
    const s = Math.min(cw, ch) * 0.96;
    const motif = random.pick([
      alga,
      frondy,
      alga,
      (k: number, f: string) => path(blob(random, 0, 0, k * 0.36, k * 0.36, 0.35, 7), f),
    ]);
    return (
      rect(x, y, cw + 0.5, ch + 0.5, back) +
      place(motif(s, fill), x + cw / 2, y + ch / 2, { rotate: random.between(-40, 40) })
    );
  });
  return { body: cells, name: 'paper cut-outs', things: ['seaweed shapes', 'blocks of colour'] };
};
