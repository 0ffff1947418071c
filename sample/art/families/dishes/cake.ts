import { darken, lighten } from '../../colour.ts';
import { numberWord } from '../../phrases.ts';
import { ingredient } from '../../props/ingredients.ts';
import { scatter } from '../../props/scatter.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, group, path, place, polar, rect, times, wedge } from '../../svg.ts';
import { type Bake, FRUITS, NUTS } from './tart.ts';

export function cake(sheet: Sheet, r: number): Bake {
  const { random, palette } = sheet;
  const icings: Readonly<Record<string, string>> = {
    vanilla: '#fbf1dc',
    chocolate: '#5a3726',
    strawberry: '#f2b3bb',
    matcha: '#b5c48a',
    coffee: '#b98c62',
    blueberry: '#9a92c0',
    lemon: '#f8e08e',
  };
  const [icing, fill] = random.pick(Object.entries(icings));
  const piped = random.chance(0.6) ? lighten(fill, 0.45) : darken(fill, 0.12);
  const dollop =
    circle(0, 0, r * 0.11, piped) +
    path(wedge(0, 0, 0, r * 0.1, 30, 210), darken(piped, 0.08)) +
    circle(0, 0, r * 0.055, lighten(piped, 0.3));
  const count = random.int(12, 20);
  const top = random.pick(FRUITS);
  const extra = random.pick(NUTS);
  const swirl = times(4, (i) =>
    circle(0, 0, r * (0.78 - i * 0.17), 'none', {
      stroke: i % 2 ? lighten(fill, 0.2) : darken(fill, 0.07),
      strokeWidth: r * 0.05,
      opacity: 0.8,
    }),
  );
  const middle = random.pick([
    () =>
      scatter(random, 13, r * 0.42, r * 0.17)
        .map(([x, y]) => place(ingredient(random, top, r * 0.22), x, y, { rotate: random.between(0, 360) }))
        .join(''),
    () =>
      times(12, (i) =>
        place(ingredient(random, i % 2 ? top : extra, r * 0.2), ...polar(0, 0, r * 0.56, i * 30), {
          rotate: i * 30,
        }),
      ),
    () =>
      group(
        times(9, (i) =>
          place(
            ingredient(random, i % 3 ? top : extra, r * 0.24),
            ...polar(r * 0.1, r * 0.1, r * 0.52, 20 + i * 22),
            { rotate: i * 40 },
          ),
        ),
      ),
  ])();
  const sprinkles = random.chance(0.4)
    ? scatter(random, 60, r * 0.72, r * 0.05)
        .map(([x, y]) =>
          place(
            rect(-r * 0.022, -r * 0.006, r * 0.044, r * 0.013, random.pick(sheet.colours), { rx: 2 }),
            x,
            y,
            { rotate: random.between(0, 180) },
          ),
        )
        .join('')
    : '';
  const cut = random.chance(0.45)
    ? path(wedge(0, 0, 0, r * 1.02, 20, 58), palette.ink, { opacity: 0.35 }) +
      path(wedge(0, 0, 0, r * 1.02, 23, 58), '#e9c98f') +
      path(wedge(0, 0, 0, r * 0.99, 26, 55), random.pick(['#e7b86f', '#7a4a30', '#f0d49a']))
    : '';
  const body =
    circle(0, 0, r, darken(fill, 0.14)) +
    circle(0, 0, r * 0.97, fill) +
    swirl +
    times(count, (i) =>
      place(dollop, ...polar(0, 0, r * 0.87, (i * 360) / count), { rotate: (i * 360) / count }),
    ) +
    middle +
    sprinkles +
    cut;
  return {
    body,
    name: `${icing} cake with ${top} and ${extra}`,
    detail: `${numberWord(count)} swirls of ${icing} icing`,
  };
}
