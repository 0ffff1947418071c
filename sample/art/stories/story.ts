import { day } from './day.ts';
import { growing } from './growing.ts';
import type { Page, StoryTheme } from './page.ts';
import { paper } from './paper.ts';
import { recipe } from './recipe.ts';

/** The pages of one story, each 9:16, from the first step to the last. */
export function storyPages(theme: StoryTheme, seed: number): Page[] {
  return { recipe, growing, day, paper }[theme](seed);
}
