import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDiskStorage } from '#platform/storage/disk-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type PictureExtension, pictureKey } from './picture-address.ts';
import { boxOf, PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';
import { type TakenPicture, takePicture } from './take-picture.ts';
import {
  animationOf,
  avifOf,
  BLUE,
  cmykJpegOf,
  deepPngOf,
  greyJpegOf,
  jpegOf,
  pngOf,
  RED,
  seeThroughPngOf,
  turnedJpegOf,
  webpOf,
  wideGamutPngOf,
} from './testing-pictures.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  storage = await openDiskStorage(join(folder, 'files'), { fsync: false });
});
afterEach(() => rm(folder, { recursive: true }));

async function take(bytes: Buffer, secret = 'one'): Promise<TakenPicture> {
  const taken = await takePicture(Readable.from([bytes]), { storage, secret, tempDir: join(folder, 'work') });
  if (!taken.ok) throw new Error(taken.reason);
  return taken;
}

async function stored(
  picture: TakenPicture,
  size: PictureSize,
  extension: PictureExtension,
): Promise<Buffer> {
  const found = await storage.get(pictureKey({ size, extension, signature: picture.signature }));
  if (!found) throw new Error(`${size} ${extension} is missing`);
  return buffer(found.stream);
}

async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  const [r = 0, g = 0, b = 0] = await pixel.toColourspace('srgb').raw().toBuffer();
  return { r, g, b };
}

function expectNear(one: typeof RED, other: typeof RED, tolerance = 25) {
  const distance = Math.max(
    ...(['r', 'g', 'b'] as const).map((channel) => Math.abs(one[channel] - other[channel])),
  );
  expect(distance, `${JSON.stringify(one)} is near ${JSON.stringify(other)}`).toBeLessThanOrEqual(tolerance);
}

describe('sizes', () => {
  test('a large photo has every size in WebP and JPEG with the right pixels', async () => {
    const picture = await take(await jpegOf(1600, 1000));
    for (const size of PICTURE_SIZES) {
      for (const extension of ['webp', 'jpg'] as const) {
        const facts = await sharp(await stored(picture, size, extension)).metadata();
        expect(facts.format).toBe(extension === 'jpg' ? 'jpeg' : 'webp');
        expect({ width: facts.width, height: facts.height }).toEqual(
          boxOf(size, { width: 1600, height: 1000 }),
        );
      }
    }
    expect(picture.renditions).toHaveLength(14);
    expect(await readdir(join(folder, 'work'))).toEqual([]);
  });

  test('a small picture has every size name with its own pixels', async () => {
    const picture = await take(await pngOf(100, 60));
    for (const size of ['170x', '1200x', 'originals'] as const)
      expect(await sharp(await stored(picture, size, 'jpg')).metadata()).toMatchObject({
        width: 100,
        height: 60,
      });
    expect(await sharp(await stored(picture, '136x136', 'webp')).metadata()).toMatchObject({
      width: 60,
      height: 60,
    });
    expect((await take(await seeThroughPngOf(1, 1))).width).toBe(1);
  });

  test('the square is cut from the middle', async () => {
    const picture = await take(await jpegOf(800, 200));
    const square = await stored(picture, '136x136', 'jpg');
    expectNear(await colourAt(square, 10, 60), RED);
    expectNear(await colourAt(square, 126, 60), BLUE);
  });
});

describe('a picture of 17 megapixels', () => {
  test.each([
    ['a JPEG on its side', turnedJpegOf, RED],
    ['a PNG of wide gamut', wideGamutPngOf, { r: 0, g: 255, b: 0 }],
    ['a grey JPEG', greyJpegOf, null],
    ['a 16-bit PNG', deepPngOf, RED],
  ])('that is %s has its sizes and colours like others', async (_name, make, colour) => {
    const picture = await take(await make(4250, 4000));
    const turned = make === turnedJpegOf;
    expect(picture).toMatchObject({ width: turned ? 4000 : 4250, height: turned ? 4250 : 4000 });
    for (const size of ['originals', '1200x', '136x136'] as const) {
      for (const extension of ['jpg', 'webp'] as const) {
        const file = await stored(picture, size, extension);
        expect(await sharp(file).metadata()).toMatchObject({ ...boxOf(size, picture), space: 'srgb' });
        const { exif, icc, xmp } = await sharp(file).metadata();
        expect({ exif, icc, xmp }).toEqual({});
        if (colour) expectNear(await colourAt(file, 20, 20), colour, 60);
      }
    }
    expect(await readdir(join(folder, 'work'))).toEqual([]);
  });

  test('that sees through does so in WebP and PNG', async () => {
    const picture = await take(await seeThroughPngOf(4250, 4000));
    for (const extension of ['png', 'webp'] as const)
      expect((await sharp(await stored(picture, 'originals', extension)).metadata()).hasAlpha).toBe(true);
  });
});

