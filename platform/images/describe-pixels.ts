import sharp, { type Sharp } from 'sharp';
import { findPalette, type PaletteColor } from './find-palette.ts';
import { labPixels } from './oklab.ts';
import type { Box } from './picture-sizes.ts';
import { pictureVector } from './picture-vector.ts';
import { onThread } from './pixel-gate.ts';

export interface PictureDescriptor {
  /** `#rrggbb`, the middle of the most frequent of 4096 colours. */
  dominantColor: string;
  /** A WebP of at most 16×16 as a data URL, up to about 400 characters. */
  placeholder: string;
  /** Difference hash: 64 bits as 16 hex digits; similar pictures differ in few bits. */
  perceptualHash: string;
  /** At most five colours, the most frequent first. */
  palette: PaletteColor[];
  /** What it looks like: similar pictures are near (`vectorDistance`). */
  vector: Int8Array;
}

export async function describePixels(pixels: Pixels): Promise<PictureDescriptor> {
  const [dominantColor, placeholder, perceptualHash, seen] = await Promise.all([
    findDominantColor(pixels),
    makePlaceholder(pixels),
    hashDifferences(pixels),
    describeAppearance(pixels),
  ]);
  return { dominantColor, placeholder, perceptualHash, ...seen };
}

/** Enough to compare, whatever the shape of the picture. */
const SIDE = 64;

async function describeAppearance(pixels: Pixels): Promise<Pick<PictureDescriptor, 'palette' | 'vector'>> {
  const square = await fromPixels(await onWhite(pixels))
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const seen = labPixels(square, SIDE);
  return { palette: findPalette(seen), vector: pictureVector(seen) };
}

async function onWhite(pixels: Pixels): Promise<Pixels> {
  if (pixels.channels === 3) return pixels;
  const data = await fromPixels(pixels).flatten({ background: '#fff' }).raw().toBuffer();
  return { ...pixels, data, channels: 3 };
}

async function findDominantColor(pixels: Pixels): Promise<string> {
  const { dominant } = await fromPixels(await onWhite(pixels)).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) =>
    Math.round(value).toString(16).padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

async function makePlaceholder(pixels: Pixels): Promise<string> {
  const size = { width: 16, height: 16, fit: 'inside', withoutEnlargement: true } as const;
  const tiny = await fromPixels(pixels).resize(size).webp({ quality: 30, alphaQuality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function hashDifferences(pixels: Pixels): Promise<string> {
  const [columns, rows] = [9, 8];
  const grey = await fromPixels(await onWhite(pixels))
    .resize(columns, rows, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

export interface Pixels extends Box {
  data: Buffer;
  channels: 3 | 4;
}

export async function readPixels(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await onThread(() => pipeline.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`Pixels with ${channels} channels`);
  return { data, width, height, channels };
}

export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
