import { darken, lighten, mix, nameOf } from '../colour.ts';
import { an, capital, listed, sentences, titled } from '../phrases.ts';
import { ingredient, scatter } from '../props/ingredients.ts';
import {
  bowl,
  type Cutlery,
  castShadow,
  cutlery,
  napkin,
  plate,
  strewn,
  surface,
} from '../props/tableware.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { circle, ellipse, group, path, place, polar, rect, smooth, stroke, times, wedge } from '../svg.ts';
import type { Theme } from '../theme.ts';

interface Dish {
  readonly body: string;
  readonly name: string;
  readonly kind: string;
  readonly parts: readonly string[];
  readonly tools: readonly Cutlery[];
}

const heap = (
  sheet: Sheet,
  name: string,
  cx: number,
  cy: number,
  spread: number,
  size: number,
  count: number,
): string =>
  scatter(sheet.random, count, spread, size * 0.42)
    .map(([x, y]) =>
      place(ingredient(sheet.random, name, size), cx + x, cy + y, { rotate: sheet.random.between(0, 360) }),
    )
    .join('');

function dressedBowl(sheet: Sheet, r: number, dish: string): Dish {
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

function soup(sheet: Sheet, r: number, dish: string): Dish {
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

function pasta(sheet: Sheet, r: number, dish: string): Dish {
  const { random } = sheet;
  const shapes = ['spaghetti', 'tagliatelle', 'penne', 'orecchiette', 'ravioli', 'farfalle'];
  const shape = random.pick(shapes);
  const sauces: Readonly<Record<string, string>> = {
    tomato: '#d2452a',
    pesto: '#7d9a3f',
    cream: '#f6e7c3',
    'brown butter': '#c98f48',
    squash: '#eda04a',
    beetroot: '#b5386b',
  };
  const [sauce, red] = random.pick(Object.entries(sauces));
  const dough = mix('#f1d38a', red, 0.16);
  const strand = shape === 'tagliatelle' ? 0.05 : 0.022;
  const long = (): string =>
    times(46, () => {
      const [x, y] = polar(0, 0, r * random.between(0, 0.3), random.between(0, 360));
      return ellipse(x, y, r * random.between(0.12, 0.4), r * random.between(0.12, 0.36), 'none', {
        stroke: random.pick([dough, lighten(dough, 0.2), darken(dough, 0.12), mix(dough, red, 0.35)]),
        strokeWidth: r * strand,
        transform: `rotate(${random.int(0, 180)})`,
      });
    });
  const pieces: Readonly<Record<string, (c: string) => string>> = {
    penne: (c) =>
      rect(-r * 0.13, -r * 0.04, r * 0.26, r * 0.08, c, { rx: r * 0.02 }) +
      times(3, (i) => rect(-r * 0.12, -r * 0.03 + i * r * 0.025, r * 0.24, r * 0.006, darken(c, 0.16))) +
      ellipse(r * 0.12, 0, r * 0.018, r * 0.036, darken(c, 0.35)),
    orecchiette: (c) => circle(0, 0, r * 0.08, c) + circle(r * 0.012, r * 0.012, r * 0.055, darken(c, 0.14)),
    ravioli: (c) =>
      rect(-r * 0.13, -r * 0.13, r * 0.26, r * 0.26, c, {
        rx: r * 0.02,
        stroke: darken(c, 0.18),
        strokeWidth: r * 0.012,
        strokeDasharray: '5 4',
      }) + circle(0, 0, r * 0.075, darken(c, 0.07)),
    farfalle: (c) =>
      path(`M${-r * 0.12} ${-r * 0.08}L${r * 0.12} ${r * 0.08}V${-r * 0.08}L${-r * 0.12} ${r * 0.08}Z`, c) +
      circle(0, 0, r * 0.025, darken(c, 0.2)),
  };
  const small = (): string =>
    scatter(random, shape === 'ravioli' ? 20 : 62, r * 0.56, r * (shape === 'ravioli' ? 0.17 : 0.08))
      .map(([x, y]) =>
        place(pieces[shape]?.(random.pick([dough, lighten(dough, 0.16), darken(dough, 0.08)])) ?? '', x, y, {
          rotate: random.between(0, 180),
        }),
      )
      .join('');
  const parts = random.some(
    [
      'cherry tomato',
      'basil',
      'prawn',
      'mushroom',
      'pea',
      'olive',
      'sage',
      'walnut',
      'courgette',
      'feta',
      'mozzarella',
      'spinach',
      'chilli',
      'rocket',
      'lemon',
    ],
    3,
  );
  const tops = parts
    .map((name) =>
      heap(sheet, name, 0, 0, r * 0.5, r * (['pea', 'olive', 'feta'].includes(name) ? 0.12 : 0.22), 6),
    )
    .join('');
  const body =
    plate(sheet, 0, 0, r, dish) +
    path(
      smooth(
        Array.from({ length: 12 }, (_, i) => polar(0, 0, r * random.between(0.56, 0.68), i * 30)),
        true,
      ),
      red,
    ) +
    (pieces[shape] ? small() : long()) +
    tops;
  return {
    body,
    kind: 'pasta',
    name: `${shape} with ${parts[0]} and ${parts[1]}`,
    parts: [shape, `${sauce} sauce`, ...parts],
    tools: ['fork', 'spoon'],
  };
}

function pizza(sheet: Sheet, r: number): Dish {
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

function breakfast(sheet: Sheet, r: number, dish: string): Dish {
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

function board(sheet: Sheet, r: number): Dish {
  const { random } = sheet;
  const wood = random.pick(['#b98a5c', '#8a5f3f', '#d8b483', '#5d4433']);
  const shape = random.pick([
    rect(-r, -r * 0.92, r * 2, r * 1.84, wood, { rx: r * 0.2 }),
    circle(0, 0, r * 1.04, wood),
    ellipse(0, 0, r * 1.08, r * 0.94, wood),
  ]);
  const handle =
    rect(-r * 0.13, -r * 1.4, r * 0.26, r * 0.6, wood, { rx: r * 0.13 }) +
    circle(0, -r * 1.28, r * 0.05, darken(wood, 0.4));
  const grain = times(9, (i) =>
    stroke(
      `M${-r * 0.8} ${-r * 0.72 + i * r * 0.18}q${r * 0.8} ${random.between(-0.06, 0.06) * r} ${r * 1.6} 0`,
      darken(wood, 0.14),
      2,
      { opacity: 0.5 },
    ),
  );
  const cheeses: Readonly<Record<string, string>> = {
    brie:
      path(wedge(0, 0, 0, r * 0.42, -32, 32), '#f3ead3') + path(wedge(0, 0, 0, r * 0.38, -30, 30), '#fbe9b4'),
    'blue cheese':
      path(wedge(0, 0, 0, r * 0.42, -28, 28), '#f4efdf') +
      scatter(random, 12, r * 0.12, r * 0.04)
        .map(([x, y]) => circle(x, y - r * 0.26, r * 0.018, '#7d93a8'))
        .join(''),
    gouda:
      path(wedge(0, 0, 0, r * 0.42, -30, 30), '#b93a2a') +
      path(wedge(0, 0, 0, r * 0.385, -30, 30), '#f6c65c'),
    manchego:
      path(wedge(0, 0, 0, r * 0.44, -22, 22), '#4a3b2c') + path(wedge(0, 0, 0, r * 0.4, -22, 22), '#f4e1a6'),
    "goat's cheese": circle(0, -r * 0.2, r * 0.2, '#fffaf0') + circle(0, -r * 0.2, r * 0.16, '#f6efe0'),
  };
  const picked = random.some(Object.keys(cheeses), 3);
  const around = random.some(
    [
      'fig',
      'grape',
      'green grape',
      'walnut',
      'olive',
      'green olive',
      'almond',
      'strawberry',
      'cherry tomato',
      'pecan',
      'blackberry',
      'pear',
      'apple',
      'hazelnut',
      'pomegranate',
      'cherry',
    ],
    5,
  );
  const crackers = times(6, (i) =>
    place(
      circle(2, 4, r * 0.13, '#000', { opacity: 0.18 }) +
        circle(0, 0, r * 0.13, '#e3b878') +
        times(5, (k) => circle(...polar(0, 0, r * 0.06, k * 72), r * 0.01, '#a8763a')),
      -r * 0.62 + i * r * 0.13,
      r * 0.62 - (i % 2) * r * 0.02,
    ),
  );
  const laid = picked
    .map((name, i) =>
      place(cheeses[name] ?? '', ...polar(0, 0, r * 0.3, i * 120 + 20), {
        rotate: i * 120 + random.between(60, 140),
      }),
    )
    .join('');
  const fill = around
    .map((name, i) => {
      const [x, y] = polar(0, 0, r * 0.6, i * 72 + 52);
      return heap(
        sheet,
        name,
        x,
        y,
        r * 0.24,
        r * (['fig', 'strawberry', 'pear', 'apple'].includes(name) ? 0.26 : 0.16),
        9,
      );
    })
    .join('');
  const cup =
    circle(r * 0.04, r * 0.02, r * 0.17, random.pick(sheet.colours)) +
    circle(r * 0.04, r * 0.02, r * 0.14, '#d98f2a') +
    ellipse(0, -r * 0.03, r * 0.06, r * 0.03, '#ffffff', { opacity: 0.5 });
  const body = group(
    place(handle + shape, r * 0.04, r * 0.07, { opacity: 0.18 }) +
      handle +
      shape +
      grain +
      fill +
      crackers +
      laid +
      cup +
      heap(sheet, 'rosemary', r * 0.3, -r * 0.56, r * 0.1, r * 0.34, 2),
  );
  return {
    body: place(body, 0, 0, { scale: 0.94, rotate: random.between(-30, 30) }),
    kind: 'cheese board',
    name: `cheese board with ${listed([...picked.slice(0, 2), around[0] ?? 'fig'])}`,
    parts: [...picked, ...around],
    tools: ['knife'],
  };
}

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
