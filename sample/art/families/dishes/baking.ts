import { nameOf } from '../../colour.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import { surface } from '../../props/surfaces.ts';
import {
  type Cutlery,
  castShadow,
  cupFromAbove,
  cutlery,
  napkin,
  plate,
  strewn,
} from '../../props/tableware.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { place } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { cake } from './cake.ts';
import { doughnuts } from './doughnuts.ts';
import { pancakes } from './pancakes.ts';
import { FRUITS, pie, tart } from './tart.ts';

const BAKES = [tart, tart, cake, pie, pancakes, doughnuts];

function baking(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = surface(sheet);
  const [x, y] = [W * random.between(0.44, 0.56), H * random.between(0.42, 0.58)];
  const r = Math.min(W, H) * random.between(0.36, 0.43);
  const dish = random.pick([
    palette.paper,
    '#fbf8f2',
    palette.second,
    palette.main,
    palette.accent,
    palette.deep,
  ]);
  const bake = random.pick(BAKES)(sheet, r * 0.84);
  const side = random.sign();
  const tools = random.some<Cutlery>(['fork', 'knife', 'spoon'], random.int(1, 2));
  const cloth = random.chance(0.7)
    ? place(napkin(sheet, r * 1.15), x + side * r * 0.95, y + (H / 2) * random.pick([-0.62, 0.62]), {
        rotate: random.between(-30, 30),
      })
    : '';
  const drink = random.chance(0.55)
    ? cupFromAbove(
        sheet,
        x - side * r * 0.92,
        y + (H / 2) * random.pick([-0.72, 0.76]),
        r * 0.25,
        random.pick([palette.paper, palette.accent]),
        random.pick(['#5a3520', '#a8662e', '#8a9a3f']),
        random.chance(0.6),
      )
    : '';
  const loose = random.pick(FRUITS);
  const body =
    ground.body +
    cloth +
    strewn(sheet, loose, x, y, r * 1.12, r * 1.65, random.int(4, 9), r * 0.2) +
    plate(sheet, x, y, r, dish) +
    castShadow(sheet, x, y, r * 0.8) +
    place(bake.body, x, y, { rotate: random.between(0, 360) }) +
    drink +
    tools
      .map((kind, i) =>
        place(cutlery(sheet, kind, r * 1.5), x + side * (r * 1.08 + i * r * 0.14), y + r * 0.1, {
          rotate: random.between(-12, 12),
        }),
      )
      .join('');
  const colour = nameOf(dish);
  return {
    body,
    title: titled(random, [
      `${bake.name} on ${an(colour)} plate`,
      `${bake.name}`,
      `${bake.name}, straight from the oven`,
      `Saturday ${bake.name}`,
      `${bake.name} for eight`,
    ]),
    description: sentences(
      `${capital(bake.detail)}, on ${an(colour)} plate`,
      random.pick([
        'Bake until the edges are dark, longer than you dare',
        'Better on the second day',
        'Make it the night before and hide it',
        'I halve the sugar',
        'Serve with something sour',
      ]),
    ),
    altText: `Illustration, seen from above: ${bake.name} on ${an(colour)} plate on ${ground.name}${drink ? ', with a cup of something hot' : ''}.`,
    words: [
      'baking',
      'dessert',
      'recipe',
      'sweet',
      ...bake.name.split(/,? (?:and|with|a) |, | /).filter((word) => word.length > 2),
      colour,
      ground.name,
    ],
  };
}

export const bakingTheme: Theme = {
  name: 'cakes and tarts',
  shapes: ['2:3', '3:4', '4:5', '1:1'],
  draw: baking,
};
