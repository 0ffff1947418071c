import { darken, lighten, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, line, path, place, polygon, rect, stroke, times } from '../svg.ts';
import { patternFill } from './patterns.ts';

/** A piece of clothing laid flat around (0, 0), about 200 units high. */
export interface Garment {
  readonly body: string;
  readonly name: string;
}

/** Cloth for a garment: plain, or patterned on the same ground. */
function material(sheet: Sheet, colour: string): { fill: string; word: string } {
  const { random, palette } = sheet;
  if (random.chance(0.5)) return { fill: colour, word: '' };
  const name = random.pick([
    'stripes',
    'gingham',
    'dots',
    'plaid',
    'sprigs',
    'daisies',
    'checker',
    'ticking',
    'chevron',
    'brush strokes',
  ] as const);
  const word = {
    stripes: 'striped',
    gingham: 'gingham',
    dots: 'dotted',
    plaid: 'checked',
    sprigs: 'flowered',
    daisies: 'flowered',
    checker: 'chequered',
    ticking: 'striped',
    chevron: 'zigzag',
    'brush strokes': 'brushed',
  }[name];
  return {
    fill: patternFill(
      sheet,
      name,
      26,
      colour,
      mix(colour, random.pick([palette.paper, palette.ink]), 0.65),
      random.pick([palette.accent, palette.paper]),
    ),
    word: `${word} `,
  };
}

const sleeve = (side: number, fill: string, cuff: string, long: boolean): string =>
  place(
    path(long ? 'M-8 -8Q24 0 34 30L50 118L24 124L4 60L-14 40Z' : 'M-8 -8Q24 0 36 34L10 46L-14 36Z', fill) +
      (long ? path('M50 118L24 124L26 134L52 128Z', cuff) : ''),
    side * 54,
    -74,
    { flip: side < 0 },
  );

type Cut = (sheet: Sheet, colour: string) => Garment;

const jumper: Cut = (sheet, colour) => {
  const { random, palette } = sheet;
  const cuff = darken(colour, 0.14);
  const fair = random.pick(['plain', 'yoke', 'cable', 'stripes', 'heart']);
  const yoke = times(15, (i) => {
    const x = -49 + i * 7;
    return (
      polygon(
        [
          [x - 3, -58],
          [x, -64],
          [x + 3, -58],
          [x, -52],
        ],
        palette.paper,
      ) +
      circle(x, -46, 1.6, palette.accent) +
      rect(x - 2, -40, 4, 4, palette.paper)
    );
  });
  const marks: Readonly<Record<string, string>> = {
    plain: '',
    yoke,
    cable: times(3, (k) =>
      times(9, (i) => stroke(`M${-26 + k * 26} ${-66 + i * 16}q6 4 0 8t0 8`, lighten(colour, 0.25), 3)),
    ),
    stripes: times(5, (i) => rect(-60, -60 + i * 26, 120, 11, random.pick([palette.paper, palette.accent]))),
    heart: path('M0 4C-30 -16 -24 -42 0 -30C24 -42 30 -16 0 4Z', palette.accent),
  };
  const torso = 'M-54 -84Q-30 -92 -22 -92Q0 -78 22 -92Q30 -92 54 -84L60 84Q0 92 -60 84Z';
  return {
    name: `${fair === 'plain' ? '' : { yoke: 'Fair Isle ', cable: 'cable ', stripes: 'striped ', heart: '' }[fair]}jumper`,
    body:
      sleeve(-1, colour, cuff, true) +
      sleeve(1, colour, cuff, true) +
      path(torso, colour) +
      sheet.within(path(torso, '#000'), marks[fair] ?? '') +
      path('M-60 84Q0 92 60 84L59 70Q0 78 -59 70Z', cuff) +
      stroke('M-24 -91Q0 -74 24 -91', cuff, 8),
  };
};

const shirt: Cut = (sheet, colour) => {
  const { fill, word } = material(sheet, colour);
  const dark = darken(colour, 0.25);
  return {
    name: `${word}shirt`,
    body:
      sleeve(-1, fill, dark, true) +
      sleeve(1, fill, dark, true) +
      path('M-54 -84L-20 -92H20L54 -84L56 80Q30 96 0 84Q-30 96 -56 80Z', fill) +
      line(0, -80, 0, 84, dark, 1.6) +
      times(6, (i) => circle(4, -62 + i * 26, 2.4, '#fdfaf3')) +
      path('M-22 -94L0 -70L-12 -60L-34 -86Z', lighten(colour, 0.15)) +
      path('M22 -94L0 -70L12 -60L34 -86Z', lighten(colour, 0.15)) +
      rect(16, -40, 26, 28, 'none', { stroke: dark, strokeWidth: 1.6 }),
  };
};

const tee: Cut = (sheet, colour) => {
  const { fill, word } = material(sheet, colour);
  return {
    name: `${word}T-shirt`,
    body:
      sleeve(-1, fill, fill, false) +
      sleeve(1, fill, fill, false) +
      path('M-54 -84Q-30 -90 -22 -92Q0 -74 22 -92Q30 -90 54 -84L56 84H-56Z', fill) +
      stroke('M-22 -91Q0 -72 22 -91', darken(colour, 0.2), 4),
  };
};

