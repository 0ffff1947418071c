import { type Artwork, drawArtwork } from './art/artwork.ts';
import { type Family, PIN_FAMILIES, themeNames } from './art/catalogue.ts';

const FAMILIES = new Map<string, Family>(
  PIN_FAMILIES.flatMap((family) => themeNames(family).map((theme) => [theme, family] as const)),
);

/** Draws one picture of a theme, whichever family the theme belongs to. */
export function drawTheme(theme: string, seed: number): Artwork {
  const family = FAMILIES.get(theme);
  if (!family) throw new Error(`No family of pictures has the theme ${theme}`);
  return drawArtwork(family, seed, theme);
}
