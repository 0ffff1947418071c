import { lighten, mix, nameOf } from '../colour.ts';
import { pickPalette } from '../palettes.ts';
import { surface } from '../props/surfaces.ts';
import { Random } from '../random.ts';
import { path, place, rect, stroke } from '../svg.ts';
import { HEIGHT, type Page, pages, told, WIDTH } from './page.ts';

export function paper(seed: number): Page[] {
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
