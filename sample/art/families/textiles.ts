import { lighten, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { anyCloth, type Cloth, GEOMETRIC, PRINTS, threads, WOVEN } from '../props/cloth.ts';
import type { Scene, Sheet } from '../sheet.ts';
import {
  circle,
  ellipse,
  line,
  type Point,
  path,
  place,
  polar,
  polygon,
  rect,
  times,
  wedge,
} from '../svg.ts';
import type { Theme } from '../theme.ts';

const NOTES = [
  'Would make a good skirt',
  'For the chairs on the porch',
  'Two metres would do',
  'Washed, it gets softer',
  'To line a coat nobody will see',
  'From the remnant table',
  'Print it larger than you think',
];

/** How a cloth is shown: flat, folded over, hung, in a pile, or on cushions. */
function shown(sheet: Sheet, weaves: readonly ((sheet: Sheet, size: number) => Cloth)[]): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const size = W * random.between(0.16, 0.34);
  const cloth = random.pick(weaves)(sheet, size);
  const way = random.pick(['flat', 'flat', 'flat', 'folded corner', 'hung', 'pile', 'cushions']);
  const wall = random.pick([
    palette.paper,
    palette.soft,
    palette.deep,
    palette.second,
    lighten(palette.main, 0.4),
  ]);
  const others: Cloth[] = [];
  const other = (): Cloth => {
    const one = random.pick([...PRINTS, ...WOVEN, ...GEOMETRIC])(sheet, size * 0.7);
    others.push(one);
    return one;
  };
  const whole = (fill: string): string => rect(0, 0, W, H, fill);
  const ways: Readonly<Record<string, () => string>> = {
    flat: () => whole(cloth.fill) + threads(sheet, whole),
    'folded corner': () => {
      const fold = random.between(0.4, 0.7);
      const [a, b]: [Point, Point] = [
        [W, H * (1 - fold)],
        [W * (1 - fold), H],
      ];
      // The turned corner is the lower right corner mirrored in the fold.
      const reach = (2 * W * H * fold) / (W * W + H * H);
      const flap: Point[] = [a, b, [W - reach * H, H - reach * W]];
      const soft = flap.map(([x, y]): Point => [x - 14, y + 4]);
      return (
        whole(cloth.fill) +
        threads(sheet, whole) +
        polygon([a, [W, H], b], wall) +
        polygon(soft, palette.ink, { opacity: 0.16 }) +
        polygon(flap, mix(cloth.ground, palette.ink, 0.16)) +
        polygon(flap, sheet.fade('#ffffff', 0.28, 45)) +
        threads(sheet, (fill) => polygon(flap, fill))
      );
    },
    hung: () => {
      const [x, y, w, h] = [W * 0.14, H * 0.12, W * 0.72, H * 0.74];
      const hem = times(36, (i) =>
        line(
          x + (i * w) / 35,
          y + h,
          x + (i * w) / 35,
          y + h + H * 0.03,
          mix(cloth.ground, palette.paper, 0.4),
          3,
        ),
      );
      return (
        whole(wall) +
        path(`M${x + 14} ${y + 14}h${w}v${h}h${-w}Z`, palette.ink, { opacity: 0.14 }) +
        rect(x - W * 0.04, y - 10, w + W * 0.08, 16, '#8a5f3f', { rx: 8 }) +
        rect(x, y, w, h, cloth.fill) +
        times(4, (i) => rect(x + (i * w) / 4, y, w / 4, h, sheet.fade(palette.ink, 0.16, 90))) +
        hem
      );
    },
    pile: () => {
      const count = random.int(4, 6);
      const high = (H * 0.62) / count;
      const layers = times(count, (i) => {
        const piece = i === Math.floor(count / 2) ? cloth : other();
        const w = W * random.between(0.6, 0.72);
        const y = H * 0.86 - (i + 1) * high;
        const x = (W - w) / 2 + random.between(-12, 12);
        return (
          rect(x, y, w, high - 3, piece.fill, { rx: high * 0.32 }) +
          rect(x, y, w, high - 3, sheet.fade('#ffffff', 0.2), { rx: high * 0.32 }) +
          path(`M${x + w * 0.03} ${y + high * 0.66}H${x + w - 10}`, 'none', {
            stroke: palette.ink,
            strokeWidth: 3,
            opacity: 0.25,
          }) +
          rect(x, y + high * 0.7, w, high * 0.27, palette.ink, { opacity: 0.1, rx: 10 })
        );
      });
      return (
        whole(wall) +
        rect(0, H * 0.86, W, H * 0.14, mix(wall, palette.ink, 0.2)) +
        sheet.standing(W / 2, H * 0.87, W * 0.7, 0.4) +
        layers
      );
    },
    cushions: () => {
      const rows = H / W > 1.2 ? 2 : 1;
      const count = rows * 2;
      return (
        whole(wall) +
        times(count, (i) => {
          const piece = i === 0 ? cloth : other();
          const s = Math.min(W * 0.42, (H / rows) * 0.8);
          const [cx, cy] = [W * (i % 2 ? 0.74 : 0.26), (H * (Math.floor(i / 2) + 0.5)) / rows];
          const d = `M${-s / 2} ${-s / 2}Q0 ${-s * 0.43} ${s / 2} ${-s / 2}Q${s * 0.43} 0 ${s / 2} ${s / 2}Q0 ${s * 0.43} ${-s / 2} ${s / 2}Q${-s * 0.43} 0 ${-s / 2} ${-s / 2}Z`;
          const trim = random.chance(0.5)
            ? path(d, 'none', {
                stroke: standingOut(piece.ground, hues(palette)),
                strokeWidth: 8,
                strokeDasharray: random.pick(['1 0', '3 10']),
              })
            : '';
          return (
            ellipse(cx + 12, cy + 22, s * 0.54, s * 0.52, sheet.glow(palette.ink, 0.6)) +
            place(path(d, piece.fill) + path(d, sheet.fade(palette.ink, 0.22, -50)) + trim, cx, cy, {
              rotate: random.between(-10, 10),
            })
          );
        })
      );
    },
  };
  const body = ways[way]?.() ?? '';
  const colour = nameOf(cloth.ground);
  const second = nameOf(standingOut(cloth.ground, random.shuffle(hues(palette))));
  const form =
    {
      flat: 'cloth',
      'folded corner': 'cloth with one corner turned',
      hung: 'wall hanging',
      pile: 'in a pile of folded cloth',
      cushions: 'cushions',
    }[way] ?? 'cloth';
  const rest = others.slice(0, 2).map(({ name }) => name);
  return {
    body,
    title: titled(random, [
      `${capital(cloth.name)} in ${colour} and ${second}`,
      `${colour} ${cloth.name}`,
      `${cloth.name}, ${form}`,
      rest[0] ? `${cloth.name} with ${rest[0]}` : `${second} ${cloth.name} on ${colour}`,
      `${palette.name}: ${cloth.name}`,
    ]),
    description: sentences(
      `${capital(cloth.name)} on ${an(colour)} ground${rest.length ? `, beside ${listed(rest)}` : ''}`,
      random.pick(NOTES),
    ),
    altText: `Illustration of ${an(`${colour} ${cloth.name}`)}, ${form}${rest.length ? `, together with ${listed(rest)}` : ''}.`,
    words: ['textile', 'fabric', 'pattern', cloth.name, ...cloth.name.split(' '), way, colour, second],
  };
}

