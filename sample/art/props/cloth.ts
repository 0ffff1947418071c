import { darken, mix } from '../colour.ts';
import { hues } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import {
  arch,
  blob,
  circle,
  group,
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
import { FLOWERS, flowerHead } from './flowers.ts';
import { frond, leaf, monsteraLeaf, ovalLeaf } from './foliage.ts';
import { ingredient } from './ingredients.ts';

/** A cloth as a fill, with the word for it. */
export interface Cloth {
  readonly fill: string;
  readonly name: string;
  readonly ground: string;
}

type Weave = (sheet: Sheet, size: number) => Cloth;

/** A dark or light ground and the hues that are left for figures, in random order. */
function dye(sheet: Sheet): { ground: string; figures: string[] } {
  const { random, palette } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    palette.deep,
    palette.ink,
    palette.main,
    palette.second,
    palette.paper,
  ]);
  const figures = random.shuffle(
    [...hues(palette), palette.paper, palette.soft].filter((colour) => colour !== ground),
  );
  return { ground, figures };
}

function tile(
  sheet: Sheet,
  name: string,
  ground: string,
  w: number,
  h: number,
  body: string,
  turn = 0,
): Cloth {
  return {
    name,
    ground,
    fill: sheet.pattern(w, h, rect(-1, -1, w + 2, h + 2, ground) + body, turn ? `rotate(${turn})` : ''),
  };
}

/** Draws a figure at a place and again across the edges, so that a tile repeats without a seam. */
const wrapped = (
  w: number,
  h: number,
  x: number,
  y: number,
  draw: (x: number, y: number) => string,
): string => [-1, 0, 1].map((dx) => [-1, 0, 1].map((dy) => draw(x + dx * w, y + dy * h)).join('')).join('');

const ikat: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const [w, h] = [size, size * 1.5];
  const step = h / 56;
  const shape = random.pick(['lens', 'diamond', 'stepped', 'waves']);
  const reach = (t: number): number =>
    shape === 'lens'
      ? Math.sin(Math.PI * t) ** 1.5
      : shape === 'diamond'
        ? 1 - Math.abs(t * 2 - 1)
        : shape === 'stepped'
          ? Math.round((1 - Math.abs(t * 2 - 1)) * 5) / 5
          : 0.55 + 0.4 * Math.sin(t * 12.57);
  const bands = [0.47, 0.33, 0.2, 0.09]
    .map((share, layer) =>
      times(56, (i) => {
        const half = Math.max(0, reach((i + 0.5) / 56) * w * share + random.between(-0.025, 0.025) * w);
        return (
          [0, w]
            .map((cx) =>
              rect(cx - half, (i * step + h / 2) % h, half * 2, step + 0.6, figures[layer] ?? ground),
            )
            .join('') +
          rect(w / 2 - half * 0.86, i * step, half * 1.72, step + 0.6, figures[(layer + 1) % 4] ?? ground)
        );
      }),
    )
    .join('');
  return tile(sheet, `${shape} ikat`, ground, w, h, bands);
};

const plaid: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const bars = Array.from(
    { length: random.int(4, 7) },
    () => [random.between(0, 1), random.pick([0.02, 0.04, 0.09, 0.2, 0.3]), random.pick(figures)] as const,
  );
  const warp = bars
    .map(([at, wide, c]) =>
      wrapped(size, 0, at * size, 0, (x) => rect(x, 0, wide * size, size, c, { opacity: 0.55 })),
    )
    .join('');
  const weft = bars
    .map(([at, wide, c]) =>
      wrapped(0, size, 0, at * size, (_, y) => rect(0, y, size, wide * size, c, { opacity: 0.5 })),
    )
    .join('');
  return tile(
    sheet,
    random.pick(['tartan', 'madras check', 'blanket plaid']),
    ground,
    size,
    size,
    warp + weft,
    random.pick([0, 0, 45]),
  );
};

