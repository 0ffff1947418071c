import { darken, lighten } from '../../colour.ts';
import { listed } from '../../phrases.ts';
import { ingredient } from '../../props/ingredients.ts';
import { scatter } from '../../props/scatter.ts';
import { bowl } from '../../props/tableware.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, ellipse, place, polar, times } from '../../svg.ts';
import { type Dish, heap } from './dish.ts';

export function dressedBowl(sheet: Sheet, r: number, dish: string): Dish {
  const { random } = sheet;
  const bases: Readonly<Record<string, string>> = {
    rice: '#f7f1e1',
    quinoa: '#d9bd84',
    'black rice': '#3c3040',
    noodles: '#edd096',
    couscous: '#ecca7d',
    greens: '#5f8f4a',
  };
  const [base, fill] = random.pick(Object.entries(bases));
  const parts = random.some(
    [
      'cucumber',
      'radish',
      'avocado',
      'cherry tomato',
      'sweetcorn',
      'carrot',
      'salmon',
      'prawn',
      'tofu',
      'chickpea',
      'pea',
      'beetroot',
      'boiled egg',
      'feta',
      'mushroom',
      'spinach',
      'mango',
      'olive',
      'onion',
      'pomegranate',
      'rocket',
    ],
    random.int(4, 6),
  );
  const grains =
    base === 'noodles'
      ? times(16, () =>
          circle(
            ...polar(0, 0, r * random.between(0, 0.45), random.between(0, 360)),
            r * random.between(0.2, 0.4),
            'none',
            { stroke: random.pick([fill, darken(fill, 0.12), lighten(fill, 0.2)]), strokeWidth: r * 0.022 },
          ),
        )
      : scatter(random, 160, r * 0.82, r * 0.04)
          .map(([x, y]) =>
            place(
              ellipse(0, 0, r * 0.018, r * 0.03, random.pick([lighten(fill, 0.3), darken(fill, 0.1)])),
              x,
              y,
              { rotate: random.between(0, 180) },
            ),
          )
          .join('');
  const turn = random.between(0, 360);
  const piles = parts
    .map((name, i) => {
      const [x, y] = polar(0, 0, r * 0.5, turn + (i * 360) / parts.length);
      const big = ['avocado', 'boiled egg'].includes(name);
      const small = ['chickpea', 'pea', 'pomegranate', 'olive', 'feta'].includes(name);
      return big
        ? times(2, (k) =>
            place(ingredient(random, name, r * 0.42), x + (k - 0.5) * r * 0.2, y, {
              rotate: turn + i * 60 + k * 30,
            }),
          )
        : heap(sheet, name, x, y, r * 0.24, r * (small ? 0.13 : 0.25), small ? 20 : 8);
    })
    .join('');
  const crown = random.pick(['basil', 'mint', 'thyme', 'sesame', 'pansy', 'chilli']);
  const body =
    bowl(sheet, 0, 0, r, dish, darken(fill, 0.08)) +
    sheet.within(circle(0, r * 0.02, r * 0.87, '#000'), grains + piles) +
    heap(sheet, crown, 0, 0, r * 0.22, r * 0.18, 6);
  return {
    body,
    kind: 'bowl',
    name: `${base} bowl with ${listed(parts.slice(0, 2))}`,
    parts: [...parts, crown],
    tools: [random.pick(['fork', 'chopsticks', 'spoon'] as const)],
  };
}
