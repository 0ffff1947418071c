import { type Family, themesOf } from './catalogue.ts';
import { nameOf } from './colour.ts';
import { pickPalette } from './palettes.ts';
import { distinct } from './phrases.ts';
import { Random } from './random.ts';
import { type Scene, Sheet } from './sheet.ts';
import type { StoryTheme } from './stories/page.ts';
import { storyPages } from './stories/story.ts';
import { SHAPES } from './theme.ts';

export { renderArtwork } from './render.ts';

/** One finished drawing with the words that describe what is really on it. */
export interface Artwork {
  readonly family: Family;
  readonly theme: string;
  readonly seed: number;
  /** In pixels, as are all lengths in the SVG. */
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  /** Lower case, without repetition, the most telling first. */
  readonly words: string[];
  /** `#rrggbb`, the colour that carries most first. */
  readonly palette: string[];
}

/** Draws one picture; the same family, seed and theme give the same picture for ever. */
export function drawArtwork(family: Family, seed: number, themeName?: string): Artwork {
  const themes = themesOf(family);
  const chosen = new Random(`${family}/${seed}`);
  const theme = themeName === undefined ? chosen.pick(themes) : themes.find(({ name }) => name === themeName);
  if (!theme) throw new Error(`no theme "${themeName}" in the family ${family}`);
  const random = new Random(`${family}/${theme.name}/${seed}`);
  const [width, height] = SHAPES[random.pick(theme.shapes)];
  const sheet = new Sheet(width, height, pickPalette(random), random);
  const scene = theme.draw(sheet);
  const title = distinct(random.fork('title'), scene.title, (scene.palette ?? sheet.colours).map(nameOf));
  return finished(family, theme.name, seed, sheet, { ...scene, title });
}

export const drawPortrait = (seed: number): Artwork => drawArtwork('portraits', seed);
export const drawCover = (seed: number): Artwork => drawArtwork('covers', seed);
export const drawLogo = (seed: number): Artwork => drawArtwork('logos', seed);

const STORY_FAMILIES: Readonly<Record<StoryTheme, Family>> = {
  recipe: 'dishes',
  growing: 'botanicals',
  day: 'landscapes',
  paper: 'crafts',
};

/** The five or six pages of one story, 9:16 each, in order. */
export function drawStory(theme: StoryTheme, seed: number): Artwork[] {
  return storyPages(theme, seed).map(({ sheet, scene }) =>
    finished(STORY_FAMILIES[theme], theme, seed, sheet, scene),
  );
}

function finished(family: Family, theme: string, seed: number, sheet: Sheet, scene: Scene): Artwork {
  const { body, title, description, altText, words, palette } = scene;
  const plain = [...words, theme].map((word) => word.toLowerCase().trim()).filter((word) => word !== '');
  return {
    family,
    theme,
    seed,
    width: sheet.width,
    height: sheet.height,
    svg: sheet.toSvg(body),
    title,
    description,
    altText,
    words: [...new Set(plain)],
    palette: [...new Set(palette ?? sheet.colours)].slice(0, 7),
  };
}