const stripes: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const h = size * 2.4;
  let body = '';
  for (let y = 0; y < h; ) {
    const thick = Math.min(h - y, size * random.pick([0.03, 0.06, 0.1, 0.2, 0.34, 0.5]));
    const fill = random.pick([...figures, ground, ground]);
    body += rect(0, y, size, thick, fill);
    if (thick > size * 0.18 && random.chance(0.5))
      body += times(6, (i) =>
        polygon(
          [
            [(i * size) / 6, y + thick / 2],
            [((i + 0.5) * size) / 6, y + thick * 0.2],
            [((i + 1) * size) / 6, y + thick / 2],
            [((i + 0.5) * size) / 6, y + thick * 0.8],
          ],
          random.pick(figures),
        ),
      );
    y += thick;
  }
  return tile(
    sheet,
    random.pick(['serape stripes', 'deckchair stripes', 'rug stripes', 'market stripes']),
    ground,
    size,
    h,
    body,
    random.pick([0, 0, 90]),
  );
};

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

const bigBlooms: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const { ground, figures } = dye(sheet);
  const [w, h] = [size * 2.4, size * 2.8];
  const spots = [
    [0.2, 0.18, 0.42],
    [0.72, 0.42, 0.5],
    [0.24, 0.72, 0.46],
    [0.78, 0.9, 0.36],
  ] as const;
  const body = spots
    .map(([x, y, r], i) => {
      const fill = figures[i % figures.length] ?? palette.main;
      const seed = (): string => blob(random, 0, 0, r * size, r * size * 0.92, 0.13, 9);
      const [outer, middle] = [seed(), random.between(0.34, 0.48)];
      const one =
        path(outer, fill) +
        times(12, (k) =>
          stroke(
            `M${polar(0, 0, r * size * middle, k * 30)
              .map((v) => v.toFixed(0))
              .join(' ')}L${polar(0, 0, r * size * 0.82, k * 30 + 5)
              .map((v) => v.toFixed(0))
              .join(' ')}`,
            darken(fill, 0.16),
            4,
          ),
        ) +
        circle(0, 0, r * size * middle * 0.8, figures[(i + 1) % figures.length] ?? ground) +
        circle(0, 0, r * size * middle * 0.36, palette.ink);
      return wrapped(
        w,
        h,
        x * w,
        y * h,
        (px, py) =>
          stroke(`M${px} ${py}q${size * 0.1} ${size * 0.5} ${-size * 0.06} ${size * 0.9}`, palette.ink, 6) +
          place(one, px, py),
      );
    })
    .join('');
  return tile(sheet, 'big poppy print', ground, w, h, body);
};

const ditsy: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const { ground, figures } = dye(sheet);
  const names = random.some(
    FLOWERS.filter((n) => !['allium', 'foxglove', 'lupin', 'lavender', 'snowdrop'].includes(n)),
    3,
  );
  const green = mix(palette.second, '#5f8a5a', 0.6);
  const s = size * 1.5;
  const body = times(11, (i) => {
    const [x, y] = [((i * 0.7549) % 1) * s, ((i * 0.5698) % 1) * s];
    const head = flowerHead(
      random,
      names[i % 3] ?? 'daisy',
      size * random.between(0.22, 0.42),
      random.pick(figures),
      palette.ink,
    );
    const one =
      place(leaf(size * 0.2, size * 0.1, green, false), 0, 0, { rotate: 130 }) +
      place(leaf(size * 0.2, size * 0.1, green, false), 0, 0, { rotate: -110 }) +
      head;
    const turn = random.between(-60, 60);
    return wrapped(s, s, x, y, (px, py) => place(one, px, py, { rotate: turn }));
  });
  return tile(sheet, `${names[0]} print`, ground, s, s, body);
};

const jungle: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const { ground, figures } = dye(sheet);
  const s = size * 2;
  const kinds = random.some(
    [
      (f: string) => monsteraLeaf(size * 0.7, f),
      (f: string) => frond(size * 0.9, -10, 20, f, 0.3, 10),
      (f: string) => ovalLeaf(size * 0.7, size * 0.3, f),
      (f: string) => leaf(size * 0.8, size * 0.36, f),
    ],
    3,
  );
  const body = times(9, (i) => {
    const [x, y, turn] = [((i * 0.7549) % 1) * s, ((i * 0.5698) % 1) * s, random.between(-180, 180)];
    const one = random.pick(kinds)(mix(random.pick(figures), '#3f7a55', 0.2));
    return wrapped(s, s, x, y, (px, py) => place(one, px, py, { rotate: turn }));
  });
  return tile(sheet, 'jungle leaf print', mix(ground, palette.ink, 0.05), s, s, body);
};

