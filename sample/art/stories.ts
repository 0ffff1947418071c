import { lighten, mix, nameOf } from './colour.ts';
import { sight } from './families/landscapes.ts';
import { type Palette, pickPalette } from './palettes.ts';
import { an, capital, listed } from './phrases.ts';
import { FLOWERS, flower } from './props/flowers.ts';
import { greensFor } from './props/foliage.ts';
import { atHour, HOURS } from './props/hours.ts';
import { ingredient } from './props/ingredients.ts';
import { pot } from './props/plants.ts';
import { bowl, cutlery, plate, strewn, surface } from './props/tableware.ts';
import { vessel } from './props/vessels.ts';
import { Random } from './random.ts';
import { type Scene, Sheet } from './sheet.ts';
import { circle, ellipse, path, place, polar, rect, smooth, stroke, times, wedge } from './svg.ts';

export const STORIES = ['recipe', 'growing', 'day', 'paper'] as const;
export type StoryTheme = (typeof STORIES)[number];

const WIDTH = 900;
const HEIGHT = 1600;

export interface Page {
  readonly sheet: Sheet;
  readonly scene: Scene;
}

/** Every page starts from the same seed, so that table, light and colours stay the same from page to page. */
function pages(
  seed: number,
  theme: StoryTheme,
  draws: readonly ((sheet: Sheet) => Scene)[],
  palette: Palette,
): Page[] {
  return draws.map((draw) => {
    const sheet = new Sheet(WIDTH, HEIGHT, palette, new Random(`story/${theme}/${seed}`));
    return { sheet, scene: draw(sheet) };
  });
}

const told = (body: string, title: string, description: string, words: readonly string[]): Scene => ({
  body,
  title,
  description,
  altText: `Illustration: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}.`,
  words,
});