type Block = (s: number, a: string, b: string, c: string, d: string) => string;

/** Patchwork blocks in a square from (0, 0) to (s, s), in four fabrics. */
const BLOCKS: Readonly<Record<string, Block>> = {
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

function quilt(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const names = random.some(Object.keys(BLOCKS), random.pick([1, 1, 2, 4, 6]));
  const columns = random.pick([3, 4, 4, 5, 6]);
  const border = random.chance(0.7) ? W * random.between(0.04, 0.1) : 0;
  const s = (W - 2 * border) / columns;
  const rows = Math.max(1, Math.round((H - 2 * border) / s));
  const top = (H - rows * s) / 2;
  const fabrics = random.shuffle([palette.main, palette.second, palette.accent, palette.deep, palette.soft]);
  const ground = random.pick([palette.paper, palette.soft, palette.ink, palette.paper]);
  const scrappy = random.chance(0.5);
  const one = (i: number): string => {
    const order = scrappy ? random.shuffle(fabrics) : fabrics;
    const [a = palette.main, c = palette.accent, d = palette.deep] = order.filter((f) => f !== ground);
    const name =
      names[(i + (names.length % 2 === 0 ? Math.floor(i / columns) : 0)) % names.length] ?? 'nine patch';
    return place(
      BLOCKS[name]?.(s, a, ground, c, d) ?? '',
      border + (i % columns) * s,
      top + Math.floor(i / columns) * s,
    );
  };
  const stitches = times(rows * columns, (i) =>
    rect(border + (i % columns) * s + 6, top + Math.floor(i / columns) * s + 6, s - 12, s - 12, 'none', {
      stroke: '#ffffff',
      strokeWidth: 1.6,
      strokeDasharray: '7 6',
      opacity: 0.4,
    }),
  );
  const edge = fabrics[0] ?? palette.main;
  const body =
    sheet.ground(edge) +
    (border
      ? rect(border * 0.35, border * 0.35, W - border * 0.7, H - border * 0.7, 'none', {
          stroke: ground,
          strokeWidth: border * 0.12,
          strokeDasharray: `${border * 0.5} ${border * 0.3}`,
        })
      : '') +
    rect(border, top, W - 2 * border, rows * s, ground) +
    times(rows * columns, one) +
    stitches +
    threads(sheet, (fill) => rect(0, 0, W, H, fill));
  const colours = [nameOf(fabrics[0] ?? palette.main), nameOf(fabrics[1] ?? palette.second)];
  const first = names[0] ?? 'nine patch';
  return {
    body,
    title: titled(random, [
      `${capital(first)} quilt in ${listed(colours)}`,
      names.length > 2
        ? `Sampler quilt: ${listed(names.slice(0, 3))}`
        : `${first} quilt on ${nameOf(ground)}`,
      `${scrappy ? 'Scrap' : palette.name} quilt, ${first} blocks`,
      `${capital(numberWord(columns))} by ${numberWord(rows)} ${first} quilt, ${colours[0]}`,
    ]),
    description: sentences(
      `${capital(listed(names))} ${names.length > 1 ? 'blocks' : 'blocks only'} on ${nameOf(ground)}${border ? `, with ${an(nameOf(edge))} border` : ''}`,
      random.pick([
        'Cut on Saturday, pieced by June',
        'All scraps, nothing bought',
        'Hand quilted along the seams',
        'For a cot, so keep it small',
      ]),
    ),
    altText: `Illustration of a patchwork quilt of ${listed(names)} blocks in ${listed(colours)} on ${nameOf(ground)}.`,
    words: ['quilt', 'patchwork', 'textile', 'pattern', ...names, ...colours],
  };
}

export const quiltTheme: Theme = { name: 'quilts', shapes: ['1:1', '4:5', '3:4', '2:3'], draw: quilt };
export const printTheme: Theme = {
  name: 'printed florals',
  shapes: ['2:3', '3:4', '4:5', '1:1'],
  draw: (sheet) => shown(sheet, PRINTS),
};
export const wovenTheme: Theme = {
  name: 'woven cloth',
  shapes: ['3:4', '2:3', '1:1', '4:5'],
  draw: (sheet) => shown(sheet, WOVEN),
};
export const geometricTheme: Theme = {
  name: 'geometric patterns',
  shapes: ['1:1', '3:4', '2:3'],
  draw: (sheet) => shown(sheet, [...GEOMETRIC, anyCloth]),
};
