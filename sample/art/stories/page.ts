import type { Palette } from '../palettes.ts';
import { Random } from '../random.ts';
import { type Scene, Sheet } from '../sheet.ts';

export const STORIES = ['recipe', 'growing', 'day', 'paper'] as const;

export type StoryTheme = (typeof STORIES)[number];

export const WIDTH = 900;

export const HEIGHT = 1600;

export interface Page {
  readonly sheet: Sheet;
  readonly scene: Scene;
}

/** Every page starts from the same seed, so that table, light and colours stay the same from page to page. */
export function pages(
  seed: number,
  theme: StoryTheme,
  draws: readonly ((sheet: Sheet) => Scene)[],
  palette: Palette,
): Page[] {
  return draws.map((draw) => {
    const sheet = new Sheet(WIDTH, HEIGHT, palette, new Random(`story/${theme}/${seed}`));
    return { sheet, scene: draw(sheet) };
  });
}

export const told = (body: string, title: string, description: string, words: readonly string[]): Scene => ({
  body,
  title,
  description,
  altText: `Illustration: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}.`,
  words,
});
