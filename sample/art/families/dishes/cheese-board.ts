import { darken } from '../../colour.ts';
import { listed } from '../../phrases.ts';
import { scatter } from '../../props/scatter.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, ellipse, group, path, place, polar, rect, stroke, times, wedge } from '../../svg.ts';
import { type Dish, heap } from './dish.ts';

export function board(sheet: Sheet, r: number): Dish {
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
