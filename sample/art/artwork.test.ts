import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type Artwork,
  drawArtwork,
  drawCover,
  drawLogo,
  drawPortrait,
  drawStory,
  renderArtwork,
} from './artwork.ts';
import { CATALOGUE, type Family, PIN_FAMILIES, themeNames, themesOf } from './catalogue.ts';
import { STORIES } from './stories/page.ts';
import { SHAPES } from './theme.ts';

const FAMILIES = [...PIN_FAMILIES, 'portraits', 'covers', 'logos'] as const satisfies readonly Family[];
const seeds = Array.from({ length: 20 }, (_, i) => i + 1);

/** As wide as a look at it needs. */
const WIDTH = 96;
const lookAt = (artwork: Artwork) => renderArtwork(artwork, { format: 'jpeg', width: WIDTH });

/** What a hurried eye sees: the picture as 16 × 16 colours. */
async function glance(artwork: Artwork): Promise<Buffer> {
  return sharp(await lookAt(artwork))
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** Mean difference of two glances, 0 (same) to 255. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / one.length;
}

test('every family of the catalogue is covered here', () => {
  expect([...FAMILIES].sort()).toEqual(Object.keys(CATALOGUE).sort());
});

describe.each(FAMILIES)('%s', (family) => {
  test('twenty seeds render as pictures of the stated size', async () => {
    for (const seed of seeds) {
      const artwork = drawArtwork(family, seed);
      const picture = await lookAt(artwork);
      const { width = 0, height = 0, format } = await sharp(picture).metadata();
      expect(format).toBe('jpeg');
      expect(width).toBe(WIDTH);
      expect(height / width).toBeCloseTo(artwork.height / artwork.width, 1);
      const { entropy } = await sharp(picture).stats();
      expect(entropy, `${family} ${seed} is nearly empty`).toBeGreaterThan(0.5);
    }
  });

  test('each theme keeps to the shapes it names and says what it shows', () => {
    for (const theme of themesOf(family)) {
      const sizes = theme.shapes.map((shape) => SHAPES[shape].join('×'));
      for (const seed of seeds.slice(0, 6)) {
        const artwork = drawArtwork(family, seed, theme.name);
        expect(sizes).toContain(`${artwork.width}×${artwork.height}`);
        expect(artwork.svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(artwork.title).toMatch(/^[A-Z0-9]/);
        expect(artwork.title.length).toBeLessThanOrEqual(100);
        for (const text of [artwork.description, artwork.altText]) expect(text.length).toBeGreaterThan(14);
        expect(artwork.altText.length).toBeLessThanOrEqual(500);
        expect(artwork.words.length).toBeGreaterThanOrEqual(3);
        expect(artwork.words.every((word) => word === word.trim() && word !== '')).toBe(true);
        for (const colour of artwork.palette) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  test('different seeds look different', async () => {
    const glances = await Promise.all(seeds.slice(0, 12).map((seed) => glance(drawArtwork(family, seed))));
    const pairs = glances.flatMap((one, i) => glances.slice(i + 1).map((other) => difference(one, other)));
    pairs.sort((a, b) => a - b);
    expect(pairs[0], 'the two most alike').toBeGreaterThan(2);
    expect(pairs[Math.floor(pairs.length / 2)], 'the usual pair').toBeGreaterThan(25);
  });
});

test('the same seed draws the same picture, and another a different one', () => {
  for (const family of FAMILIES) {
    expect(drawArtwork(family, 7)).toEqual(drawArtwork(family, 7));
    expect(drawArtwork(family, 7).svg).not.toBe(drawArtwork(family, 8).svg);
  }
});

test('the same drawing renders to the same bytes', async () => {
  const artwork = drawArtwork('dishes', 3);
  const [one, other] = await Promise.all(
    [1, 2].map(() => renderArtwork(artwork, { format: 'jpeg', width: 240 })),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test('each format comes out as asked, in the width asked for', async () => {
  const artwork = drawArtwork('landscapes', 5);
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const { format: got, width } = await sharp(
      await renderArtwork(artwork, { format, width: 300 }),
    ).metadata();
    expect([got, width]).toEqual([format, 300]);
  }
});

test('a theme that a family does not have is refused', () => {
  expect(() => drawArtwork('dishes', 1, 'bedrooms')).toThrow('bedrooms');
});

describe.each(PIN_FAMILIES)('the words of %s', (family) => {
  test('three hundred pins hardly ever share a title', () => {
    const titles = Array.from({ length: 300 }, (_, i) => drawArtwork(family, 1000 + i).title);
    expect(new Set(titles).size).toBeGreaterThanOrEqual(288);
  });

  test('pins of one theme share words that tell the theme', () => {
    for (const name of themeNames(family)) {
      const [first = new Set<string>(), ...rest] = seeds.map(
        (seed) => new Set(drawArtwork(family, seed, name).words),
      );
      const shared = [...first].filter((word) => rest.every((other) => other.has(word)));
      expect(shared.length, name).toBeGreaterThanOrEqual(2);
    }
  });
});

test('portraits and logos are square, covers wide', () => {
  for (const artwork of [drawPortrait(4), drawLogo(4)]) expect(artwork.width).toBe(artwork.height);
  const cover = drawCover(4);
  expect(cover.width / cover.height).toBeCloseTo(16 / 9, 2);
});

test.each(STORIES)('the story "%s" has five or six pages of one size that differ', async (theme) => {
  const story = drawStory(theme, 11);
  expect(story.length).toBeGreaterThanOrEqual(5);
  expect(story.length).toBeLessThanOrEqual(6);
  expect(new Set(story.map(({ title }) => title)).size).toBe(story.length);
  const glances = await Promise.all(story.map(glance));
  glances.slice(1).forEach((page, i) => {
    expect(difference(page, glances[i] ?? page)).toBeGreaterThan(0.4);
  });
  for (const page of story) expect([page.width, page.height]).toEqual([900, 1600]);
});