function recipe(seed: number): Page[] {
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

function growing(seed: number): Page[] {
  const random = new Random(`growing/${seed}`);
  const palette = pickPalette(random);
  const name = random.pick(FLOWERS);
  const petal = random.pick([palette.main, palette.accent]);
  const words = ['garden', 'growing', 'seed', 'how to', name];
  const ground = random.pick([
    palette.soft,
    lighten(palette.second, 0.4),
    lighten(palette.main, 0.5),
    palette.paper,
  ]);
  const sill = HEIGHT * 0.8;
  const stage = (sheet: Sheet, draw: (rim: number) => string): string => {
    const vase = pot(sheet, 330, mix(petal, '#c8694a', 0.5), 'tapered');
    return (
      sheet.ground(ground) +
      circle(WIDTH * 0.5, HEIGHT * 0.4, WIDTH * 0.36, mix(ground, palette.accent, 0.4)) +
      rect(0, sill, WIDTH, HEIGHT - sill, mix(ground, palette.deep, 0.4)) +
      sheet.standing(WIDTH / 2, sill + 90, 380, 0.4) +
      place(draw(vase.rim), WIDTH / 2, sill + 90 - vase.rim) +
      place(vase.body, WIDTH / 2, sill + 90)
    );
  };
  const green = (sheet: Sheet) => greensFor(palette, sheet.random.fork('green'));
  const grown = (sheet: Sheet, tall: number, head: number, fill: string): string =>
    place(flower(sheet.random.fork('plant'), name, tall, head, fill, palette.ink, green(sheet)), 0, 8);
  return pages(
    seed,
    'growing',
    [
      (sheet) =>
        told(
          stage(sheet, () =>
            times(
              5,
              (i) =>
                ellipse(-70 + i * 36, -210 - (i % 2) * 70, 17, 25, '#d9b070') +
                stroke(`M${-70 + i * 36} ${-260 - (i % 2) * 70}v-46`, palette.ink, 4, { opacity: 0.25 }),
            ),
          ),
          `Sow the ${name}`,
          'Five seeds, a finger deep. Keep the best one.',
          words,
        ),
      (sheet) =>
        told(
          stage(
            sheet,
            () =>
              stroke('M0 6V-80', green(sheet).mid, 13) +
              [-1, 1]
                .map((s) => place(ellipse(0, -44, 27, 50, green(sheet).light), 0, -72, { rotate: s * 54 }))
                .join('') +
              times(7, (i) => ellipse(-130 + i * 44, -330 + (i % 3) * 60, 8, 15, '#7fb0c4')),
          ),
          'Water from below',
          'Two leaves after nine days.',
          words,
        ),
      (sheet) =>
        told(
          stage(sheet, () => grown(sheet, 380, 1, petal)),
          'Give it light',
          'Turn the pot every morning.',
          words,
        ),
      (sheet) =>
        told(
          stage(sheet, () => grown(sheet, 610, 110, mix(petal, green(sheet).light, 0.5))),
          'The first bud',
          'Do not move it now.',
          words,
        ),
      (sheet) =>
        told(
          stage(sheet, () => grown(sheet, 720, 290, petal)),
          `${capital(an(`${nameOf(petal)} ${name}`))} in flower`,
          'Eleven weeks from seed to this.',
          words,
        ),
      (sheet) =>
        told(
          sheet.ground(ground) +
            rect(0, sill, WIDTH, HEIGHT - sill, mix(ground, palette.deep, 0.4)) +
            sheet.standing(WIDTH / 2, sill + 110, 260, 0.4) +
            times(5, (i) =>
              place(
                flower(
                  sheet.random,
                  name,
                  560,
                  210,
                  i % 2 ? petal : lighten(petal, 0.25),
                  palette.ink,
                  green(sheet),
                ),
                WIDTH / 2,
                sill - 190,
                { rotate: -44 + i * 22 },
              ),
            ) +
            place(vessel(sheet, 'bottle vase', 330, palette.paper), WIDTH / 2, sill + 110),
          'Cut some for the table',
          'More will come if you cut.',
          words,
        ),
    ],
    palette,
  );
}

function day(seed: number): Page[] {
  const random = new Random(`day/${seed}`);
  const palette = pickPalette(random);
  const name = random.pick(['mountains', 'sea', 'desert', 'forest', 'fields', 'snow', 'lake']);
  const hours = (['dawn', 'noon', 'golden hour', 'dusk', 'night'] as const).map((wanted) =>
    random.pick(HOURS.filter((hour) => hour.name === wanted)),
  );
  return pages(
    seed,
    'day',
    hours.map((hour) => (sheet) => {
      const view = sight(sheet, name, hour, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
      return {
        ...told(
          view.body,
          `${capital(view.place)} ${atHour(hour.name)}`,
          `${capital(listed(view.things))} ${atHour(hour.name)}.`,
          ['landscape', 'day', name, hour.name],
        ),
        palette: [hour.near, hour.far, ...hour.sky],
      };
    }),
    palette,
  );
}

function paper(seed: number): Page[] {
  const random = new Random(`paper/${seed}`);
  const palette = pickPalette(random);
  const colour = random.pick([palette.main, palette.accent, palette.second]);
  const [front, back, dark] = [colour, lighten(colour, 0.5), mix(colour, palette.ink, 0.2)];
  const folds: readonly (readonly [string, string, string])[] = [
    [
      rect(-300, -300, 600, 600, front) +
        stroke('M-300 300L300 -300', palette.paper, 4, { strokeDasharray: '14 12' }),
      'Start with a square',
      'Colour down, corner towards you.',
    ],
    [
      path('M-300 300L-300 -300L300 300Z', front) +
        path('M-300 300L-300 -300L0 0Z', dark) +
        stroke('M-300 300L0 0', palette.paper, 4, { strokeDasharray: '14 12' }),
      'Fold it corner to corner',
      'Press the crease with a nail.',
    ],
    [
      path('M0 -330L150 40L0 330L-150 40Z', back) +
        path('M0 -330L0 330L-150 40Z', front) +
        path('M0 -330L70 60L0 330Z', dark),
      'Bring the edges to the middle',
      'Both sides, front and back.',
    ],
    [
      path('M0 330L-60 -40L0 -120L60 -40Z', front) +
        path('M0 330L60 -40L0 -120Z', dark) +
        path('M-60 -40L-260 -320L-20 -60Z', back) +
        path('M60 -40L260 -320L20 -60Z', back),
      'Pull the wings out',
      'Slowly, it will hold.',
    ],
    [
      path('M0 120L-330 -250L-70 -30Z', front) +
        path('M0 120L330 -270L70 -30Z', dark) +
        path('M-70 -30L70 -30L0 170Z', back) +
        path('M-50 30L-380 160L-10 150Z', back) +
        path('M50 30L290 -50L360 20L270 14L10 150Z', front),
      'A crane',
      'Now make nine hundred and ninety-nine more.',
    ],
  ];
  return pages(
    seed,
    'paper',
    folds.map(([shape, title, text]) => (sheet) => {
      const table = surface(sheet);
      return told(
        table.body +
          place(shape, WIDTH / 2 + 20, HEIGHT * 0.48 + 34, { opacity: 0.18 }).replace(
            /fill="#[0-9a-f]{6}"/g,
            `fill="${palette.ink}"`,
          ) +
          place(shape, WIDTH / 2, HEIGHT * 0.48),
        title,
        text,
        ['origami', 'paper', 'craft', 'how to', nameOf(colour)],
      );
    }),
    palette,
  );
}

/** The pages of one story, each 9:16, from the first step to the last. */
export function storyPages(theme: StoryTheme, seed: number): Page[] {
  return { recipe, growing, day, paper }[theme](seed);
}