describe('originals', () => {
  test('are upright and free of every metadata', async () => {
    const bytes = await turnedJpegOf(600, 400);
    const given = await sharp(bytes).metadata();
    expect(given).toMatchObject({ orientation: 6, width: 600 });
    expect(given.exif?.includes('A private name')).toBe(true);
    const picture = await take(bytes);
    expect(picture).toMatchObject({ width: 400, height: 600, originalExtension: 'jpg' });
    for (const size of PICTURE_SIZES) {
      for (const extension of ['webp', 'jpg'] as const) {
        const facts = await sharp(await stored(picture, size, extension)).metadata();
        const { exif, icc, xmp, iptc, orientation } = facts;
        expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      }
    }
    const upright = await stored(picture, 'originals', 'jpg');
    expectNear(await colourAt(upright, 200, 50), RED);
    expectNear(await colourAt(upright, 200, 550), BLUE);
  });

  test('of PNG stay PNG, with alpha there and in WebP, on white in JPEG', async () => {
    const picture = await take(await seeThroughPngOf(300, 300));
    expect(picture.originalExtension).toBe('png');
    expect((await sharp(await stored(picture, 'originals', 'png')).metadata()).hasAlpha).toBe(true);
    expect((await sharp(await stored(picture, '236x', 'webp')).metadata()).hasAlpha).toBe(true);
    expectNear(await colourAt(await stored(picture, '236x', 'jpg'), 5, 5), { r: 255, g: 255, b: 255 }, 2);
  });

  test.each([
    ['CMYK JPEG', cmykJpegOf, 60],
    ['16-bit PNG', deepPngOf, 25],
    ['AVIF', avifOf, 25],
    ['WebP', webpOf, 25],
  ])('of %s are sRGB with 8 bits', async (_name, make, tolerance) => {
    const picture = await take(await make(400, 300));
    for (const extension of ['jpg', 'webp', picture.originalExtension] as const) {
      const original = await stored(picture, 'originals', extension);
      expect(await sharp(original).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', width: 400 });
      expectNear(await colourAt(original, 50, 50), RED, tolerance);
      expectNear(await colourAt(original, 350, 50), BLUE, tolerance);
    }
  });

  test('of a wide picture show its middle in the square, not squeezed', async () => {
    const blue = { create: { width: 300, height: 300, channels: 3 as const, background: BLUE } };
    const red = sharp({ create: { ...blue.create, width: 900, background: RED } });
    const picture = await take(
      await red
        .composite([{ input: blue }])
        .png()
        .toBuffer(),
    );
    for (const extension of ['webp', 'jpg'] as const) {
      const square = await stored(picture, '136x136', extension);
      for (const at of [3, 132]) expectNear(await colourAt(square, at, at), BLUE, 40);
    }
  });

  test('of a wide-gamut profile are converted, not relabelled', async () => {
    const picture = await take(await wideGamutPngOf(50, 50));
    const original = await stored(picture, 'originals', 'png');
    expect((await sharp(original).metadata()).icc).toBeUndefined();
    expectNear(await colourAt(original, 5, 5), { r: 0, g: 255, b: 0 }, 12);
  });

  test('of a grey JPEG are taken', async () => {
    expect((await take(await greyJpegOf(300, 200))).dominantColor).toMatch(/^#(..)\1\1$/);
  });
});

test.each(['gif', 'webp'] as const)(
  'an animated %s stays animated in WebP and shows its first frame in JPEG',
  async (format) => {
    const picture = await take(await animationOf(format, { width: 600, height: 400, frames: 5 }));
    expect(picture).toMatchObject({ isAnimated: true, width: 600, height: 400, originalExtension: format });
    for (const size of PICTURE_SIZES) {
      const box = boxOf(size, picture);
      const moving = await sharp(await stored(picture, size, 'webp'), { animated: true }).metadata();
      expect(moving).toMatchObject({
        pages: 5,
        width: box.width,
        pageHeight: box.height,
        delay: [100, 100, 100, 100, 100],
      });
      const still = await stored(picture, size, 'jpg');
      expect(await sharp(still).metadata()).toMatchObject({ format: 'jpeg', ...box });
      expectNear(await colourAt(still, 20, 20), { ...RED, g: 0 });
    }
    const original = await sharp(await stored(picture, 'originals', format), { animated: true }).metadata();
    expect(original).toMatchObject({ format, pages: 5, width: 600, pageHeight: 400 });
  },
);

describe('beside the sizes', () => {
  test('stand colour, placeholder and hashes', async () => {
    const picture = await take(await jpegOf(900, 600));
    expect(picture.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(picture.perceptualHash).toMatch(/^[0-9a-f]{16}$/);
    expect(picture.contentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(picture.placeholder.length).toBeLessThanOrEqual(400);
    const placeholder = Buffer.from(picture.placeholder.replace('data:image/webp;base64,', ''), 'base64');
    expect(await sharp(placeholder).metadata()).toMatchObject({ format: 'webp', width: 16, height: 11 });
    const noise = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: RED,
      },
    })
      .png()
      .toBuffer();
    expect((await take(noise)).placeholder.length).toBeLessThanOrEqual(400);
  });

  test('the dominant colour is that of most pixels', async () => {
    const mostlyBlue = await sharp({ create: { width: 300, height: 300, channels: 3, background: BLUE } })
      .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: RED } } }])
      .png()
      .toBuffer();
    const { dominantColor } = await take(mostlyBlue);
    const [r = 0, g = 0, b = 0] = Buffer.from(dominantColor.slice(1), 'hex');
    expectNear({ r, g, b }, BLUE);
  });

  /** Counts how many of the 64 bits differ; up to about 8 means visually the same picture. */
  function hashDistance(one: string, other: string): number {
    const differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
    return differing.toString(2).replaceAll('0', '').length;
  }

  test('the perceptual hash stays near for the same picture smaller and in another format', async () => {
    const gradient = Buffer.from(
      Array.from(
        { length: 640 * 480 },
        (_, at) => (Math.sin((at % 640) / 50) + Math.cos(at / 640 / 40) + 2) * 63,
      ),
    );
    const raw = { raw: { width: 640, height: 480, channels: 1 as const } };
    const one = await take(await sharp(gradient, raw).png().toBuffer());
    const same = await take(await sharp(gradient, raw).resize(300).jpeg({ quality: 60 }).toBuffer());
    const other = await take(await sharp(gradient, raw).rotate(90).png().toBuffer());
    expect(same.signature).not.toBe(one.signature);
    expect(hashDistance(one.perceptualHash, same.perceptualHash)).toBeLessThanOrEqual(4);
    expect(hashDistance(one.perceptualHash, other.perceptualHash)).toBeGreaterThan(16);
  });

  test('the signature is the same for the same bytes, another under another secret', async () => {
    const bytes = await pngOf(40, 40);
    const [first, again, elsewhere] = [await take(bytes), await take(bytes), await take(bytes, 'two')];
    expect(first.signature).toMatch(/^[0-9a-f]{32}$/);
    expect(again.signature).toBe(first.signature);
    expect(elsewhere.signature).not.toBe(first.signature);
    expect(elsewhere.contentHash).toBe(first.contentHash);
    expect(first.contentHash.startsWith(first.signature)).toBe(false);
  });
});

test('many at once all finish', async () => {
  const bytes = await jpegOf(2000, 1500);
  const taken = await Promise.all(Array.from({ length: 6 }, () => take(bytes)));
  expect(new Set(taken.map((picture) => picture.signature)).size).toBe(1);
});
