import { lighten, nameOf } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { ellipse, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { atomic, orbits } from './atomic.ts';
import { cutOuts, schoolGrid } from './grids.ts';
import { at, type Design } from './print.ts';
import { balance, softArches } from './shapes.ts';
import { faces, stillLife } from './still-life.ts';
import { rhythm, travel } from './travel.ts';

const DESIGNS: Readonly<Record<string, readonly Design[]>> = {
  'abstract posters': [schoolGrid, balance, orbits, cutOuts, schoolGrid],
  'mid-century posters': [softArches, atomic, stillLife, faces, rhythm],
  'travel posters': [travel],
};

function poster(sheet: Sheet, kind: string): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.soft, 0.4),
    palette.paper,
    palette.ink,
    palette.deep,
  ]);
  const colours = random
    .shuffle([...hues(palette), palette.soft, palette.paper])
    .filter((colour) => colour !== ground);
  const print = random.pick(DESIGNS[kind] ?? [schoolGrid])(sheet, ground, colours);
  const margin = random.chance(0.55) && kind !== 'travel posters';
  const m = W * 0.07;
  const inner = margin
    ? sheet.ground(lighten(palette.paper, 0.4)) +
      sheet.within(
        rect(m, m, W - 2 * m, H - 2 * m, '#000'),
        rect(m, m, W - 2 * m, H - 2 * m, ground) + place(print.body, m, m, { scale: (W - 2 * m) / W }),
      )
    : sheet.ground(ground) + print.body;
  const worn = times(3, () =>
    ellipse(random.between(0, W), random.between(0, H), W * 0.5, W * 0.4, sheet.glow('#8a6a3a', 0.07)),
  );
  const [one, two] = [nameOf(at(colours, 0)), nameOf(at(colours, 1))];
  return {
    body: inner + worn,
    title: titled(random, [
      `${capital(print.name)} in ${one} and ${two}`,
      `${capital(print.name)} on ${nameOf(ground)}`,
      `${palette.name}: ${print.name}`,
      `${one} and ${two} ${kind.replace(/s$/, '')}${print.things[0] ? `, ${print.things[0]}` : ''}`,
    ]),
    description: sentences(
      `${capital(listed(print.things))} on ${an(nameOf(ground))} ground`,
      random.pick([
        'Would hang it over the stairs',
        'Flea market, framed for a song',
        'Screen print, three colours and paper',
        'Big, or not at all',
      ]),
    ),
    altText: `Illustration of a poster, ${print.name}: ${listed(print.things)} in ${one} and ${two} on ${nameOf(ground)}.`,
    words: [
      'poster',
      'print',
      'graphic design',
      kind,
      ...print.name.split(' ').filter((w) => w.length > 3),
      ...print.things,
      one,
      two,
    ],
  };
}

const SHEETS: Theme['shapes'] = ['2:3', '3:4', '4:5'];

export const posterThemes: readonly Theme[] = Object.keys(DESIGNS).map((name) => ({
  name,
  shapes: SHEETS,
  draw: (sheet) => poster(sheet, name),
}));