const dress: Cut = (sheet, colour) => {
  const { fill, word } = material(sheet, colour);
  const kind = sheet.random.pick(['pinafore', 'summer dress', 'wrap dress']);
  const skirt =
    path('M-34 -14Q0 -6 34 -14L78 104Q0 122 -78 104Z', fill) +
    times(4, (i) =>
      stroke(`M${-18 + i * 12} -8L${-42 + i * 28} 106`, darken(colour, 0.25), 1.4, { opacity: 0.5 }),
    );
  const tops: Readonly<Record<string, string>> = {
    pinafore:
      rect(-26, -66, 52, 56, fill, { rx: 6 }) +
      line(-20, -64, -26, -104, fill, 9) +
      line(20, -64, 26, -104, fill, 9) +
      rect(-16, -46, 32, 22, 'none', { stroke: darken(colour, 0.25), strokeWidth: 2 }),
    'summer dress':
      path('M-34 -14L-40 -66Q-20 -72 0 -56Q20 -72 40 -66L34 -14Z', fill) +
      line(-34, -66, -22, -104, fill, 5) +
      line(34, -66, 22, -104, fill, 5),
    'wrap dress':
      sleeve(-1, fill, fill, false) +
      sleeve(1, fill, fill, false) +
      path('M-54 -84L-22 -92L6 -34L22 -92L54 -84L36 -12H-36Z', fill),
  };
  return {
    name: `${word}${kind}`,
    body: (tops[kind] ?? '') + skirt + rect(-36, -18, 72, 11, darken(colour, 0.22), { rx: 3 }),
  };
};

const coat: Cut = (sheet, colour) => {
  const dark = darken(colour, 0.22);
  const trench = sheet.random.chance(0.5);
  return {
    name: trench ? 'trench coat' : 'wool coat',
    body:
      sleeve(-1, colour, dark, true) +
      sleeve(1, colour, dark, true) +
      path('M-54 -84L-20 -94H20L54 -84L70 108H-70Z', colour) +
      path('M0 -60L70 108H0Z', dark, { opacity: 0.3 }) +
      line(0, -58, 0, 108, dark, 2.4) +
      path('M-22 -95L0 -40L-30 -50L-40 -86Z', lighten(colour, 0.14)) +
      path('M22 -95L0 -40L30 -50L40 -86Z', lighten(colour, 0.14)) +
      times(
        4,
        (i) => circle(-9, -24 + i * 30, 4, dark) + (trench ? circle(-28, -24 + i * 30, 4, dark) : ''),
      ) +
      (trench
        ? rect(-60, 4, 120, 11, dark) + rect(-10, 1, 18, 17, 'none', { stroke: '#d9a94a', strokeWidth: 4 })
        : rect(-48, 34, 30, 7, dark) + rect(18, 34, 30, 7, dark)),
  };
};

const trousers: Cut = (sheet, colour) => {
  const { fill, word } = material(sheet, colour);
  const wide = sheet.random.chance(0.5);
  const d = wide ? 'M-38 -96H38L70 104H12L0 -30L-12 104H-70Z' : 'M-36 -96H36L42 104H10L0 -36L-10 104H-42Z';
  return {
    name: `${word}${wide ? 'wide ' : ''}trousers`,
    body:
      path(d, fill) +
      rect(-38, -98, 76, 12, darken(colour, 0.2), { rx: 3 }) +
      line(0, -86, 0, -40, darken(colour, 0.25), 2) +
      stroke('M-34 -80q10 12 16 -4M34 -80q-10 12 -16 -4', darken(colour, 0.25), 2) +
      circle(0, -92, 3, '#d9a94a'),
  };
};

const skirt: Cut = (sheet, colour) => {
  const { fill, word } = material(sheet, colour);
  return {
    name: `${word}pleated skirt`,
    body:
      path('M-34 -90H34L76 86Q0 100 -76 86Z', fill) +
      times(7, (i) => line(-26 + i * 8.6, -80, -60 + i * 20, 90, darken(colour, 0.22), 2)) +
      rect(-36, -94, 72, 14, darken(colour, 0.2), { rx: 3 }),
  };
};

const cardigan: Cut = (sheet, colour) => {
  const cuff = darken(colour, 0.16);
  return {
    name: 'cardigan',
    body:
      sleeve(-1, colour, cuff, true) +
      sleeve(1, colour, cuff, true) +
      path('M-54 -84L-22 -92L0 -20L22 -92L54 -84L60 84H-60Z', colour) +
      stroke('M-22 -92L0 -20V84M22 -92L0 -20', cuff, 9) +
      times(5, (i) => circle(0, -8 + i * 20, 4.4, sheet.palette.accent)) +
      rect(-46, 30, 30, 30, 'none', { stroke: cuff, strokeWidth: 4 }) +
      rect(16, 30, 30, 30, 'none', { stroke: cuff, strokeWidth: 4 }),
  };
};

export const TOPS: readonly Cut[] = [jumper, shirt, tee, cardigan, jumper];

export const BOTTOMS: readonly Cut[] = [trousers, skirt, trousers];

export const WHOLE: readonly Cut[] = [dress, coat];
