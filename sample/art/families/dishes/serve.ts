import { nameOf } from '../../colour.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { surface } from '../../props/surfaces.ts';
import { bowl, cutlery, napkin, strewn } from '../../props/tableware.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { place } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { dressedBowl } from './bowl.ts';
import { breakfast } from './breakfast.ts';
import { board } from './cheese-board.ts';
import { type Dish, heap } from './dish.ts';
import { pasta } from './pasta.ts';
import { pizza } from './pizza.ts';
import { soup } from './soup.ts';

function serve(sheet: Sheet, cook: (sheet: Sheet, r: number, dish: string) => Dish): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = surface(sheet);
  const cropped = random.chance(0.3);
  const r = Math.min(W, H) * (cropped ? random.between(0.5, 0.58) : random.between(0.36, 0.42));
  const [x, y] = cropped
    ? [W * random.pick([0.22, 0.78]), H * random.pick([0.36, 0.6])]
    : [W * random.between(0.45, 0.55), H * random.between(0.43, 0.57)];
  const ware = random.pick([
    palette.paper,
    '#fbf8f2',
    palette.second,
    palette.main,
    palette.accent,
    palette.deep,
    palette.ink,
  ]);
  const dish = cook(sheet, r, ware);
  const side = x > W / 2 ? -1 : 1;
  const far = H - y > y ? 1 : -1;
  const loose = random.pick(
    dish.parts
      .filter((part) =>
        [
          'basil',
          'cherry tomato',
          'chickpea',
          'lemon',
          'walnut',
          'thyme',
          'mint',
          'olive',
          'sage',
          'chilli',
          'mushroom',
          'grape',
          'fig',
          'almond',
        ].includes(part),
      )
      .concat('thyme', 'lime', 'lemon'),
  );
  const second = random.chance(0.5)
    ? bowl(
        sheet,
        x + side * r * 1.05,
        y + far * H * 0.34,
        r * 0.3,
        random.pick([palette.accent, palette.paper]),
        '#e9d9b0',
      ) + heap(sheet, loose, x + side * r * 1.05, y + far * H * 0.34, r * 0.18, r * 0.14, 9)
    : '';
  const cloth = random.chance(0.65)
    ? place(napkin(sheet, r * 1.2), x + side * r * 0.9, y - far * H * 0.26, {
        rotate: random.between(-35, 35),
      })
    : '';
  const body =
    ground.body +
    cloth +
    strewn(sheet, loose, x, y, r * 1.14, r * 1.6, random.int(3, 9), r * 0.17) +
    place(dish.body, x, y) +
    second +
    dish.tools
      .map((kind, i) =>
        place(cutlery(sheet, kind, r * 1.55), x + side * (r * 1.12 + i * r * 0.15), y + r * 0.06, {
          rotate: random.between(-14, 14),
        }),
      )
      .join('');
  const colour = nameOf(ware);
  const boarded = dish.kind === 'pizza' || dish.kind === 'cheese board';
  return {
    body,
    title: titled(
      random,
      boarded
        ? [dish.name, `${dish.name} on ${ground.name}`, `Friday ${dish.name}`, `${dish.name} to share`]
        : [
            `${dish.name} in ${colour}`,
            dish.name,
            `Weeknight ${dish.name}`,
            `${dish.name} and ${dish.parts.at(-1)}`,
            `${dish.name} on ${ground.name}`,
          ],
    ),
    description: sentences(
      `${capital(listed(dish.parts))}${boarded ? '' : `, served in ${an(colour)} ${dish.kind === 'soup' || dish.kind === 'bowl' ? 'bowl' : 'dish'}`}`,
      random.pick([
        'Twenty minutes, one pan',
        'Double the lemon',
        'Good cold the next day',
        'We eat this at least once a month',
        'Use up what the market had',
      ]),
    ),
    altText: `Illustration, seen from above: ${dish.name}${boarded ? ' on a wooden board' : ` in ${an(colour)} dish`} on ${ground.name}, with ${listed(dish.tools)}.`,
    words: [dish.kind, 'recipe', 'dinner', 'food', ...dish.parts, colour],
  };
}

export const bowlTheme: Theme = {
  name: 'bowls and salads',
  shapes: ['2:3', '3:4', '4:5', '1:1'],
  draw: (sheet) => serve(sheet, dressedBowl),
};

export const soupTheme: Theme = {
  name: 'soups',
  shapes: ['2:3', '3:4', '1:1'],
  draw: (sheet) => serve(sheet, soup),
};

export const pastaTheme: Theme = {
  name: 'pasta',
  shapes: ['2:3', '4:5', '1:1'],
  draw: (sheet) => serve(sheet, pasta),
};

export const pizzaTheme: Theme = {
  name: 'pizza',
  shapes: ['2:3', '3:4', '1:1'],
  draw: (sheet) => serve(sheet, pizza),
};

export const breakfastTheme: Theme = {
  name: 'breakfasts',
  shapes: ['3:4', '4:5', '1:1'],
  draw: (sheet) => serve(sheet, breakfast),
};

export const boardTheme: Theme = {
  name: 'cheese boards',
  shapes: ['2:3', '3:4', '4:5'],
  draw: (sheet) => serve(sheet, board),
};
