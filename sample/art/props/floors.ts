import { darken, lighten, mix } from '../colour.ts';
import { hues } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import { place, polygon, rect, times } from '../svg.ts';

/** Planks, a herringbone or tiles for floors and table tops. */
export function floorFill(
  sheet: Sheet,
  kind: 'planks' | 'herringbone' | 'tiles' | 'terrazzo' | 'plain',
  colour: string,
): string {
  const { random } = sheet;
  const shade = (): string => mix(colour, darken(colour, 0.3), random.between(0, 0.3));
  switch (kind) {
    case 'planks': {
      const rows = times(4, (r) => {
        const cut = random.between(60, 380);
        return rect(0, r * 26, cut, 25, shade()) + rect(cut + 1, r * 26, 420 - cut, 25, shade());
      });
      return sheet.pattern(420, 104, rect(0, 0, 420, 104, darken(colour, 0.22)) + rows);
    }
    case 'herringbone': {
      const plank = (x: number, y: number, turn: number): string =>
        place(rect(0, 0, 68, 22, shade(), { stroke: darken(colour, 0.25), strokeWidth: 1 }), x, y, {
          rotate: turn,
        });
      const step = 31.1;
      return sheet.pattern(
        96.2,
        step,
        rect(0, 0, 97, 32, colour) +
          times(5, (i) => plank(0, (i - 2) * step, 45) + plank(48.1, (i - 2) * step + 48, -45)),
      );
    }
    case 'tiles': {
      const dark = darken(colour, 0.25);
      return sheet.pattern(
        64,
        64,
        rect(0, 0, 64, 64, colour) + rect(0, 0, 32, 32, dark) + rect(32, 32, 32, 32, dark),
      );
    }
    case 'terrazzo': {
      const chips = times(46, () => {
        const [x, y, r] = [random.between(8, 172), random.between(8, 172), random.between(2, 8)];
        const chip = random.pick([...hues(sheet.palette), sheet.palette.ink, lighten(colour, 0.5)]);
        return polygon(
          [
            [x - r, y],
            [x - r * 0.2, y - r * 0.8],
            [x + r, y - r * 0.2],
            [x + r * 0.3, y + r],
          ],
          chip,
          { opacity: 0.75 },
        );
      });
      return sheet.pattern(180, 180, rect(0, 0, 180, 180, colour) + chips);
    }
    default:
      return colour;
  }
}
