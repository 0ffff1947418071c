import { darken, lighten, mix } from '../../colour.ts';
import { scatter } from '../../props/scatter.ts';
import { plate } from '../../props/tableware.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, ellipse, path, place, polar, rect, smooth, times } from '../../svg.ts';
import { type Dish, heap } from './dish.ts';

export function pasta(sheet: Sheet, r: number, dish: string): Dish {
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
