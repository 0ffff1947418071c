import { mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { PENDANTS, pendant, TABLE_LAMPS, tableLamp } from '../../props/lamps.ts';
import { books, candle, cup } from '../../props/shelf-things.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { place, rect } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { backdrop } from './backdrop.ts';

function lamps(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = backdrop(sheet);
  const dark = mix(palette.deep, palette.ink, 0.3);
  const wall = random.chance(0.5) ? dark : base.colour;
  const shades = hues(palette)
    .concat(palette.paper)
    .map((c) => standingOut(wall, [c, palette.paper, palette.accent], 0.16));
  const shade = (): string => random.pick(shades);
  const hung = random.chance(0.55);
  const names = hung ? random.some(PENDANTS, random.int(3, 5)) : random.some(TABLE_LAMPS, random.int(2, 3));
  const body = hung
    ? sheet.ground(wall) +
      names
        .map((name, i) => {
          const y = H * random.between(0.24, 0.62);
          return place(
            pendant(sheet, name, W * random.between(0.17, 0.26), shade(), y + 50),
            (W * (i + 0.5)) / names.length,
            y,
          );
        })
        .join('') +
      rect(0, H * 0.86, W, H * 0.14, mix(wall, palette.accent, 0.35)) +
      place(books(sheet, W * 0.3, H * 0.1), W * 0.14, H * 0.86) +
      place(vessel(sheet, random.pick(VASES), H * 0.15, shade()), W * 0.74, H * 0.86)
    : rect(0, 0, W, H, wall) +
      rect(0, base.floor, W, H, mix(wall, palette.accent, 0.35)) +
      names
        .map((name, i) => {
          const x = (W * (i + 0.5)) / names.length;
          const y = base.floor + H * (0.04 + (i % 2) * 0.05);
          return (
            sheet.standing(x, y, W * 0.16) +
            place(tableLamp(sheet, name, H * random.between(0.26, 0.4), shade()), x, y)
          );
        })
        .join('') +
      place(candle(sheet, H * 0.14, palette.paper), W * 0.5, base.floor + H * 0.13) +
      place(cup(sheet, W * 0.08, shade(), true), W * 0.1, base.floor + H * 0.14);
  return {
    body,
    title: titled(random, [
      `${capital(listed(names.slice(0, 2)))} on ${an(nameOf(wall))} wall`,
      `${capital(numberWord(names.length))} ${hung ? 'hanging' : 'table'} lamps: ${names[0]} first`,
      `${capital(names[0] ?? '')} with ${an(names[1] ?? '')}, ${nameOf(wall)}`,
      `Light study, ${nameOf(wall)} and ${names.at(-1)}`,
    ]),
    description: sentences(
      `${capital(listed(names))} alight before ${an(nameOf(wall))} wall`,
      random.pick(['Warm bulbs only', 'Hang them lower than feels right', 'On a dimmer, always']),
    ),
    altText: `Illustration of ${numberWord(names.length)} lit lamps before ${an(nameOf(wall))} wall: ${listed(names)}.`,
    words: ['lamps', 'lighting', 'design', 'interior', ...names, nameOf(wall)],
  };
}

export const lampTheme: Theme = { name: 'lamps', shapes: ['2:3', '3:4', '9:16'], draw: lamps };
