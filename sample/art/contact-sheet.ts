import { writeFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { type Artwork, drawArtwork, renderArtwork } from './artwork.ts';
import { type Family, PIN_FAMILIES, themesOf } from './catalogue.ts';

// node sample/art/contact-sheet.ts <out.png> [family|wall] [pictures] [columns] [first seed]
const [out = 'contact-sheet.png', what = 'wall', count = '48', columns = '8', first = '1'] =
  process.argv.slice(2);
const column = 236;
const gutter = 16;

function chosen(): Artwork[] {
  const numbers = Array.from({ length: Number(count) }, (_, i) => i + Number(first));
  const family = PIN_FAMILIES.find((name) => name === what);
  const families: readonly Family[] = family ? [family] : PIN_FAMILIES;
  return numbers.map((seed, i) => {
    const name = families[(i * 5) % families.length] ?? 'interiors';
    const themes = themesOf(name);
    return drawArtwork(name, seed, family && themes[i % themes.length]?.name);
  });
}

const heights = Array.from({ length: Number(columns) }, () => gutter);
const tiles: OverlayOptions[] = [];
for (const artwork of chosen()) {
  const shortest = heights.indexOf(Math.min(...heights));
  const top = heights[shortest] ?? gutter;
  const height = Math.round((artwork.height * column) / artwork.width);
  const corners = `<svg width="${column}" height="${height}"><rect width="100%" height="100%" rx="16"/></svg>`;
  const picture = await renderArtwork(artwork, { format: 'png', width: column });
  const input = await sharp(picture)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  tiles.push({ input, left: gutter + shortest * (column + gutter), top });
  heights[shortest] = top + height + gutter;
}
const width = gutter + Number(columns) * (column + gutter);
const sheet = sharp({ create: { width, height: Math.max(...heights), channels: 3, background: '#ffffff' } });
await writeFile(out, await sheet.composite(tiles).png().toBuffer());
