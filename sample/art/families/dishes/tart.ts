import { darken, lighten, mix } from '../../colour.ts';
import { listed } from '../../phrases.ts';
import { ingredient } from '../../props/ingredients.ts';
import { scatter } from '../../props/scatter.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, path, place, polar, rect, times } from '../../svg.ts';

export const FRUITS = [
  'fig',
  'strawberry',
  'raspberry',
  'blackberry',
  'blueberry',
  'peach',
  'plum',
  'apple',
  'pear',
  'lemon',
  'blood orange',
  'kiwi',
  'cherry',
  'mango',
  'grapefruit',
];

export const NUTS = [
  'walnut',
  'almond',
  'hazelnut',
  'pecan',
  'pansy',
  'mint',
  'thyme',
  'pomegranate',
  'rosemary',
];

const CREAMS: Readonly<Record<string, string>> = {
  custard: '#f7d98a',
  'lemon curd': '#f6cf4a',
  chocolate: '#4f3024',
  frangipane: '#e3bd7c',
  mascarpone: '#fbf3df',
  pistachio: '#b9c77f',
  'salted caramel': '#c98a45',
  'berry mousse': '#d78aa0',
};

const CRUST = '#d09a55';

/** Pieces laid in rings from the rim inwards, like a patient baker does. */
function rings(sheet: Sheet, names: readonly string[], r: number, size: number): string {
  const { random } = sheet;
  let body = '';
  for (let reach = r - size * 0.5, ring = 0; reach > size * 0.3; reach -= size * 0.84, ring++) {
    const count = Math.max(1, Math.round((2 * Math.PI * reach) / (size * 0.92)));
    const name = names[ring % names.length] ?? 'fig';
    body += times(count, (i) =>
      place(ingredient(random, name, size), ...polar(0, 0, reach, (i * 360) / count), {
        rotate: (i * 360) / count,
      }),
    );
  }
  return body + place(ingredient(random, names[0] ?? 'fig', size), 0, 0);
}

export function fluted(r: number, fill: string, bumps: number): string {
  return (
    times(bumps, (i) =>
      circle(...polar(0, 0, r * 0.95, (i * 360) / bumps), r * 0.085, i % 2 ? fill : darken(fill, 0.07)),
    ) + circle(0, 0, r * 0.96, fill)
  );
}

export interface Bake {
  readonly body: string;
  readonly name: string;
  readonly detail: string;
}

export function tart(sheet: Sheet, r: number): Bake {
  const { random } = sheet;
  const fruits = random.some(FRUITS, random.int(1, 2));
  const nut = random.pick(NUTS);
  const [cream, fill] = random.pick(Object.entries(CREAMS));
  const size = r * random.between(0.24, 0.36);
  const topping = random.pick([
    () => rings(sheet, fruits, r * 0.84, size),
    () => rings(sheet, [...fruits, nut], r * 0.84, size * 0.9),
    () =>
      scatter(random, 34, r * 0.72, size * 0.7)
        .map(([x, y]) =>
          place(ingredient(random, random.pick(fruits), size), x, y, { rotate: random.between(0, 360) }),
        )
        .join(''),
  ])();
  const garnish = scatter(random, 9, r * 0.7, r * 0.2)
    .map(([x, y]) => place(ingredient(random, nut, r * 0.15), x, y, { rotate: random.between(0, 360) }))
    .join('');
  const body =
    fluted(r, CRUST, 40) +
    circle(0, 0, r * 0.87, darken(CRUST, 0.25)) +
    circle(0, 0, r * 0.85, fill) +
    topping +
    garnish;
  return { body, name: `${listed(fruits)} tart with ${nut}`, detail: `${cream} under ${listed(fruits)}` };
}

export function pie(sheet: Sheet, r: number): Bake {
  const { random } = sheet;
  const fillings: Readonly<Record<string, string>> = {
    cherry: '#a3223c',
    apple: '#d9a24a',
    blueberry: '#3d3f78',
    rhubarb: '#d36a78',
    peach: '#ee9a4a',
    plum: '#6b2750',
  };
  const [fruit, fill] = random.pick(Object.entries(fillings));
  const lattice = random.chance(0.6);
  const strip = (i: number, turn: number): string =>
    place(
      rect(-r, (i - 3) * r * 0.27 - r * 0.07, r * 2, r * 0.15, mix(CRUST, '#f0c98a', (i % 3) * 0.3), {
        rx: 4,
        stroke: darken(CRUST, 0.2),
        strokeWidth: 2,
      }),
      0,
      0,
      { rotate: turn },
    );
  const cover = lattice
    ? sheet.within(
        circle(0, 0, r * 0.86, '#000'),
        times(7, (i) => strip(i, 0)) + times(7, (i) => strip(i, 90)),
      )
    : circle(0, 0, r * 0.84, '#e2b26c') +
      times(6, (i) =>
        place(
          path(
            `M0 ${-r * 0.6}Q${r * 0.09} ${-r * 0.42} 0 ${-r * 0.26}Q${-r * 0.09} ${-r * 0.42} 0 ${-r * 0.6}Z`,
            fill,
          ),
          0,
          0,
          { rotate: i * 60 },
        ),
      ) +
      times(12, (i) =>
        place(
          path(
            `M0 ${-r * 0.2}q${r * 0.05} ${-r * 0.08} 0 ${-r * 0.18}q${-r * 0.05} ${r * 0.1} 0 ${r * 0.18}Z`,
            darken(CRUST, 0.12),
          ),
          ...polar(0, 0, r * 0.5, i * 30 + 15),
          { rotate: i * 30 + 15 },
        ),
      );
  const body =
    fluted(r, CRUST, 36) +
    circle(0, 0, r * 0.86, fill) +
    scatter(random, 30, r * 0.8, r * 0.13)
      .map(([x, y]) => circle(x, y, r * 0.085, random.pick([lighten(fill, 0.14), darken(fill, 0.12)])))
      .join('') +
    cover;
  return {
    body,
    name: `${fruit} pie with ${lattice ? 'a lattice' : 'a star cut'} crust`,
    detail: `${fruit} filling that bubbles through`,
  };
}
