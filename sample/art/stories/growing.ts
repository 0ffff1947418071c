import { lighten, mix, nameOf } from '../colour.ts';
import { pickPalette } from '../palettes.ts';
import { an, capital } from '../phrases.ts';
import { FLOWERS } from '../props/flower-heads.ts';
import { flower } from '../props/flowers.ts';
import { greensFor } from '../props/foliage.ts';
import { pot } from '../props/pots.ts';
import { vessel } from '../props/vessels.ts';
import { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, place, rect, stroke, times } from '../svg.ts';
import { HEIGHT, type Page, pages, told, WIDTH } from './page.ts';

export function growing(seed: number): Page[] {
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