const orchard: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const { ground } = dye(sheet);
  const fruit = random.pick([
    'lemon',
    'orange',
    'fig',
    'strawberry',
    'cherry',
    'pomegranate',
    'blueberry',
    'avocado',
    'radish',
    'mushroom',
    'chilli',
    'carrot',
    'olive',
  ]);
  const s = size * 1.3;
  const body = times(6, (i) => {
    const [x, y, turn] = [(((i * 2) % 6) / 6 + 0.08) * s, ((i + 0.5) / 6) * s, random.between(-40, 40)];
    const one =
      place(leaf(size * 0.26, size * 0.13, '#5f8a55'), 0, 0, { rotate: 60 }) +
      place(leaf(size * 0.26, size * 0.13, '#48704a'), 0, 0, { rotate: -70 }) +
      ingredient(random, fruit, size * 0.36);
    return wrapped(s, s, x, y, (px, py) => place(one, px, py, { rotate: turn }));
  });
  return tile(sheet, `${fruit} print`, mix(ground, palette.paper, 0.2), s, s, body);
};

const blockPrint: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const [a = ground, b = a, c = a] = figures;
  const s = size;
  const motif = random.pick(['buta', 'pomegranate', 'carnation', 'sun']);
  const drawn: Readonly<Record<string, string>> = {
    buta:
      path(
        `M0 ${s * 0.32}C${-s * 0.3} ${s * 0.3} ${-s * 0.28} ${-s * 0.06} ${-s * 0.02} ${-s * 0.2}Q${s * 0.12} ${-s * 0.3} ${s * 0.04} ${-s * 0.38}Q${s * 0.28} ${-s * 0.3} ${s * 0.24} 0Q${s * 0.22} ${s * 0.3} 0 ${s * 0.32}Z`,
        a,
      ) +
      path(
        `M0 ${s * 0.22}C${-s * 0.18} ${s * 0.2} ${-s * 0.14} 0 ${s * 0.02} ${-s * 0.08}Q${s * 0.18} 0 ${s * 0.12} ${s * 0.14}Q${s * 0.08} ${s * 0.22} 0 ${s * 0.22}Z`,
        b,
      ) +
      circle(s * 0.01, s * 0.1, s * 0.05, c),
    pomegranate:
      circle(0, 0, s * 0.24, a) +
      polygon(
        [
          [-s * 0.1, -s * 0.2],
          [-s * 0.12, -s * 0.36],
          [0, -s * 0.26],
          [s * 0.12, -s * 0.36],
          [s * 0.1, -s * 0.2],
        ],
        a,
      ) +
      path(arch(-s * 0.1, -s * 0.12, s * 0.2, s * 0.24), b) +
      times(5, (i) => circle(((i % 2) - 0.5) * s * 0.08, -s * 0.04 + i * s * 0.028, s * 0.02, c)) +
      place(leaf(s * 0.22, s * 0.1, b, false), 0, s * 0.22, { rotate: 120 }) +
      place(leaf(s * 0.22, s * 0.1, b, false), 0, s * 0.22, { rotate: -120 }),
    carnation:
      times(5, (i) =>
        place(
          path(`M0 0L${-s * 0.08} ${-s * 0.26}L0 ${-s * 0.22}L${s * 0.08} ${-s * 0.26}Z`, i % 2 ? a : b),
          0,
          0,
          { rotate: -64 + i * 32 },
        ),
      ) +
      stroke(`M0 0Q${s * 0.03} ${s * 0.2} 0 ${s * 0.36}`, c, s * 0.025) +
      place(leaf(s * 0.2, s * 0.07, c, false), 0, s * 0.24, { rotate: 50 }) +
      place(leaf(s * 0.2, s * 0.07, c, false), 0, s * 0.28, { rotate: -50 }),
    sun:
      times(16, (i) =>
        place(
          polygon(
            [
              [-s * 0.03, -s * 0.16],
              [0, -s * (i % 2 ? 0.26 : 0.34)],
              [s * 0.03, -s * 0.16],
            ],
            i % 2 ? b : a,
          ),
          0,
          0,
          { rotate: i * 22.5 },
        ),
      ) +
      circle(0, 0, s * 0.15, a) +
      circle(0, 0, s * 0.08, c),
  };
  const one = drawn[motif] ?? '';
  const border =
    times(4, (i) => circle(s * (0.125 + i * 0.25), s * 0.5, s * 0.016, b)) +
    times(4, (i) => circle(s * (0.125 + i * 0.25), 0, s * 0.016, b));
  return tile(
    sheet,
    `${motif} block print`,
    ground,
    s,
    s,
    place(one, s * 0.25, s * 0.26, { scale: 0.6 }) +
      place(one, s * 0.75, s * 0.76, { scale: 0.6, flip: true }) +
      border,
  );
};

