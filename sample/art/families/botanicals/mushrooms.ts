import { lightness, mix, nameOf, standingOut } from '../../colour.ts';
import { capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { frond, greensFor } from '../../props/foliage.ts';
import { mushroom } from '../../props/mushrooms.ts';
import { grass } from '../../props/trees.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { path, place, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { plateGround } from './ground.ts';

function toadstools(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = plateGround(sheet);
  const greens = greensFor(palette, random);
  const caps = random.shuffle([
    palette.main,
    palette.accent,
    '#c8402e',
    '#b9793f',
    '#e0a544',
    '#8a5a44',
    palette.second,
  ]);
  const stem = lightness(ground) > 0.85 ? '#ead9bd' : '#f6ecd9';
  const kinds = new Set<string>();
  const grown = (x: number, y: number, size: number): string => {
    const one = mushroom(random, size, standingOut(ground, [random.pick(caps), palette.main]), stem);
    kinds.add(one.kind);
    return place(one.body, x, y, { rotate: random.between(-7, 7) });
  };
  const asPlate = random.chance(0.45);
  const body = asPlate
    ? times(
        9,
        (i) =>
          grown(
            W * (0.2 + (i % 3) * 0.3),
            H * (0.3 + Math.floor(i / 3) * 0.31),
            H * random.between(0.16, 0.22),
          ) +
          stroke(
            `M${W * (0.12 + (i % 3) * 0.3)} ${H * (0.305 + Math.floor(i / 3) * 0.31)}h${W * 0.16}`,
            greens.mid,
            4,
          ),
      )
    : path(
        `${smooth([
          [0, H * 0.8],
          [W * 0.3, H * 0.74],
          [W * 0.7, H * 0.8],
          [W, H * 0.75],
        ])}V${H}H0Z`,
        mix(greens.dark, ground, 0.2),
      ) +
      times(7, (i) =>
        place(
          frond(
            H * random.between(0.3, 0.5),
            0,
            random.between(-50, 50),
            mix(greens.mid, ground, 0.3),
            0.2,
            13,
          ),
          W * (i / 6),
          H * 0.82,
          { rotate: random.between(-24, 24) },
        ),
      ) +
      times(7, (i) =>
        grown(W * (0.1 + i * 0.135), H * random.between(0.8, 0.92), H * random.between(0.16, 0.44)),
      ) +
      grass(random, 0, H * 1.01, W, H * 0.16, [greens.dark, greens.mid, greens.light], 110);
  const names = [...kinds];
  return {
    body: sheet.ground(ground) + body,
    title: titled(random, [
      `${asPlate ? 'Mushroom plate' : 'Forest floor'}: ${listed(names.slice(0, 2))}`,
      `${capital(names[0] ?? 'bell')} mushrooms on ${nameOf(ground)}`,
      `${capital(numberWord(names.length))} kinds of mushroom${asPlate ? ' in rows' : ' among ferns'}`,
    ]),
    description: sentences(
      `${capital(listed(names))}${asPlate ? '' : ' between ferns and grass'}`,
      random.pick(['To look at, not to eat', 'After three days of rain', 'Bring a basket, not a bag']),
    ),
    altText: `Illustration of mushrooms ${asPlate ? 'in three rows' : 'on a forest floor with ferns'}: ${listed(names)}.`,
    words: ['mushrooms', 'forest', 'botanical', 'nature', ...names, nameOf(ground)],
  };
}

export const mushroomTheme: Theme = { name: 'mushrooms', shapes: ['3:4', '2:3', '1:1'], draw: toadstools };
