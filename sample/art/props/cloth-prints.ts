import { darken, mix } from '../colour.ts';
import { blob, circle, type Point, path, place, polar, smooth, stroke, times } from '../svg.ts';
import { dye, tile, type Weave, wrapped } from './cloth.ts';
import { blockPrint } from './cloth-block-print.ts';
import { FLOWERS, flowerHead } from './flower-heads.ts';
import { frond, leaf, monsteraLeaf, ovalLeaf } from './foliage.ts';
import { ingredient } from './ingredients.ts';

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

export const PRINTS: readonly Weave[] = [bigBlooms, ditsy, jungle, orchard, blockPrint, vine];
