import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Rgb = { r: number; g: number; b: number };
export const RED: Rgb = { r: 200, g: 30, b: 40 };
export const BLUE: Rgb = { r: 30, g: 60, b: 200 };

const plain = (
  width: number,
  height: number,
  background: Rgb | (Rgb & { alpha: number }),
  channels: 3 | 4 = 3,
) => sharp({ create: { width, height, channels, background } });

/** Red on the left, blue on the right. */
function twoHalves(width: number, height: number) {
  const right = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: BLUE } };
  return plain(width, height, RED).composite([{ input: right, left: Math.ceil(width / 2), top: 0 }]);
}

export const jpegOf = (width: number, height: number) => twoHalves(width, height).jpeg().toBuffer();
export const pngOf = (width: number, height: number) => twoHalves(width, height).png().toBuffer();
export const webpOf = (width: number, height: number) => twoHalves(width, height).webp().toBuffer();
export const avifOf = (width: number, height: number) =>
  twoHalves(width, height).avif({ effort: 0 }).toBuffer();
export const tiffOf = (width: number, height: number) => twoHalves(width, height).tiff().toBuffer();
export const cmykJpegOf = (width: number, height: number) =>
  twoHalves(width, height).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
export const greyJpegOf = (width: number, height: number) =>
  twoHalves(width, height).toColourspace('b-w').jpeg().toBuffer();
export const deepPngOf = (width: number, height: number) =>
  twoHalves(width, height).toColourspace('rgb16').png().toBuffer();
export const seeThroughPngOf = (width: number, height: number) =>
  plain(width, height, { ...RED, alpha: 0 }, 4)
    .png()
    .toBuffer();

/** Stored sideways with an EXIF rotation, a maker's name and a place. */
export const turnedJpegOf = (width: number, height: number) =>
  twoHalves(width, height)
    .withExif({ IFD0: { Copyright: 'A private name' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Pure Display P3 green, which is outside sRGB, with its profile. */
export const wideGamutPngOf = (width: number, height: number) =>
  plain(width, height, { r: 0, g: 255, b: 0 }).withIccProfile('p3').png().toBuffer();

/** Alternate between red and blue, 100 ms each. */
export async function animationOf(
  format: 'gif' | 'webp',
  { width, height, frames }: Record<'width' | 'height' | 'frames', number>,
) {
  const colours = Array.from({ length: frames }, (_, at) => ({ ...(at % 2 ? BLUE : RED), g: at * 3 }));
  const stills = await Promise.all(colours.map((colour) => plain(width, height, colour).png().toBuffer()));
  const joined = sharp(stills, { join: { animated: true } });
  const delay = colours.map(() => 100);
  return format === 'gif' ? joined.gif({ delay }).toBuffer() : joined.webp({ delay, quality: 90 }).toBuffer();
}

/** Frames of one pixel on a large canvas: few bytes, many pixels to decode. */
export function gifBombOf(side: number, frames: number): Buffer {
  const canvas = Buffer.from([
    ...Buffer.from('GIF89a'),
    side & 255,
    side >> 8,
    side & 255,
    side >> 8,
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
  ]);
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ]);
  return Buffer.concat([canvas, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

export function pngBombOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((width + 1) * height));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
