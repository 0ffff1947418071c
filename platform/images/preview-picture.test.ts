import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { previewPicture } from './preview-picture.ts';
import { jpegOf, pngOf, tiffOf, turnedJpegOf } from './testing-pictures.ts';

let tempDir: string;

beforeEach(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'previews-'));
});
afterEach(() => rm(tempDir, { recursive: true }));

async function preview(bytes: Buffer) {
  const body = Readable.from([bytes]);
  const made = await previewPicture(body, { width: 100, tempDir: join(tempDir, 'work'), asker: 'ada' });
  expect(await readdir(join(tempDir, 'work'))).toEqual([]);
  if (!made.ok) return made.reason;
  const { format, width, height } = await sharp(made.data).metadata();
  return { format, width, height };
}

test('a preview is a small WebP, upright and never larger than its picture', async () => {
  expect(await preview(await jpegOf(400, 200))).toEqual({ format: 'webp', width: 100, height: 50 });
  expect(await preview(await turnedJpegOf(400, 200))).toEqual({ format: 'webp', width: 100, height: 200 });
  expect(await preview(await pngOf(60, 30))).toEqual({ format: 'webp', width: 60, height: 30 });
});

test('what is no picture, or a damaged one, is refused with its reason', async () => {
  expect(await preview(Buffer.from('just words'))).toBe('not-a-picture');
  expect(await preview(Buffer.alloc(0))).toBe('empty-file');
  expect(await preview(await tiffOf(50, 50))).toBe('unsupported-format');
  const whole = await jpegOf(400, 300);
  expect(await preview(whole.subarray(0, whole.length - 400))).toBe('damaged');
});

test('an error that is not the picture’s fault is thrown, and leaves no file', async () => {
  const breaking = new Readable({ read: () => breaking.destroy(new Error('line cut')) });
  const made = previewPicture(breaking, { width: 100, tempDir, asker: 'ada' });
  await expect(made).rejects.toThrow('line cut');
  expect(await readdir(tempDir)).toEqual([]);
});
