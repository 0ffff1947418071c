import { framed } from '../../props/frames.ts';
import { pickHour } from '../../props/hours.ts';
import { books } from '../../props/shelf-things.ts';
import { trailing } from '../../props/trailing.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import { WINDOWS, window } from '../../props/windows.ts';
import type { Sheet } from '../../sheet.ts';
import { place, rect } from '../../svg.ts';

/** What hangs above the furniture: pictures, a window or a shelf. */
export function above(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
): { body: string; text: string; behind: boolean } {
  const { random, palette } = sheet;
  const kind = random.pick(['window', 'one picture', 'two pictures', 'gallery', 'shelf', 'window']);
  const frame = random.pick([palette.paper, '#fbf8f2', palette.ink, '#8a5f3f']);
  switch (kind) {
    case 'window': {
      const name = random.pick(WINDOWS.filter((one) => one !== 'french doors'));
      const wide = name === 'wide window' ? width : width * random.between(0.6, 0.8);
      const tall = name === 'wide window' ? height * 0.7 : height;
      const hour = pickHour(random);
      const box = { x: x - wide / 2, y: y + (height - tall) / 2, width: wide, height: tall };
      const hung = name !== 'round window' && random.chance(0.5);
      return { body: window(sheet, name, box, frame, hour, hung), text: name, behind: true };
    }
    case 'one picture':
      return {
        body: framed(sheet, {
          x: x - width * 0.34,
          y: y + height * 0.08,
          width: width * 0.68,
          height: height * 0.84,
        }),
        text: 'one large picture',
        behind: false,
      };
    case 'two pictures':
      return {
        body:
          framed(sheet, {
            x: x - width * 0.44,
            y: y + height * 0.2,
            width: width * 0.4,
            height: height * 0.66,
          }) +
          framed(sheet, {
            x: x + width * 0.04,
            y: y + height * 0.2,
            width: width * 0.4,
            height: height * 0.66,
          }),
        text: 'two prints',
        behind: false,
      };
    case 'gallery': {
      const spots = [
        [-0.46, 0.1, 0.3, 0.42],
        [-0.46, 0.58, 0.3, 0.3],
        [-0.12, 0.2, 0.34, 0.56],
        [0.26, 0.06, 0.22, 0.3],
        [0.26, 0.42, 0.24, 0.44],
      ] as const;
      return {
        body: spots
          .map(([px, py, w, h]) =>
            framed(sheet, { x: x + px * width, y: y + py * height, width: w * width, height: h * height }),
          )
          .join(''),
        text: 'a wall of small pictures',
        behind: false,
      };
    }
    default: {
      const shelf = (level: number): string =>
        rect(x - width / 2, level, width, 11, '#8a5f3f', { rx: 2 }) +
        rect(x - width / 2, level + 11, width, 4, palette.ink, { opacity: 0.15 });
      const [one, two] = [y + height * 0.4, y + height * 0.86];
      const body =
        shelf(one) +
        shelf(two) +
        place(books(sheet, width * 0.42, height * 0.26), x - width * 0.46, one) +
        place(vessel(sheet, random.pick(VASES), height * 0.24, palette.accent), x + width * 0.2, one) +
        place(trailing(sheet, height * 0.5), x + width * 0.4, one + 4) +
        place(books(sheet, width * 0.3, height * 0.24), x - width * 0.02, two) +
        place(vessel(sheet, random.pick(VASES), height * 0.26, palette.main), x - width * 0.3, two);
      return { body, text: 'two bookshelves', behind: false };
    }
  }
}
