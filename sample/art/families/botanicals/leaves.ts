import { darken, lighten, nameOf, standingOut } from '../../colour.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { frond, greensFor, leaf, monsteraLeaf, ovalLeaf, sprig } from '../../props/foliage.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { type Point, path, place, polar, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { plateGround } from './ground.ts';

type LeafMaker = (size: number, fill: string) => string;

const LEAVES: Readonly<Record<string, LeafMaker>> = {
  beech: (s, c) => leaf(s, s * 0.56, c),
  willow: (s, c) => leaf(s, s * 0.18, c),
  'rubber plant': (s, c) => ovalLeaf(s, s * 0.5, c),
  eucalyptus: (s, c) => ovalLeaf(s * 0.8, s * 0.74, c),
  olive: (s, c) => ovalLeaf(s, s * 0.26, c),
  monstera: (s, c) => place(monsteraLeaf(s, c), 0, 0),
  fern: (s, c) => frond(s, -8, 16, c, 0.2, 15),
  palm: (s, c) => frond(s, -4, 10, c, 0.42, 12),
  ash: (s, c) =>
    sprig(
      [
        [0, 0],
        [s * 0.02, -s * 0.4],
        [0, -s * 0.8],
      ],
      (k) => leaf(k, k * 0.42, c),
      { stem: darken(c, 0.2), width: s * 0.018, size: s * 0.36, pairs: 5 },
    ),
  ginkgo: (s, c) =>
    stroke(`M0 0V${-s * 0.4}`, darken(c, 0.2), s * 0.03) +
    path(
      `M0 ${-s * 0.36}Q${-s * 0.3} ${-s * 0.5} ${-s * 0.52} ${-s * 0.62}Q${-s * 0.4} ${-s * 1.02} ${-s * 0.04} ${-s}L0 ${-s * 0.7}L${s * 0.04} ${-s}Q${s * 0.4} ${-s * 1.02} ${s * 0.52} ${-s * 0.62}Q${s * 0.3} ${-s * 0.5} 0 ${-s * 0.36}Z`,
      c,
    ) +
    times(9, (i) =>
      stroke(
        `M0 ${-s * 0.38}L${(i - 4) * s * 0.1} ${-s * (0.9 - Math.abs(i - 4) * 0.04)}`,
        darken(c, 0.12),
        s * 0.007,
      ),
    ),
  oak: (s, c) =>
    path(
      smooth(
        [
          [0, 0],
          ...[0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84].map(
            (t, i): Point => [-(i % 2 ? 0.1 : 0.3 - Math.abs(i - 4) * 0.02) * s, -t * s],
          ),
          [0, -s],
          ...[0.84, 0.72, 0.6, 0.48, 0.36, 0.24, 0.12].map(
            (t, i): Point => [(i % 2 ? 0.1 : 0.3 - Math.abs(i - 2) * 0.02) * s, -t * s],
          ),
        ],
        true,
      ),
      c,
    ) + stroke(`M0 ${s * 0.08}V${-s * 0.9}`, lighten(c, 0.25), s * 0.015),
  maple: (s, c) =>
    path(
      smooth(
        Array.from(
          { length: 22 },
          (_, i): Point =>
            polar(0, -s * 0.5, s * (i % 4 === 0 ? 0.52 : i % 2 ? 0.22 : 0.36), 180 + 8 + i * 16.4),
        ),
        true,
      ),
      c,
    ) +
    times(5, (i) =>
      stroke(
        `M0 ${-s * 0.3}L${polar(0, -s * 0.5, s * 0.4, -100 + i * 50)
          .map((n) => n.toFixed(1))
          .join(' ')}`,
        darken(c, 0.14),
        s * 0.012,
      ),
    ) +
    stroke(`M0 0V${-s * 0.4}`, darken(c, 0.2), s * 0.02),
};

function leafStudy(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = plateGround(sheet);
  const columns = random.pick([2, 3, 3, 4]);
  const rows = Math.max(2, Math.round((columns * H) / W / random.pick([1, 1.25])));
  const names = random.some(Object.keys(LEAVES), Math.min(columns * rows, random.int(3, 9)));
  const autumn = random.chance(0.3);
  const greens = greensFor(palette, random);
  const tints = autumn
    ? ['#c8562e', '#d98b2b', '#a8402c', '#8c7a35', '#e2ac4a']
    : [greens.dark, greens.mid, greens.light, palette.main, palette.second];
  const clear = tints.map((tint) => standingOut(ground, [tint, lighten(tint, 0.5), darken(tint, 0.4)], 0.16));
  const tiled = random.chance(0.45);
  const [cw, ch] = [(W * 0.9) / columns, (H * 0.92) / rows];
  const cells = times(columns * rows, (i) => {
    const [x, y] = [W * 0.05 + cw * ((i % columns) + 0.5), H * 0.04 + ch * (Math.floor(i / columns) + 0.5)];
    const back = tiled
      ? rect(
          x - cw * 0.46,
          y - ch * 0.46,
          cw * 0.92,
          ch * 0.92,
          random.pick([
            palette.soft,
            lighten(palette.second, 0.4),
            palette.paper,
            lighten(palette.main, 0.5),
            palette.deep,
          ]),
          { rx: random.pick([0, 14]) },
        )
      : '';
    const size = Math.min(cw * 1.1, ch * 0.74);
    const fill = random.pick(clear);
    const draw = LEAVES[names[i % names.length] ?? 'beech'];
    return back + place(draw?.(size, fill) ?? '', x, y + size * 0.48, { rotate: random.between(-12, 12) });
  });
  const colour = nameOf(ground);
  return {
    body: sheet.ground(ground) + cells,
    title: titled(random, [
      `Leaf study: ${listed(names.slice(0, 3))}`,
      `${autumn ? 'Autumn' : 'Green'} leaves on ${colour}`,
      `${capital(names[0] ?? '')} to ${names.at(-1)}, ${numberWord(columns * rows)} leaves`,
      `${capital(listed(names.slice(0, 2)))} leaves in ${columns} columns`,
    ]),
    description: sentences(
      `${capital(listed(names))} in rows`,
      autumn
        ? 'Picked on one walk in October'
        : random.pick(['For the hallway, as a set', 'To trace and print', 'I never knew which was which']),
    ),
    altText: `Illustration of ${numberWord(columns * rows)} leaves in rows on ${an(colour)} ground: ${listed(names)}.`,
    words: ['leaves', 'botanical', 'nature', 'study', ...names, colour, autumn ? 'autumn' : 'green'],
  };
}

export const leafTheme: Theme = { name: 'leaves', shapes: ['3:4', '4:5', '2:3', '1:1'], draw: leafStudy };
