import { darken, lighten, mix } from '../../colour.ts';
import { flowerHead } from '../../props/flower-heads.ts';
import { leaf, monsteraLeaf } from '../../props/foliage.ts';
import { circle, line, path, place, polygon, rect, stroke, times, wedge } from '../../svg.ts';
import { at, type Design } from './print.ts';

/** A vase, fruit and leaves on a table, cubist and flat. */
export const stillLife: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
  const top = H * random.between(0.62, 0.7);
  const vase =
    path(
      `M${-W * 0.07} ${-H * 0.3}V${-H * 0.24}Q${-W * 0.2} ${-H * 0.14} ${-W * 0.1} 0H${W * 0.1}Q${W * 0.2} ${-H * 0.14} ${W * 0.07} ${-H * 0.24}V${-H * 0.3}Z`,
      at(colours, 0),
    ) +
    path(`M0 ${-H * 0.3}H${W * 0.07}V${-H * 0.24}Q${W * 0.2} ${-H * 0.14} ${W * 0.1} 0H0Z`, at(colours, 1));
  const leaves = times(5, (i) =>
    place(
      random.pick([
        () => monsteraLeaf(W * 0.22, palette.deep, 3),
        () => leaf(W * 0.3, W * 0.11, palette.deep),
        () =>
          line(0, 0, 0, -W * 0.3, palette.ink, 4) +
          place(
            flowerHead(
              random,
              random.pick(['poppy', 'tulip', 'daisy', 'ranunculus']),
              W * 0.15,
              at(colours, i + 2),
              palette.ink,
            ),
            0,
            -W * 0.32,
          ),
      ])(),
      W * 0.5,
      top - H * 0.2,
      { rotate: -64 + i * 32 },
    ),
  );
  const fruit = times(4, (i) => {
    const [x, y, s] = [
      W * (0.18 + i * 0.2 + (i > 1 ? 0.06 : 0)),
      top + H * 0.08 + (i % 2) * H * 0.04,
      W * random.between(0.06, 0.085),
    ];
    const f = at(colours, i + 1);
    return (
      circle(x, y, s, f) +
      path(wedge(x, y, 0, s, 20, 200), darken(f, 0.16)) +
      stroke(`M${x} ${y - s}q4 -14 14 -18`, palette.ink, 4)
    );
  });
  const board =
    polygon(
      [
        [0, top],
        [W, top - H * 0.03],
        [W, H],
        [0, H],
      ],
      at(colours, 3),
    ) +
    polygon(
      [
        [W * 0.1, top + H * 0.04],
        [W * 0.86, top + H * 0.01],
        [W * 0.94, H * 0.94],
        [W * 0.04, H * 0.94],
      ],
      lighten(at(colours, 3), 0.3),
    );
  return {
    body:
      rect(0, 0, W * 0.46, top, mix(ground, at(colours, 2), 0.4)) +
      board +
      leaves +
      place(vase, W * 0.5, top + H * 0.12) +
      fruit,
    name: 'still life',
    things: ['a two-coloured vase', 'four fruits', 'a tilted table'],
  };
};

/** Faces built of arcs, looking two ways. */
export const faces: Design = ({ width: W, height: H, palette }, ground, colours) => {
  const [a, b, c] = [at(colours, 0), at(colours, 1), at(colours, 2)];
  const profile = (fill: string): string =>
    path(
      `M0 ${-H * 0.34}C${W * 0.16} ${-H * 0.36} ${W * 0.2} ${-H * 0.24} ${W * 0.18} ${-H * 0.16}L${W * 0.27} ${-H * 0.04}Q${W * 0.26} ${-H * 0.015} ${W * 0.2} ${-H * 0.015}L${W * 0.22} ${H * 0.02}L${W * 0.19} ${H * 0.035}L${W * 0.215} ${H * 0.06}Q${W * 0.2} ${H * 0.13} ${W * 0.1} ${H * 0.12}L${W * 0.1} ${H * 0.3}H${-W * 0.2}V${-H * 0.3}Z`,
      fill,
    );
  const eye = (x: number, y: number): string =>
    path(
      `M${x - W * 0.05} ${y}Q${x} ${y - W * 0.05} ${x + W * 0.05} ${y}Q${x} ${y + W * 0.04} ${x - W * 0.05} ${y}Z`,
      ground,
    ) + circle(x, y - 2, W * 0.02, palette.ink);
  const hair = times(6, (i) =>
    path(wedge(0, 0, W * (0.06 + i * 0.05), W * (0.1 + i * 0.05), -90, 90), at(colours, i)),
  );
  const body =
    place(hair, W * 0.46, H * 0.4) +
    place(profile(a) + eye(W * 0.08, -H * 0.1), W * 0.5, H * 0.52) +
    place(profile(b) + eye(W * 0.08, -H * 0.1), W * 0.46, H * 0.6, { flip: true, scale: 0.86 }) +
    rect(0, H * 0.86, W, H * 0.14, c) +
    times(5, (i) => circle(W * (0.14 + i * 0.18), H * 0.93, W * 0.04, at(colours, i + 3)));
  return { body, name: 'two profiles', things: ['two faces back to back', 'a striped headdress'] };
};
