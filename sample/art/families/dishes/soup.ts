import { lighten } from '../../colour.ts';
import { listed } from '../../phrases.ts';
import { scatter } from '../../props/scatter.ts';
import { bowl } from '../../props/tableware.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, polar, smooth, stroke, times } from '../../svg.ts';
import { type Dish, heap } from './dish.ts';

export function soup(sheet: Sheet, r: number, dish: string): Dish {
  const { random } = sheet;
  const soups: Readonly<Record<string, string>> = {
    'pumpkin soup': '#e88b2e',
    'tomato soup': '#cf4427',
    'pea soup': '#8fb04e',
    'beetroot soup': '#a1285a',
    'leek soup': '#e6dfae',
    'carrot and ginger soup': '#ee9b43',
    'mushroom soup': '#b79675',
    'red lentil soup': '#d9762e',
    'spinach soup': '#587f3c',
    laksa: '#e3a04a',
    'sweetcorn chowder': '#f3d27a',
  };
  const [name, fill] = random.pick(Object.entries(soups));
  const parts = random.some(
    [
      'basil',
      'thyme',
      'chickpea',
      'feta',
      'pomegranate',
      'prawn',
      'mushroom',
      'sage',
      'radish',
      'sesame',
      'almond',
      'boiled egg',
      'mint',
      'chilli',
      'pea',
    ],
    3,
  );
  const cream = '#fff6e2';
  const swirl = random.pick([
    () =>
      times(3, (i) =>
        stroke(
          smooth(
            Array.from({ length: 14 }, (_, k) =>
              polar(0, 0, r * (0.12 + i * 0.2 + k * 0.012), i * 70 + k * 25),
            ),
          ),
          cream,
          r * random.between(0.025, 0.05),
          { opacity: 0.9 },
        ),
      ),
    () =>
      scatter(random, 11, r * 0.66, r * 0.2)
        .map(([x, y]) => circle(x, y, r * random.between(0.02, 0.07), cream, { opacity: 0.9 }))
        .join(''),
    () =>
      stroke(
        smooth(
          Array.from({ length: 12 }, (_, k): [number, number] => [
            -r * 0.66 + k * r * 0.12,
            (k % 2 ? 1 : -1) * r * 0.26 * Math.sin((Math.PI * (k + 1)) / 13),
          ]),
        ),
        cream,
        r * 0.04,
        { opacity: 0.9 },
      ),
  ])();
  const topping = parts
    .map((part, i) => {
      const [x, y] = polar(0, 0, r * 0.24, i * 120 + 30);
      return heap(
        sheet,
        part,
        x,
        y,
        r * 0.22,
        r * (part === 'boiled egg' ? 0.4 : 0.19),
        part === 'boiled egg' ? 1 : 7,
      );
    })
    .join('');
  const body =
    bowl(sheet, 0, 0, r, dish, fill) +
    circle(0, r * 0.025, r * 0.8, lighten(fill, 0.1), { opacity: 0.5 }) +
    swirl +
    topping;
  return { body, kind: 'soup', name: `${name} with ${listed(parts.slice(0, 2))}`, parts, tools: ['spoon'] };
}
