import { darken, lighten, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { flowerHead } from '../props/flowers.ts';
import { frond, leaf, monsteraLeaf } from '../props/foliage.ts';
import { pickHour } from '../props/hours.ts';
import type { Scene, Sheet } from '../sheet.ts';
import {
  arch,
  blob,
  circle,
  ellipse,
  line,
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
} from '../svg.ts';
import type { Theme } from '../theme.ts';
import { sight } from './landscapes.ts';

interface Print {
  readonly body: string;
  readonly name: string;
  readonly things: readonly string[];
}

type Design = (sheet: Sheet, ground: string, colours: readonly string[]) => Print;
const at = (colours: readonly string[], i: number): string => colours[i % colours.length] ?? '#333333';

/** A grid of quarter circles, bars and discs, in the manner of a 1920s school. */
const schoolGrid: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
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

/** Few big shapes that balance on one another. */
const balance: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
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
const softArches: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
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

/** Paper cut-outs: weedy leaf shapes in coloured fields. */
const cutOuts: Design = ({ random, width: W, height: H }, ground, colours) => {
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

/** Starbursts, boomerangs and kidney shapes of the fifties. */
const atomic: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
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
const orbits: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
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

/** A vase, fruit and leaves on a table, cubist and flat. */
const stillLife: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
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

/** A place in few flat shapes inside a broad border, as railway companies printed them. */
const travel: Design = (sheet, ground, colours) => {
  const { random, width: W, height: H, palette } = sheet;
  const hour = pickHour(random, ['golden hour', 'dusk', 'noon', 'dawn', 'night']);
  const name = random.pick(['mountains', 'sea', 'desert', 'lake', 'fields', 'snow']);
  const box = { x: W * 0.06, y: W * 0.06, width: W * 0.88, height: H - W * 0.36 };
  const view = sight(sheet, name, hour, box);
  const bands = times(3, (i) =>
    rect(
      W * (0.2 + i * 0.07),
      H - W * (0.22 - i * 0.055),
      W * (0.6 - i * 0.14),
      W * 0.028,
      [hour.near, hour.accent, hour.far][i] ?? palette.ink,
    ),
  );
  const badge = random.chance(0.5)
    ? circle(W * 0.5, H - W * 0.3, W * 0.075, ground) +
      circle(W * 0.5, H - W * 0.3, W * 0.06, hour.accent) +
      times(8, (i) =>
        polygon(
          [
            polar(W * 0.5, H - W * 0.3, W * 0.05, i * 45),
            polar(W * 0.5, H - W * 0.3, W * 0.016, i * 45 + 22),
            polar(W * 0.5, H - W * 0.3, W * 0.016, i * 45 - 22),
          ],
          ground,
        ),
      )
    : '';
  const opening = random.pick([
    rect(box.x, box.y, box.width, box.height, '#000'),
    path(arch(box.x, box.y, box.width, box.height), '#000'),
    rect(box.x, box.y, box.width, box.height, '#000', { rx: W * 0.16 }),
  ]);
  return {
    body: sheet.within(opening, view.body) + bands + badge,
    name: `travel poster of ${an(view.place)}`,
    things: [...view.things, `${hour.name} light`, nameOf(at(colours, 0))],
  };
};

/** Faces built of arcs, looking two ways. */
const faces: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
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

/** Bars and discs that sound like music. */
const rhythm: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
  const columns = random.int(8, 14);
  const w = (W * 0.86) / columns;
  const style = random.pick(['bars', 'keys', 'staves']);
  const bars = times(columns, (i) => {
    const high = H * (0.16 + 0.5 * Math.abs(Math.sin(i * 0.7 + random.between(0, 0.6))));
    const x = W * 0.07 + i * w;
    return (
      rect(x + w * 0.12, H / 2 - high / 2, w * 0.76, high, at(colours, i), {
        rx: style === 'bars' ? w * 0.38 : 0,
      }) + circle(x + w / 2, H / 2 - high / 2 + w * 0.4, w * 0.22, ground)
    );
  });
  const keys =
    times(
      columns,
      (i) =>
        rect(W * 0.07 + i * w, H * 0.5, w - 5, H * 0.34, i % 3 ? lighten(ground, 0.4) : at(colours, i)) +
        (i % 7 === 2 || i % 7 === 6
          ? ''
          : rect(W * 0.07 + i * w + w * 0.66, H * 0.5, w * 0.6, H * 0.2, palette.ink)),
    ) +
    times(
      5,
      (i) =>
        circle(W * (0.18 + i * 0.16), H * (0.32 - (i % 3) * 0.07), W * 0.055, at(colours, i)) +
        rect(W * (0.18 + i * 0.16) + W * 0.045, H * (0.14 - (i % 3) * 0.03), 8, H * 0.18, palette.ink),
    );
  const staves =
    times(5, (i) =>
      stroke(
        smooth([
          [0, H * (0.24 + i * 0.11)],
          [W * 0.3, H * (0.2 + i * 0.11)],
          [W * 0.7, H * (0.3 + i * 0.11)],
          [W, H * (0.24 + i * 0.11)],
        ]),
        palette.ink,
        5,
      ),
    ) +
    times(9, (i) =>
      circle(
        W * (0.1 + i * 0.1),
        H * random.between(0.22, 0.76),
        W * random.between(0.03, 0.07),
        at(colours, i),
      ),
    );
  return {
    body: { bars, keys, staves }[style] ?? bars,
    name: `music poster with ${style}`,
    things: [style, 'dots for notes'],
  };
};

const DESIGNS: Readonly<Record<string, readonly Design[]>> = {
  'abstract posters': [schoolGrid, balance, orbits, cutOuts, schoolGrid],
  'mid-century posters': [softArches, atomic, stillLife, faces, rhythm],
  'travel posters': [travel],
};

function poster(sheet: Sheet, kind: string): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.soft, 0.4),
    palette.paper,
    palette.ink,
    palette.deep,
  ]);
  const colours = random
    .shuffle([...hues(palette), palette.soft, palette.paper])
    .filter((colour) => colour !== ground);
  const print = random.pick(DESIGNS[kind] ?? [schoolGrid])(sheet, ground, colours);
  const margin = random.chance(0.55) && kind !== 'travel posters';
  const m = W * 0.07;
  const inner = margin
    ? sheet.ground(lighten(palette.paper, 0.4)) +
      sheet.within(
        rect(m, m, W - 2 * m, H - 2 * m, '#000'),
        rect(m, m, W - 2 * m, H - 2 * m, ground) + place(print.body, m, m, { scale: (W - 2 * m) / W }),
      )
    : sheet.ground(ground) + print.body;
  const worn = times(3, () =>
    ellipse(random.between(0, W), random.between(0, H), W * 0.5, W * 0.4, sheet.glow('#8a6a3a', 0.07)),
  );
  const [one, two] = [nameOf(at(colours, 0)), nameOf(at(colours, 1))];
  return {
    body: inner + worn,
    title: titled(random, [
      `${capital(print.name)} in ${one} and ${two}`,
      `${capital(print.name)} on ${nameOf(ground)}`,
      `${palette.name}: ${print.name}`,
      `${one} and ${two} ${kind.replace(/s$/, '')}${print.things[0] ? `, ${print.things[0]}` : ''}`,
    ]),
    description: sentences(
      `${capital(listed(print.things))} on ${an(nameOf(ground))} ground`,
      random.pick([
        'Would hang it over the stairs',
        'Flea market, framed for a song',
        'Screen print, three colours and paper',
        'Big, or not at all',
      ]),
    ),
    altText: `Illustration of a poster, ${print.name}: ${listed(print.things)} in ${one} and ${two} on ${nameOf(ground)}.`,
    words: [
      'poster',
      'print',
      'graphic design',
      kind,
      ...print.name.split(' ').filter((w) => w.length > 3),
      ...print.things,
      one,
      two,
    ],
  };
}

const SHEETS: Theme['shapes'] = ['2:3', '3:4', '4:5'];
export const posterThemes: readonly Theme[] = Object.keys(DESIGNS).map((name) => ({
  name,
  shapes: SHEETS,
  draw: (sheet) => poster(sheet, name),
}));
