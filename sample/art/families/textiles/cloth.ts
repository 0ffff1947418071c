import { lighten, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { type Cloth, threads } from '../../props/cloth.ts';
import { anyCloth, GEOMETRIC } from '../../props/cloth-geometric.ts';
import { PRINTS } from '../../props/cloth-prints.ts';
import { WOVEN } from '../../props/cloth-woven.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { ellipse, line, type Point, path, place, polygon, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

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
