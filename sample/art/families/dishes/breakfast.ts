import { ingredient } from '../../props/ingredients.ts';
import { plate } from '../../props/tableware.ts';
import type { Sheet } from '../../sheet.ts';
import { path, place, polar, smooth } from '../../svg.ts';
import { type Dish, heap } from './dish.ts';

export function breakfast(sheet: Sheet, r: number, dish: string): Dish {
  const { random } = sheet;
  const toast = (turn: number): string =>
    place(
      path(
        `M${-r * 0.3} ${r * 0.34}V${-r * 0.12}Q${-r * 0.42} ${-r * 0.4} 0 ${-r * 0.38}T${r * 0.3} ${-r * 0.12}V${r * 0.34}Q0 ${r * 0.4} ${-r * 0.3} ${r * 0.34}Z`,
        '#a8682e',
      ) +
        path(
          `M${-r * 0.26} ${r * 0.3}V${-r * 0.12}Q${-r * 0.36} ${-r * 0.35} 0 ${-r * 0.34}T${r * 0.26} ${-r * 0.12}V${r * 0.3}Q0 ${r * 0.35} ${-r * 0.26} ${r * 0.3}Z`,
          '#efcf94',
        ),
      0,
      0,
      { rotate: turn },
    );
  const spread = random.pick([
    ['smashed avocado', '#a9bd5a'],
    ['ricotta', '#fdf7e8'],
    ['hummus', '#dcb876'],
    ['beetroot cream', '#c2548a'],
    ['peanut butter', '#c08a4e'],
  ] as const);
  const on = random.some(
    [
      'boiled egg',
      'radish',
      'cherry tomato',
      'fig',
      'banana',
      'cucumber',
      'blueberry',
      'salmon',
      'strawberry',
      'mushroom',
      'feta',
      'pomegranate',
      'egg',
    ],
    2,
  );
  const herb = random.pick(['basil', 'mint', 'thyme', 'rocket', 'sesame']);
  const slice = (x: number, y: number, turn: number, top: string): string =>
    place(
      place(toast(0), 5, 8, { opacity: 0.2 }) +
        toast(0) +
        path(
          smooth(
            Array.from({ length: 10 }, (_, i) => polar(0, 0, r * random.between(0.2, 0.28), i * 36)),
            true,
          ),
          spread[1],
        ) +
        (top === 'egg'
          ? place(ingredient(random, top, r * 0.46), 0, 0)
          : heap(
              sheet,
              top,
              0,
              0,
              r * 0.19,
              r * (['blueberry', 'feta', 'pomegranate'].includes(top) ? 0.1 : 0.2),
              7,
            )) +
        heap(sheet, herb, 0, 0, r * 0.2, r * 0.1, 4),
      x,
      y,
      { rotate: turn },
    );
  const body =
    plate(sheet, 0, 0, r, dish) +
    slice(-r * 0.26, -r * 0.2, -18, on[0] ?? 'egg') +
    slice(r * 0.28, r * 0.22, 22, on[1] ?? 'fig') +
    heap(
      sheet,
      random.pick(['blueberry', 'cherry tomato', 'raspberry', 'olive']),
      -r * 0.34,
      r * 0.42,
      r * 0.16,
      r * 0.13,
      5,
    ) +
    heap(sheet, herb, r * 0.4, -r * 0.42, r * 0.14, r * 0.16, 5);
  return {
    body,
    kind: 'breakfast',
    name: `toast with ${spread[0]} and ${on[0]}`,
    parts: [spread[0], ...on, herb],
    tools: ['fork', 'knife'],
  };
}
