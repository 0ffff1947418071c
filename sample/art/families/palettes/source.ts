import { lighten } from '../../colour.ts';
import type { Palette } from '../../palettes.ts';
import { miniature } from '../../props/frames.ts';
import { ingredient } from '../../props/ingredients.ts';
import { SMALL_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import type { Box } from '../../props/terrain.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import { vista } from '../../props/windows.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, place, polar, rect, times } from '../../svg.ts';

/** What a palette was taken from, drawn into a box. */
export function source(sheet: Sheet, palette: Palette): { name: string; draw: (box: Box) => string } {
  const { random } = sheet;
  const inside = (box: Box, ground: string, body: string): string =>
    sheet.within(
      rect(box.x, box.y, box.width, box.height, '#000', { rx: 6 }),
      rect(box.x, box.y, box.width, box.height, ground) + body,
    );
  const plantName = random.pick(SMALL_PLANTS);
  const vaseName = random.pick(VASES);
  const fruit = random.pick([
    'fig',
    'lemon',
    'blood orange',
    'avocado',
    'strawberry',
    'pomegranate',
    'kiwi',
    'grapefruit',
  ]);
  return random.pick([
    { name: 'a view', draw: (box: Box) => vista(sheet, box) },
    { name: 'a small painting', draw: (box: Box) => miniature(sheet, box) },
    {
      name: `a ${plantName}`,
      draw: (box: Box) =>
        inside(
          box,
          palette.soft,
          circle(
            box.x + box.width / 2,
            box.y + box.height * 0.45,
            box.width * 0.4,
            lighten(palette.second, 0.4),
          ) +
            rect(box.x, box.y + box.height * 0.86, box.width, box.height * 0.14, palette.deep) +
            place(
              potted(sheet, plantName, box.height * 0.74, palette.main),
              box.x + box.width / 2,
              box.y + box.height * 0.9,
            ),
        ),
    },
    {
      name: `three pieces of pottery`,
      draw: (box: Box) =>
        inside(
          box,
          palette.soft,
          rect(box.x, box.y + box.height * 0.8, box.width, box.height * 0.2, palette.second) +
            times(3, (i) =>
              place(
                vessel(
                  sheet,
                  i === 1 ? vaseName : random.pick(VASES),
                  box.height * (0.36 + (i % 2) * 0.18),
                  [palette.main, palette.paper, palette.accent][i] ?? palette.main,
                ),
                box.x + box.width * (0.24 + i * 0.26),
                box.y + box.height * 0.86,
              ),
            ),
        ),
    },
    {
      name: `${fruit} halves`,
      draw: (box: Box) =>
        inside(
          box,
          palette.second,
          times(12, (i) => {
            const [x, y] = polar(
              box.x + box.width / 2,
              box.y + box.height / 2,
              box.width * (i % 2 ? 0.4 : 0.2),
              i * 30,
            );
            return (
              circle(x + 5, y + 8, box.width * 0.09, palette.ink, { opacity: 0.15 }) +
              place(ingredient(random, fruit, box.width * 0.2), x, y, { rotate: i * 40 })
            );
          }),
        ),
    },
  ]);
}
