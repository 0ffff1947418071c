import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskStorage } from '#platform/storage/disk-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { takePicture } from './take-picture.ts';
import {
  animationOf,
  avifOf,
  gifBombOf,
  jpegOf,
  pngBombOf,
  pngOf,
  tiffOf,
  webpOf,
} from './testing-pictures.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  storage = await openDiskStorage(join(folder, 'files'), { fsync: false });
});
afterEach(() => rm(folder, { recursive: true }));

/** The refusal's reason; in every case nothing may be left in storage or in the working folder. */
async function reasonFor(bytes: Buffer | Readable): Promise<string> {
  const body = bytes instanceof Readable ? bytes : Readable.from([bytes]);
  const taken = await takePicture(body, { storage, secret: 'one', tempDir: join(folder, 'work') });
  if (taken.ok) return 'taken';
  expect((await storage.list('')).keys).toEqual([]);
  expect(await readdir(join(folder, 'work'))).toEqual([]);
  return taken.reason;
}

const noiseOf = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const text = (content: string) => async () => Buffer.from(content);

test.each([
  ['nothing', text(''), 'empty-file'],
  ['plain text', text('just words'), 'not-a-picture'],
  ['HTML', text('<!doctype html><script>alert(1)</script>'), 'not-a-picture'],
  [
    'SVG with a script',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'not-a-picture',
  ],
  [
    'SVG with a declaration',
    text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'not-a-picture',
  ],
  ['PDF', text('%PDF-1.7\n1 0 obj <<>> endobj'), 'not-a-picture'],
  ['TIFF', () => tiffOf(50, 50), 'unsupported-format'],
  ['a PNG bomb of 12,000×12,000', async () => pngBombOf(12_000, 12_000), 'too-many-pixels'],
  ['an animation of 36 megapixels', async () => gifBombOf(600, 100), 'too-many-pixels'],
  ['an AVIF of 25 megapixels', () => avifOf(5000, 5000), 'too-many-pixels'],
  ['an animation of 2,000 frames', async () => gifBombOf(2, 2000), 'too-many-frames'],
  ['a strip of 1×20,000', async () => pngBombOf(1, 20_000), 'too-narrow'],
  ['a strip of 20,000×1', async () => pngBombOf(20_000, 1), 'too-narrow'],
  ['a side of 20,000', async () => pngBombOf(300, 20_000), 'too-long-side'],
  ['a JPEG header alone', async () => (await jpegOf(200, 200)).subarray(0, 30), 'damaged'],
  ['a PNG with nonsense for pixels', async () => (await pngOf(200, 200)).fill(0xa5, 70, 180), 'damaged'],
] as const)('%s is refused', async (_name, make, reason) => {
  expect(await reasonFor(await make())).toBe(reason);
});

test.each([
  ['JPEG', () => noiseOf(300, 300).jpeg().toBuffer()],
  ['progressive JPEG', () => noiseOf(300, 300).jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => noiseOf(300, 300).png().toBuffer()],
  ['WebP', () => noiseOf(300, 300).webp().toBuffer()],
  ['GIF', () => noiseOf(300, 300).gif().toBuffer()],
  ['AVIF', () => noiseOf(300, 300).avif({ effort: 0 }).toBuffer()],
  ['animated GIF', () => animationOf('gif', { width: 200, height: 200, frames: 6 })],
  ['animated WebP', () => animationOf('webp', { width: 200, height: 200, frames: 6 })],
])('a %s that is cut off is refused', async (_name, make) => {
  const whole = await make();
  for (const part of [0.3, 0.6, 0.9])
    expect(await reasonFor(whole.subarray(0, Math.floor(whole.length * part))), `cut at ${part}`).toBe(
      'damaged',
    );
  expect(await reasonFor(whole)).toBe('taken');
});

test.each([
  ['JPEG', jpegOf],
  ['PNG', pngOf],
  ['WebP', webpOf],
  ['AVIF', avifOf],
])('a %s with bytes overwritten at random is taken or refused, never an error', async (_name, make) => {
  const whole = await make(120, 90);
  for (let round = 0; round < 40; round++) {
    const broken = Buffer.from(whole);
    const at = 12 + ((round * 7919) % (broken.length - 16));
    broken.set(randomBytes(4), at);
    const taken = await takePicture(Readable.from([broken]), {
      storage,
      secret: 'one',
      tempDir: join(folder, 'work'),
    });
    if (!taken.ok)
      expect([
        'damaged',
        'unsupported-format',
        'not-a-picture',
        'too-many-pixels',
        'too-narrow',
        'too-long-side',
      ]).toContain(taken.reason);
  }
});

test('a file over the limit is refused while it comes, not after', async () => {
  const header = await pngOf(10, 10);
  let sent = 0;
  const endless = Readable.from(
    (async function* () {
      yield header;
      for (; sent < 1000; sent++) yield Buffer.alloc(1024 * 1024);
    })(),
  );
  expect(await reasonFor(endless)).toBe('too-large-file');
  expect(sent).toBeLessThan(40);
});

test('a body that breaks off in transit is an error of the line, not of the picture', async () => {
  const breaking = Readable.from(
    (async function* () {
      yield await pngOf(10, 10);
      throw new Error('line cut');
    })(),
  );
  await expect(reasonFor(breaking)).rejects.toThrow('line cut');
  expect(await readdir(join(folder, 'work'))).toEqual([]);
});
