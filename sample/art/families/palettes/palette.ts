import { lighten, lightness, nameOf } from '../../colour.ts';
import { listed, numberWord, sentences, titled } from '../../phrases.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { line } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { cardsBelow, discsBeside, fan, type Layout, strokes, tiles } from './layouts.ts';
import { mood } from './mood-board.ts';
import { nested } from './nested.ts';
import { source } from './source.ts';

const LAYOUTS: Readonly<Record<string, readonly [Layout, string]>> = {
  cards: [cardsBelow, 'cards under a picture'],
  discs: [discsBeside, 'discs beside a picture'],
  fan: [fan, 'a fan of paint cards'],
  strokes: [strokes, 'brush strokes'],
  tiles: [tiles, 'glazed tiles'],
  nested: [nested, 'shapes inside shapes'],
  'mood board': [mood, 'a mood board of scraps'],
};

function swatches(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const all = [
    palette.main,
    palette.accent,
    palette.second,
    palette.deep,
    palette.soft,
    palette.ink,
    palette.paper,
  ];
  const colours = random.some(all, random.int(5, 6)).sort((a, b) => lightness(b) - lightness(a));
  const [key, [layout, form]] = random.pick(Object.entries(LAYOUTS));
  const from = source(sheet, palette);
  const ground = random.pick([
    '#fdfaf3',
    '#f6f1e8',
    lighten(palette.soft, 0.5),
    palette.paper,
    key === 'nested' || key === 'tiles' ? palette.ink : '#fdfaf3',
  ]);
  const words = [...new Set(colours.map(nameOf))];
  const pictured = ['cards', 'discs', 'mood board'].includes(key);
  const [first = 'sand', second = 'grey'] = random.shuffle(words);
  const rule = random.chance(0.2) ? line(W * 0.06, H * 0.97, W * 0.94, H * 0.97, palette.ink, 3) : '';
  return {
    body: sheet.ground(ground) + layout(sheet, colours, from.draw) + rule,
    title: titled(random, [
      `${palette.name}: ${listed(words.slice(0, 3))}`,
      `${first} and ${second} palette${pictured ? ` from ${from.name}` : ''}`,
      `${numberWord(colours.length)} colours in ${form}: ${first}, ${second}`,
      `Colours of ${pictured ? from.name : palette.name.toLowerCase()}: ${first} with ${second}`,
    ]),
    description: sentences(
      `${listed(words)}${pictured ? `, taken from ${from.name}` : ''}`,
      random.pick([
        'For the hall, ceiling included',
        'The dark one only for doors',
        'Try it with linen and oak',
        'Nothing here is grey',
        'Half a wall at most of the loud one',
      ]),
    ),
    altText: `Illustration of a colour palette as ${form}: ${listed(words)}${pictured ? `, with ${from.name}` : ''}.`,
    words: ['colour palette', 'colours', 'swatches', 'paint', key, palette.name, ...words],
  };
}

export const paletteTheme: Theme = {
  name: 'colour palettes',
  shapes: ['2:3', '3:4', '4:5', '1:1', '9:16'],
  draw: swatches,
};
