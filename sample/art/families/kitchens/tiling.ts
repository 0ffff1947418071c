import { darken, lighten, lightness, mix } from '../../colour.ts';
import { patternFill } from '../../props/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { rect, times } from '../../svg.ts';

/** Wall tiles as a fill, with the word for how they are laid. */
export function tiling(sheet: Sheet, colour: string): { fill: string; name: string } {
  const { random, palette } = sheet;
  const name = random.pick([
    'square',
    'brick',
    'fish-scale',
    'checkered',
    'patterned',
    'stacked',
    'hand-made',
  ]);
  const joint = lightness(colour) > 0.6 ? darken(colour, 0.12) : lighten(colour, 0.25);
  const glaze = (): string => mix(colour, lighten(colour, 0.5), random.next() * 0.5);
  const cells = (w: number, h: number, shift: number): string =>
    sheet.pattern(
      w * 4,
      h * 4,
      rect(0, 0, w * 4, h * 4, joint) +
        times(20, (i) => {
          const [c, r] = [i % 5, Math.floor(i / 5)];
          return rect(c * w + 1.5 - (r % 2 ? shift * w : 0), r * h + 1.5, w - 3, h - 3, glaze(), {
            rx: name === 'hand-made' ? 5 : 2,
          });
        }),
    );
  switch (name) {
    case 'brick':
      return { name, fill: cells(86, 38, 0.5) };
    case 'stacked':
      return { name, fill: cells(34, 100, 0) };
    case 'fish-scale':
      return { name, fill: patternFill(sheet, 'scallops', 70, joint, colour, lighten(colour, 0.25)) };
    case 'checkered':
      return { name, fill: patternFill(sheet, 'checker', 100, colour, mix(colour, palette.paper, 0.6)) };
    case 'patterned':
      return {
        name,
        fill: patternFill(
          sheet,
          random.pick(['petals', 'diamonds', 'half moons', 'crosses']),
          76,
          lighten(colour, 0.5),
          palette.main,
          palette.accent,
        ),
      };
    default:
      return { name, fill: cells(62, 62, 0) };
  }
}
