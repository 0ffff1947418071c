import { darken, lighten, mix, nameOf } from '../colour.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { ingredient, scatter } from '../props/ingredients.ts';
import {
  type Cutlery,
  castShadow,
  cupFromAbove,
  cutlery,
  napkin,
  plate,
  strewn,
  surface,
} from '../props/tableware.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { circle, ellipse, group, path, place, polar, rect, smooth, stroke, times, wedge } from '../svg.ts';
import type { Theme } from '../theme.ts';

const FRUITS = [
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
const NUTS = ['walnut', 'almond', 'hazelnut', 'pecan', 'pansy', 'mint', 'thyme', 'pomegranate', 'rosemary'];
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

function fluted(r: number, fill: string, bumps: number): string {
  return (
    times(bumps, (i) =>
      circle(...polar(0, 0, r * 0.95, (i * 360) / bumps), r * 0.085, i % 2 ? fill : darken(fill, 0.07)),
    ) + circle(0, 0, r * 0.96, fill)
  );
}

interface Bake {
  readonly body: string;
  readonly name: string;
  readonly detail: string;
}

function tart(sheet: Sheet, r: number): Bake {
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

function cake(sheet: Sheet, r: number): Bake {
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

function pie(sheet: Sheet, r: number): Bake {
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

function pancakes(sheet: Sheet, r: number): Bake {
  const { random } = sheet;
  const fruit = random.pick(['strawberry', 'blueberry', 'raspberry', 'banana', 'fig', 'blackberry', 'peach']);
  const count = random.int(3, 4);
  const stack = times(count, (i) => {
    const [x, y] = [random.between(-0.08, 0.08) * r, random.between(-0.08, 0.08) * r - i * r * 0.04];
    return (
      circle(x + 5, y + 9, r * 0.7, '#5a3418', { opacity: 0.28 }) +
      circle(x, y, r * 0.7, '#d2944a') +
      circle(x, y, r * 0.64, '#e8b468') +
      circle(x - r * 0.08, y - r * 0.06, r * 0.46, '#d89a50', { opacity: 0.6 })
    );
  });
  const syrup = path(
    smooth(
      Array.from({ length: 11 }, (_, i) => polar(0, -r * 0.12, r * random.between(0.26, 0.58), i * 32.7)),
      true,
    ),
    '#a85a1c',
    { opacity: 0.85 },
  );
  const butter = place(rect(-r * 0.12, -r * 0.12, r * 0.24, r * 0.24, '#fbe69a', { rx: 5 }), 0, -r * 0.16, {
    rotate: random.between(10, 40),
  });
  const top = scatter(random, 11, r * 0.4, r * 0.16)
    .map(([x, y]) =>
      place(ingredient(random, fruit, r * 0.2), x, y - r * 0.14, { rotate: random.between(0, 360) }),
    )
    .join('');
  return {
    body: stack + syrup + butter + top,
    name: `pancakes with ${fruit} and syrup`,
    detail: `${numberWord(count)} high, butter on top`,
  };
}

function doughnuts(sheet: Sheet, r: number): Bake {
  const { random } = sheet;
  const glazes: Readonly<Record<string, string>> = {
    raspberry: '#e0708c',
    chocolate: '#553324',
    pistachio: '#b4c882',
    maple: '#c98f4e',
    lavender: '#b9a3d0',
    lemon: '#f6dc72',
    vanilla: '#f8ecd4',
  };
  const picked = random.some(Object.entries(glazes), 3);
  const one = ([, fill]: readonly [string, string], size: number): string => {
    const wave = smooth(
      Array.from({ length: 14 }, (_, i) => polar(0, 0, size * random.between(0.82, 0.93), i * 25.7)),
      true,
    );
    const crumbs = random.pick([
      times(26, () =>
        place(
          rect(-size * 0.07, -size * 0.018, size * 0.14, size * 0.036, random.pick(sheet.colours), { rx: 3 }),
          ...polar(0, 0, size * random.between(0.46, 0.78), random.between(0, 360)),
          { rotate: random.between(0, 180) },
        ),
      ),
      times(6, (i) =>
        stroke(
          `M${-size * 0.8} ${-size * 0.6 + i * size * 0.24}l${size * 1.6} ${size * 0.1}`,
          lighten(fill, 0.5),
          size * 0.045,
        ),
      ),
      '',
    ]);
    return (
      circle(size * 0.06, size * 0.1, size, '#3a2418', { opacity: 0.25 }) +
      circle(0, 0, size, '#d8a258') +
      path(wave, fill) +
      sheet.within(path(wave, '#000'), crumbs) +
      circle(0, 0, size * 0.32, '#c98f45') +
      circle(0, 0, size * 0.26, darken(sheet.palette.soft, 0.2))
    );
  };
  const body = [
    [0, -0.4],
    [-0.4, 0.28],
    [0.4, 0.3],
  ]
    .map(([x = 0, y = 0], i) => place(one(picked[i] ?? ['vanilla', '#f8ecd4'], r * 0.38), x * r, y * r))
    .join('');
  return { body, name: `${listed(picked.map(([name]) => name))} doughnuts`, detail: 'glazed while warm' };
}

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

function biscuits(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const columns = random.int(3, 5);
  const step = W / (columns + 0.3);
  const rows = Math.ceil(H / step);
  const doughs = ['#dba960', '#8a5735', '#efce95', '#c98545', '#5a3828'];
  const kinds: Readonly<Record<string, (s: number) => string>> = {
    'jam eyes': (s) =>
      fluted(s, '#e5bd7c', 14) +
      circle(0, 0, s * 0.5, '#a32038') +
      ellipse(-s * 0.14, -s * 0.16, s * 0.14, s * 0.08, '#e8788c'),
    'chocolate chip': (s) =>
      circle(0, 0, s, '#cf9450') +
      scatter(random, 11, s * 0.78, s * 0.3)
        .map(([x, y]) => circle(x, y, s * 0.12, '#4a2c1e'))
        .join(''),
    pinwheels: (s) =>
      circle(0, 0, s, '#efd29c') +
      stroke(
        `M0 0${times(5, (i) => `A${s * (0.18 + i * 0.16)} ${s * (0.18 + i * 0.16)} 0 0 1 ${i % 2 ? 0 : 0} ${(i % 2 ? 1 : -1) * s * (0.18 + i * 0.16)}`)}`,
        '#6b3f28',
        s * 0.14,
      ),
    checkerboards: (s) =>
      rect(-s * 0.86, -s * 0.86, s * 1.72, s * 1.72, '#efd29c', { rx: s * 0.12 }) +
      times(8, (i) =>
        rect(
          -s * 0.86 + ((i % 2) * 2 + (Math.floor(i / 2) % 2)) * s * 0.43,
          -s * 0.86 + Math.floor(i / 2) * s * 0.43,
          s * 0.43,
          s * 0.43,
          '#6b3f28',
        ),
      ),
    stars: (s) =>
      path(
        `${Array.from({ length: 12 }, (_, i) => polar(0, 0, s * (i % 2 ? 0.58 : 1.02), i * 30))
          .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('')}Z`,
        '#c98545',
        { stroke: '#c98545', strokeWidth: s * 0.18, strokeLinejoin: 'round' },
      ) + circle(0, 0, s * 0.36, '#fdf6e8'),
    'pistachio domes': (s) =>
      circle(0, 0, s, '#b9c37c') +
      scatter(random, 18, s * 0.8, s * 0.16)
        .map(([x, y]) => circle(x, y, s * 0.07, random.pick(['#7d8f45', '#e3e2b0'])))
        .join(''),
    'half-dipped rounds': (s) =>
      circle(0, 0, s, '#dfb272') +
      path(wedge(0, 0, 0, s, 60, 240), '#4a2c1e') +
      times(5, (i) => circle(...polar(0, 0, s * 0.6, 90 + i * 30), s * 0.07, '#f4e8cf')),
    'flower biscuits': (s) =>
      times(8, (i) =>
        ellipse(...polar(0, 0, s * 0.6, i * 45), s * 0.36, s * 0.36, i % 2 ? '#f0c7c9' : '#f6dad6'),
      ) + circle(0, 0, s * 0.34, '#f3c24c'),
    macaroons: (s) => {
      const c = random.pick([palette.main, palette.accent, palette.second, '#d9b0c8', '#b8cf9a']);
      return (
        circle(0, 0, s * 0.94, lighten(c, 0.2)) +
        circle(-s * 0.1, -s * 0.12, s * 0.7, lighten(c, 0.36)) +
        circle(0, 0, s * 0.94, 'none', { stroke: darken(c, 0.1), strokeWidth: s * 0.06 })
      );
    },
    thumbprints: (s) =>
      circle(0, 0, s, '#e3b676') +
      circle(0, 0, s * 0.46, random.pick(['#e08a2b', '#8e1f3c', '#f2c33c'])) +
      ellipse(-s * 0.12, -s * 0.14, s * 0.13, s * 0.08, '#ffffff', { opacity: 0.5 }),
  };
  const picked = random.some(Object.keys(kinds), random.int(2, 4));
  const tray = random.pick([palette.deep, palette.soft, palette.main, '#3b3f44', palette.second]);
  const diagonal = random.chance(0.5);
  const grid = times(rows * columns, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const kind = picked[(diagonal ? c + r : r) % picked.length] ?? 'stars';
    const [x, y] = [step * (c + 0.65), (H / rows) * (r + 0.5)];
    const s = step * 0.35;
    return (
      circle(x + s * 0.08, y + s * 0.13, s * 0.9, palette.ink, { opacity: 0.2 }) +
      place(kinds[kind]?.(s) ?? '', x, y, { rotate: random.between(-14, 14) })
    );
  });
  const dusting = random.chance(0.5)
    ? times(120, () =>
        circle(random.between(0, W), random.between(0, H), random.between(0.6, 2.4), '#ffffff', {
          opacity: 0.6,
        }),
      )
    : '';
  const paper = random.chance(0.5)
    ? rect(W * 0.02, H * 0.02, W * 0.96, H * 0.96, mix(tray, doughs[2] ?? '#efce95', 0.6), { rx: 18 })
    : '';
  return {
    body: sheet.ground(tray) + paper + dusting + grid,
    title: titled(random, [
      `A tray of ${listed(picked)}`,
      `${listed(picked)}`,
      `${capital(numberWord(picked.length))} kinds from one dough: ${listed(picked)}`,
      `Biscuit tin: ${listed(picked)}`,
    ]),
    description: sentences(
      `${capital(listed(picked))}, in rows, on ${an(nameOf(tray))} tray`,
      random.pick([
        'Freeze half before it is too late',
        'Twelve minutes, turn once',
        'For the school sale',
        'Roll thinner next time',
      ]),
    ),
    altText: `Illustration, seen from above: rows of biscuits, ${listed(picked)}, on ${an(nameOf(tray))} tray${dusting ? ' dusted with sugar' : ''}.`,
    words: ['biscuits', 'cookies', 'baking', 'recipe', 'sweet', ...picked, nameOf(tray)],
  };
}

export const bakingTheme: Theme = {
  name: 'cakes and tarts',
  shapes: ['2:3', '3:4', '4:5', '1:1'],
  draw: baking,
};
export const biscuitTheme: Theme = { name: 'biscuits', shapes: ['1:1', '4:5', '3:4', '2:3'], draw: biscuits };
