import { darken, lighten, standingOut } from '../../colour.ts';
import { PATTERNS, patternFill } from '../../props/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, line, path, rect, stroke, times } from '../../svg.ts';

export function clothes(sheet: Sheet, fill: string): { body: string; name: string } {
  const { random, palette } = sheet;
  const shoulders = 'M-230 330C-226 226 -150 186 -58 168L0 176L58 168C150 186 226 226 230 330Z';
  const dark = darken(fill, 0.2);
  const cloth = random.chance(0.45)
    ? patternFill(
        sheet,
        random.pick(PATTERNS),
        44,
        fill,
        standingOut(fill, [palette.paper, palette.ink, palette.accent]),
        palette.soft,
      )
    : fill;
  const base = path(shoulders, cloth);
  const [name, more] = random.pick([
    ['a round-necked jumper', stroke('M-60 168Q0 226 60 168', dark, 17)],
    ['a roll-neck', rect(-58, 118, 116, 68, fill, { rx: 16 }) + line(-58, 142, 58, 142, dark, 3)],
    [
      'a shirt',
      path('M-62 164L-10 196L-44 240L-92 178Z', lighten(fill, 0.2)) +
        path('M62 164L10 196L44 240L92 178Z', lighten(fill, 0.2)) +
        line(0, 200, 0, 330, dark, 4) +
        times(3, (i) => circle(0, 226 + i * 38, 6, '#fdfaf3')),
    ],
    [
      'dungarees',
      path('M-120 330V244H120V330Z', palette.deep) +
        line(-96, 250, -70, 172, palette.deep, 26) +
        line(96, 250, 70, 172, palette.deep, 26) +
        circle(-92, 256, 10, '#e0b04a') +
        circle(92, 256, 10, '#e0b04a'),
    ],
    [
      'a scarf',
      path(
        'M-92 150Q0 216 92 150Q108 190 84 210Q0 246 -84 210Q-108 190 -92 150Z',
        patternFill(
          sheet,
          random.pick(['plaid', 'stripes', 'dots', 'gingham'] as const),
          34,
          palette.accent,
          palette.paper,
          palette.deep,
        ),
      ) + path('M30 214L86 206L96 330H34Z', palette.accent),
    ],
    [
      'a jacket',
      path('M-230 330C-226 226 -150 186 -62 166L-6 330Z', dark) +
        path('M230 330C226 226 150 186 62 166L6 330Z', dark) +
        path('M-66 166L-96 236L-48 250L-10 330Z', darken(fill, 0.34)) +
        path('M66 166L96 236L48 250L10 330Z', darken(fill, 0.34)),
    ],
    ['a shawl collar cardigan', stroke('M-66 166Q-40 260 0 330Q40 260 66 166', lighten(fill, 0.25), 27)],
    [
      'a necklace',
      stroke('M-70 172Q0 276 70 172', '#e0b04a', 5) +
        times(7, (i) => circle(-42 + i * 14, 212 + 18 - Math.abs(i - 3) ** 2 * 3.4, 8, palette.accent)),
    ],
  ] as const);
  return { body: base + more, name };
}
