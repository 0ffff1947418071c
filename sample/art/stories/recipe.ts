import { pickPalette } from '../palettes.ts';
import { capital } from '../phrases.ts';
import { ingredient } from '../props/ingredients.ts';
import { surface } from '../props/surfaces.ts';
import { bowl, cutlery, plate, strewn } from '../props/tableware.ts';
import { Random } from '../random.ts';
import { circle, ellipse, path, place, polar, rect, smooth, times, wedge } from '../svg.ts';
import { HEIGHT, type Page, pages, told, WIDTH } from './page.ts';

export function recipe(seed: number): Page[] {
  const random = new Random(`recipe/${seed}`);
  const palette = pickPalette(random);
  const fruit = random.pick([
    'fig',
    'strawberry',
    'raspberry',
    'peach',
    'plum',
    'blueberry',
    'lemon',
    'apple',
    'pear',
    'cherry',
  ]);
  const nut = random.pick(['walnut', 'almond', 'hazelnut', 'pecan']);
  const herb = random.pick(['thyme', 'mint', 'rosemary']);
  const words = ['recipe', 'tart', 'baking', fruit, nut, herb];
  const [x, y, r] = [WIDTH / 2, HEIGHT * 0.5, WIDTH * 0.38];
  const crust = (at: number): string =>
    times(44, (i) =>
      circle(...polar(0, 0, at * 0.95, (i * 360) / 44), at * 0.085, i % 2 ? '#d09a55' : '#c48c48'),
    ) + circle(0, 0, at * 0.95, '#d9a762');
  const fruits = (at: number): string =>
    [0.78, 0.52, 0.26, 0]
      .map((share) =>
        times(Math.max(1, Math.round(share * 22)), (i) =>
          place(
            ingredient(random, fruit, at * 0.25),
            ...polar(0, 0, at * share, (i * 360) / Math.max(1, Math.round(share * 22))),
            { rotate: i * 30 },
          ),
        ),
      )
      .join('');
  const finished = (at: number): string =>
    crust(at) +
    circle(0, 0, at * 0.86, '#f7d98a') +
    fruits(at) +
    times(8, (i) =>
      place(ingredient(random, nut, at * 0.12), ...polar(0, 0, at * 0.66, i * 45 + 20), { rotate: i * 70 }),
    );
  const tin = (at: number): string =>
    circle(at * 0.05, at * 0.08, at * 1.08, palette.ink, { opacity: 0.22 }) +
    circle(0, 0, at * 1.06, '#8f9599');
  return pages(
    seed,
    'recipe',
    [
      (sheet) =>
        told(
          surface(sheet).body +
            path(
              smooth(
                Array.from({ length: 9 }, (_, i) =>
                  polar(x, HEIGHT * 0.3, r * (0.5 + (i % 2) * 0.08), i * 40),
                ),
                true,
              ),
              '#fdf8ee',
            ) +
            bowl(sheet, WIDTH * 0.28, HEIGHT * 0.56, 120, palette.accent, '#fdf6e4') +
            place(ingredient(random, 'egg', 150), WIDTH * 0.72, HEIGHT * 0.54) +
            rect(WIDTH * 0.56, HEIGHT * 0.66, 220, 120, '#f6dc83', { rx: 12 }) +
            strewn(sheet, fruit, x, HEIGHT * 0.82, 30, 330, 9, 120) +
            strewn(sheet, nut, WIDTH * 0.3, HEIGHT * 0.72, 10, 110, 7, 62),
          `What you need for a ${fruit} tart`,
          `Flour, butter, sugar, an egg, ${fruit} and ${nut}.`,
          words,
        ),
      (sheet) =>
        told(
          surface(sheet).body +
            bowl(sheet, x, y, r, palette.main, '#f3dfb4') +
            times(5, (i) =>
              circle(x, y + 20, r * (0.7 - i * 0.13), 'none', {
                stroke: i % 2 ? '#e6cd98' : '#faebc9',
                strokeWidth: 26,
              }),
            ) +
            place(
              times(4, (k) =>
                ellipse(0, 0, 12 + k * 16, 120, 'none', { stroke: '#c9ccd0', strokeWidth: 6 }),
              ) + rect(-12, 110, 24, 330, '#8a5f3f', { rx: 12 }),
              x + 60,
              y + 20,
              { rotate: -34 },
            ),
          'Stir until it holds together',
          'Butter and sugar first, then the egg, then the flour. Stop early.',
          words,
        ),
      (sheet) =>
        told(
          surface(sheet).body +
            place(
              tin(r) +
                crust(r) +
                circle(0, 0, r * 0.86, '#e7bd7c') +
                times(30, (i) =>
                  circle(...polar(0, 0, r * 0.78 * Math.sqrt((i + 0.5) / 30), i * 137.5), 7, '#c48c48'),
                ),
              x,
              y,
            ) +
            place(cutlery(sheet, 'fork', 420), WIDTH * 0.84, HEIGHT * 0.84, { rotate: 30 }),
          'Line the tin and prick the base',
          'Half an hour in the cold, then fifteen minutes blind.',
          words,
        ),
      (sheet) =>
        told(
          surface(sheet).body +
            place(tin(r) + crust(r) + circle(0, 0, r * 0.86, '#f7d98a') + fruits(r), x, y) +
            strewn(sheet, fruit, x, y, r * 1.2, r * 1.7, 6, 110),
          `Lay the ${fruit} in rings`,
          `From the rim inwards, each ${fruit} on the last.`,
          words,
        ),
      (sheet) =>
        told(
          surface(sheet).body +
            plate(sheet, x, y, r * 1.2, palette.paper) +
            place(finished(r * 0.92) + path(wedge(0, 0, 0, r * 0.98, 30, 74), palette.paper), x, y) +
            plate(sheet, WIDTH * 0.72, HEIGHT * 0.84, 190, palette.accent) +
            place(
              sheet.within(path(wedge(0, 0, 0, r * 0.9, -22, 22), '#000'), finished(r * 0.88)),
              WIDTH * 0.72,
              HEIGHT * 0.92,
              { scale: 0.9 },
            ) +
            strewn(sheet, herb, x, HEIGHT * 0.16, 10, 260, 4, 90),
          `${capital(fruit)} and ${nut} tart`,
          `Scatter with ${nut} and ${herb}, and eat on the day.`,
          words,
        ),
    ],
    palette,
  );
}