const bargello: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const { ground, figures } = dye(sheet);
  const ramp = random.pick([
    [palette.paper, palette.soft, palette.main, palette.deep, palette.ink],
    [palette.accent, palette.main, palette.second, palette.paper, palette.deep],
    figures,
  ]);
  const columns = 18;
  const wide = size / columns;
  const drop = size * 0.12;
  const h = drop * ramp.length;
  const flame = random.pick([
    (t: number) => Math.sin(t * 6.283),
    (t: number) => 1 - Math.abs(t * 2 - 1) * 2,
    (t: number) => Math.abs(Math.sin(t * 6.283)) * 2 - 1,
  ]);
  const body = times(columns, (c) =>
    times(ramp.length * 3, (r) =>
      rect(
        c * wide,
        r * drop - h + flame(c / columns) * size * 0.24,
        wide + 0.5,
        drop + 0.5,
        ramp[r % ramp.length] ?? ground,
      ),
    ),
  );
  return tile(sheet, 'flame stitch', ground, size, h, body);
};

const sashiko: Weave = (sheet, size) => {
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

const mudcloth: Weave = (sheet, size) => {
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

const zellige: Weave = (sheet, size) => {
  const { random } = sheet;
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

const vine: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const { ground, figures } = dye(sheet);
  const [w, h] = [size, size * 1.4];
  const green = mix(random.pick(figures), '#5a7f55', 0.5);
  const stem: Point[] = Array.from({ length: 9 }, (_, i) => [
    w / 2 + Math.sin((i / 8) * 6.283) * w * 0.22,
    (i / 8) * h,
  ]);
  const name = random.pick(FLOWERS.filter((n) => !['allium', 'lavender', 'lupin', 'foxglove'].includes(n)));
  const leaves = stem
    .slice(0, 8)
    .map(([x, y], i) =>
      wrapped(0, h, x, y, (px, py) =>
        place(leaf(size * 0.26, size * 0.12, i % 3 ? green : (figures[2] ?? green)), px, py, {
          rotate: i % 2 ? 78 : -78,
        }),
      ),
    )
    .join('');
  const heads = [
    [0.2, 0.14],
    [0.8, 0.62],
  ]
    .map(([x = 0, y = 0], i) =>
      wrapped(w, h, x * w, y * h, (px, py) =>
        place(
          flowerHead(random.fork('same'), name, size * 0.36, figures[i] ?? palette.main, palette.ink),
          px,
          py,
        ),
      ),
    )
    .join('');
  return tile(
    sheet,
    `trailing ${name} print`,
    ground,
    w,
    h,
    stroke(smooth(stem), green, size * 0.02) + leaves + heads,
  );
};

const houndstooth: Weave = (sheet, size) => {
  const { ground, figures } = dye(sheet);
  const s = size / 2.4;
  const u = s / 4;
  const d = `M0 0H${u * 2}V${u * 2}L${u * 4} ${u * 2}H${u * 4}L${u * 3} ${u * 3}L${u * 2} ${u * 4}V${u * 3}L${u} ${u * 4}H0L${u} ${u * 3}L${u * 2} ${u * 2}H0Z`;
  return tile(sheet, 'houndstooth', ground, s, s, path(d, figures[0] ?? ground));
};

export const PRINTS: readonly Weave[] = [bigBlooms, ditsy, jungle, orchard, blockPrint, vine];
export const WOVEN: readonly Weave[] = [ikat, plaid, stripes, bargello, mudcloth, houndstooth, sashiko];
export const GEOMETRIC: readonly Weave[] = [truchet, zellige, confetti, bargello];

export const anyCloth = (sheet: Sheet, size: number): Cloth =>
  sheet.random.pick([...PRINTS, ...WOVEN, ...GEOMETRIC])(sheet, size);

/** Threads over a surface, so that it looks woven rather than printed on glass. */
export function threads(sheet: Sheet, shape: (fill: string) => string): string {
  const weave = sheet.pattern(
    5,
    5,
    rect(0, 0, 5, 1, '#000000', { opacity: 0.05 }) + rect(2, 0, 1, 5, '#ffffff', { opacity: 0.07 }),
  );
  return shape(weave);
}
