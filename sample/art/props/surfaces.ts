import { darken, lighten, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { group, polygon, rect, smooth, stroke, times } from '../svg.ts';
import { floorFill } from './floors.ts';
import { patternFill } from './patterns.ts';

const SURFACES = [
  'linen',
  'wood',
  'marble',
  'terrazzo',
  'gingham cloth',
  'painted table',
  'tiles',
  'two-tone table',
  'striped cloth',
] as const;

/** A table seen from above, filling the sheet; `name` reads as "on …". */
export function surface(sheet: Sheet): { body: string; name: string; colour: string } {
  const { random, palette, width: W, height: H } = sheet;
  const name = random.pick(SURFACES);
  const colour = random.pick([
    palette.soft,
    palette.paper,
    palette.main,
    palette.second,
    palette.deep,
    lighten(palette.accent, 0.4),
    lighten(palette.main, 0.4),
  ]);
  switch (name) {
    case 'linen': {
      const weave = sheet.pattern(
        8,
        8,
        rect(0, 0, 8, 8, colour) +
          rect(0, 0, 8, 1.2, darken(colour, 0.06)) +
          rect(3, 0, 1.2, 8, lighten(colour, 0.1)),
      );
      return { body: sheet.ground(weave), name, colour };
    }
    case 'wood': {
      const wood = random.pick([
        '#c79f6f',
        '#8a5f3f',
        '#5d4433',
        '#dcbf94',
        mix(palette.deep, '#6b4a36', 0.6),
      ]);
      return {
        body: group(rect(-H, -H, W + 2 * H, 3 * H, floorFill(sheet, 'planks', wood)), {
          transform: `rotate(${random.pick([0, 90, 0])}) scale(3.2)`,
        }),
        name,
        colour: wood,
      };
    }
    case 'marble': {
      const stone = random.pick(['#f4f1ec', '#e9e6e2', '#2c3236', lighten(palette.soft, 0.5)]);
      const veins = times(9, () => {
        let [x, y] = [random.between(-100, W), random.between(-100, H)];
        const points = Array.from({ length: 7 }, (): [number, number] => {
          [x, y] = [x + random.between(30, 170), y + random.between(-20, 130)];
          return [x, y];
        });
        return stroke(smooth(points), mix(stone, '#8f8a86', 0.5), random.between(1, 7), {
          opacity: random.between(0.15, 0.5),
        });
      });
      return { body: sheet.ground(stone) + veins, name, colour: stone };
    }
    case 'terrazzo': {
      const ground = lighten(palette.soft, 0.4);
      return { body: sheet.ground(floorFill(sheet, 'terrazzo', ground)), name, colour: ground };
    }
    case 'gingham cloth':
      return {
        body: sheet.ground(
          patternFill(
            sheet,
            'gingham',
            random.pick([60, 90, 130]),
            palette.paper,
            random.pick([palette.main, palette.second, palette.accent]),
          ),
        ),
        name,
        colour: palette.paper,
      };
    case 'striped cloth':
      return {
        body: sheet.ground(
          patternFill(
            sheet,
            'ticking',
            random.pick([70, 120, 170]),
            palette.paper,
            random.pick([palette.main, palette.second]),
            palette.deep,
          ),
        ),
        name,
        colour: palette.paper,
      };
    case 'tiles': {
      const size = random.pick([110, 150]);
      const cells = times(16, (i) =>
        rect(
          (i % 4) * size + 2,
          Math.floor(i / 4) * size + 2,
          size - 4,
          size - 4,
          mix(colour, lighten(colour, 0.4), random.next() * 0.6),
          { rx: 4 },
        ),
      );
      return {
        body: sheet.ground(
          sheet.pattern(size * 4, size * 4, rect(0, 0, size * 4, size * 4, darken(colour, 0.12)) + cells),
        ),
        name,
        colour,
      };
    }
    case 'two-tone table': {
      const other = random.pick(
        [palette.accent, palette.paper, palette.deep, palette.main].filter((one) => one !== colour),
      );
      const [left, right] = [H * random.between(0.2, 0.8), H * random.between(0.2, 0.8)];
      return {
        body:
          sheet.ground(colour) +
          polygon(
            [
              [0, left],
              [W, right],
              [W, H],
              [0, H],
            ],
            other,
          ),
        name,
        colour,
      };
    }
    default:
      return { body: sheet.ground(colour), name, colour };
  }
}
