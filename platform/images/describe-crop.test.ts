import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Crop, describeCrop } from './describe-crop.ts';
import { BLUE, pngOf, RED, seeThroughPngOf } from './testing-pictures.ts';

const whole = { x: 0, y: 0, w: 1, h: 1 };
const look = (data: Buffer, crop: Crop = whole) => describeCrop(data, crop, 'ada');

async function colorOf(data: Buffer, crop: Crop) {
  const { dominantColor } = await look(data, crop);
  const [r = 0, g = 0, b = 0] = Buffer.from(dominantColor.slice(1), 'hex');
  const distanceTo = (color: typeof RED) =>
    Math.abs(r - color.r) + Math.abs(g - color.g) + Math.abs(b - color.b);
  return distanceTo(RED) < distanceTo(BLUE) ? 'red' : 'blue';
}

/** Its grey goes from one value to another, to the right or down. */
function gradientOf(from: number, to: number, isDown = false): Promise<Buffer> {
  const size = 180;
  const grey = Array.from({ length: size * size }, (_, at) => {
    const place = (isDown ? Math.floor(at / size) : at % size) / size;
    return from + (to - from) * place;
  });
  return sharp(Buffer.from(grey), { raw: { width: size, height: size, channels: 1 } })
    .png()
    .toBuffer();
}

test('a crop has the colour of its part of the picture', async () => {
  const halves = await pngOf(400, 300);
  expect(await colorOf(halves, { x: 0.02, y: 0.1, w: 0.4, h: 0.8 })).toBe('red');
  expect(await colorOf(halves, { x: 0.55, y: 0, w: 0.45, h: 1 })).toBe('blue');
  // Mostly the right half, though it begins on the left.
  expect(await colorOf(halves, { x: 0.4, y: 0, w: 0.6, h: 0.5 })).toBe('blue');
  const upright = await sharp(halves).rotate(90).png().toBuffer();
  expect(await colorOf(upright, { x: 0, y: 0, w: 1, h: 0.4 })).toBe('red');
  expect(await colorOf(upright, { x: 0, y: 0.55, w: 1, h: 0.45 })).toBe('blue');
});

test('a crop that leaves the picture, or is nothing, is what there is of it, at least a pixel', async () => {
  const halves = await pngOf(40, 30);
  for (const crop of [
    { x: 1, y: 1, w: 1, h: 1 },
    { x: 0.9, y: 0.9, w: 0.5, h: 0.5 },
    { x: 0.7, y: 0.5, w: 0, h: 0 },
  ])
    expect(await colorOf(halves, crop)).toBe('blue');
  expect(await colorOf(halves, { x: 0, y: 0, w: 0, h: 0 })).toBe('red');
});

test('the hash has a bit for each of 8×8 steps to the right that becomes lighter', async () => {
  const hashOf = async (picture: Promise<Buffer>) => (await look(await picture)).perceptualHash;
  expect(await hashOf(gradientOf(0, 250))).toBe('f'.repeat(16));
  expect(await hashOf(gradientOf(250, 0))).toBe('0'.repeat(16));
  expect(await hashOf(gradientOf(0, 250, true))).toBe('0'.repeat(16));
});

test('what a picture lets through is white, and its placeholder lets it through, too', async () => {
  const { dominantColor, placeholder, perceptualHash } = await look(await seeThroughPngOf(40, 30));
  expect(dominantColor).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
  expect(perceptualHash).toBe('0'.repeat(16));
  const tiny = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sharp(tiny).metadata()).toMatchObject({
    format: 'webp',
    width: 16,
    height: 12,
    hasAlpha: true,
  });
});
