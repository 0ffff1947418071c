import type { Random } from './random.ts';

/** Seven colours with a part to play: paper is the lightest, ink the darkest. */
export interface Palette {
  readonly name: string;
  readonly paper: string;
  readonly soft: string;
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly deep: string;
  readonly ink: string;
}

/** Chosen by hand; order: paper, soft, main, second, accent, deep, ink. */
const CHOSEN: Readonly<Record<string, string>> = {
  'Clay court': '#f6ece0 #e8cdb0 #c8694a #8a9a7b #e0a458 #7a3b2e #2f2320',
  'Sea glass': '#f1f6f2 #cfe3db #6fa8a0 #e9b872 #e4675c #2f6f73 #17343a',
  'Fig jam': '#f7eee9 #e6cfc9 #8a4f66 #c98b86 #d8b36a #563047 #241722',
  'Olive grove': '#f5f1e3 #dcd6b4 #8c9440 #c7a24f #c2562f #545c2b #26291a',
  'Nordic morning': '#f4f5f3 #d9e0e0 #8fa9b5 #e3b7a0 #d6803f #4a6572 #1f2d36',
  Persimmon: '#fdf1e3 #f8d3a8 #ee7f3b #f4b13e #2a7f82 #a63d24 #32201a',
  'Ink and lemon': '#fbf7e6 #efe4b0 #f1c62e #7f93a8 #e2583e #2d4263 #141d30',
  'Rose garden': '#fcf0ee #f3cfcb #d9748a #90a583 #f0b169 #8e2f4f #2d1724',
  'Desert dusk': '#fbe9dc #f5c3a2 #e07a5f #8a6fa0 #f2c14e #5a3d6b #231b35',
  Fjord: '#eef3f5 #c4d7df #5b8ca6 #9dbb9b #e9c46a #26506b #0f2533',
  Moss: '#f2f2e6 #cfd8b8 #7d9b62 #b78b5e #e2a93b #3f5b3a #1a281c',
  Riviera: '#fff7ec #ffe0b8 #2f9bc1 #ff8a5b #ffd05c #13618a #0c2f49',
  'Plum and mustard': '#f8f0e6 #e5d2c2 #7b4b72 #d69f2d #c05746 #45294c #201427',
  'Sweet shop': '#fff3f3 #ffd3d8 #f2788f #6cc3b9 #ffcf56 #b23a63 #3a1a35',
  'Slate and blush': '#f7f3f1 #e8d6d0 #d4a198 #7f8c99 #c7663f #46525e #1e252c',
  Tangier: '#fbf2e1 #f1d6a4 #1d8a8a #e0662f #f0ab2e #0f4f5c #14262e',
  Kyoto: '#f6f1ea #e2d6c7 #b5443a #7c8f7a #d9a648 #3d4a52 #1b1f24',
  'Lagoon night': '#e6f2f0 #a9d6cf #27918b #f09a68 #f7d488 #16496b #0b1b3a',
  Sorbet: '#fef6ea #fbdcc4 #f7a072 #b4c98f #ef6f6c #7c6a9c #33294f',
  Prairie: '#f9f3df #ead9a0 #d9a441 #7f9f8c #c4542b #5f5a2e #2c2a18',
  Lilac: '#f6f2f8 #dccfe8 #a88bc4 #f2b5a7 #f0cc6a #5f4a8b #251d3d',
  Cobalt: '#f5f4ef #d7dbe6 #2f55a4 #e9b44c #e4572e #1d3270 #0e1738',
  'Forest lodge': '#f3ece0 #d8c3a2 #a8562f #5c7a5b #dda74a #2f4a3a #18221c',
  'Coral reef': '#fff4ee #ffd9c7 #ff7f68 #3ba7a0 #f9c65d #1f5f75 #12303f',
  Espresso: '#f5ede3 #dcc5a8 #9b6a45 #c9a06a #d9713c #55372a #241712',
  Pistachio: '#f7f7ea #dbe8c0 #a3c585 #f0a8a0 #e8703a #4f7a5c #21352b',
  'Poppy field': '#fbf3e8 #f2d5bf #d9392e #6f8f57 #f0b63f #7c1f2c #26171b',
  Workshop: '#f4ecd8 #e2d3b0 #d63a2a #1f5fa8 #f2b622 #22304a #15161a',
  Apricot: '#fef3e6 #fcdcb7 #f6a45c #dd7596 #8fbcbb #b04a4a #3b2230',
  'Winter berry': '#f3f5f6 #d5dde2 #a3b8c2 #b23a48 #e0b36c #3f4f5f #1a232d',
  'Night market': '#f8efe2 #f2c9b4 #e5566d #2f8f9d #fbb13c #3c2a66 #191235',
  'Paper lantern': '#fdf6ec #f6e0cf #e9967a #a7b8a8 #f3c969 #6d5a72 #2b2433',
};

const PALETTES: readonly Palette[] = Object.entries(CHOSEN).map(([name, list]) => {
  const [paper, soft, main, second, accent, deep, ink] = list.split(' ');
  if (!paper || !soft || !main || !second || !accent || !deep || !ink) {
    throw new Error(`the palette ${name} needs seven colours`);
  }
  return { name, paper, soft, main, second, accent, deep, ink };
});

export const pickPalette = (random: Random): Palette => random.pick(PALETTES);

/** The colours in the order in which they carry a picture. */
export const coloursOf = (p: Palette): string[] => [
  p.main,
  p.paper,
  p.deep,
  p.accent,
  p.second,
  p.soft,
  p.ink,
];

/** The four colours that are neither ground nor line. */
export const hues = (p: Palette): string[] => [p.main, p.second, p.accent, p.deep];
