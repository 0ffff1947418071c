import { listed } from '../../phrases.ts';
import { ingredient } from '../../props/ingredients.ts';
import { scatter } from '../../props/scatter.ts';
import { castShadow } from '../../props/tableware.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, ellipse, path, place, polar, rect, smooth, times } from '../../svg.ts';
import { type Dish, heap } from './dish.ts';

export function pizza(sheet: Sheet, r: number): Dish {
  const { random } = sheet;
  const white = random.chance(0.25);
  const sauce = white ? '#f6e6bf' : '#cf4a2b';
  const parts = random.some(
    [
      'basil',
      'olive',
      'mushroom',
      'cherry tomato',
      'onion',
      'rocket',
      'tomato',
      'prawn',
      'courgette',
      'sweetcorn',
      'egg',
      'fig',
      'spinach',
      'chilli',
      'pear',
      'walnut',
    ],
    random.int(2, 4),
  );
  const crust = smooth(
    Array.from({ length: 20 }, (_, i) => polar(0, 0, r * random.between(0.96, 1.02), i * 18)),
    true,
  );
  const burn = times(26, () =>
    place(
      ellipse(0, 0, r * random.between(0.02, 0.06), r * 0.025, '#8f5526', { opacity: 0.55 }),
      ...polar(0, 0, r * random.between(0.9, 0.97), random.between(0, 360)),
    ),
  );
  const cheese = scatter(random, 12, r * 0.68, r * 0.24)
    .map(([x, y]) => place(ingredient(random, 'mozzarella', r * random.between(0.22, 0.34)), x, y))
    .join('');
  const tops = parts
    .map((name) =>
      name === 'egg'
        ? place(ingredient(random, name, r * 0.42), 0, 0)
        : heap(sheet, name, 0, 0, r * 0.74, r * (['olive', 'sweetcorn'].includes(name) ? 0.13 : 0.22), 12),
    )
    .join('');
  const cuts = times(4, (i) =>
    place(rect(-r, -r * 0.006, r * 2, r * 0.012, '#6b3214', { opacity: 0.35 }), 0, 0, {
      rotate: i * 45 + 20,
    }),
  );
  const board =
    rect(-r * 1.1, -r * 1.1, r * 2.2, r * 2.2, random.pick(['#b98a5c', '#8a5f3f', '#d8b483']), {
      rx: random.pick([r * 0.1, r * 1.1]),
    }) + rect(-r * 0.12, r * 1.05, r * 0.24, r * 0.5, '#a8764a', { rx: r * 0.12 });
  const body =
    place(board, r * 0.03, r * 0.05, { opacity: 0.16 }) +
    board +
    castShadow(sheet, 0, 0, r) +
    path(crust, '#dba55c') +
    circle(0, 0, r * 0.94, '#e8ba74') +
    burn +
    path(
      smooth(
        Array.from({ length: 18 }, (_, i) => polar(0, 0, r * random.between(0.8, 0.88), i * 20)),
        true,
      ),
      sauce,
    ) +
    cheese +
    tops +
    cuts;
  return {
    body,
    kind: 'pizza',
    name: `${white ? 'white pizza' : 'pizza'} with ${listed(parts)}`,
    parts,
    tools: ['knife'],
  };
}
