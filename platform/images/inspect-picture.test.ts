import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspectPicture } from './picture-file.ts';
import { spoolFile } from './spool-file.ts';
import {
  jpegWithScans,
  jpegWithSegments,
  pngWithPlainText,
  pngWithProfile,
  pngWithTexts,
  webpWithChunks,
  webpWithFrames,
} from './testing-bombs.ts';
import { animationOf, gifBombOf } from './testing-pictures.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inside-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function inspect(bytes: Buffer): Promise<string> {
  const body = Readable.from([bytes]);
  const file = await spoolFile(body, join(folder, 'file'), { maxBytes: 40_000_000, secret: 'one' });
  if (!file.ok) return file.reason;
  const found = await inspectPicture(file, 'ada');
  return found.ok ? 'taken' : found.reason;
}

test.each([
  ['PNG with 126 texts, a MB that becomes a GB', () => pngWithTexts('zTXt', 126), 'too-much-beside'],
  ['PNG with as many international texts', () => pngWithTexts('iTXt', 126), 'too-much-beside'],
  ['PNG with 3 MB of compressed profile', () => pngWithProfile(3_000_000), 'too-much-beside'],
  ['JPEG with 2,000 segments', () => jpegWithSegments(2000), 'too-much-beside'],
  ['JPEG of 65 scans', async () => jpegWithScans(80, 65), 'too-much-beside'],
  ['WebP of 300,000 frames in 19 MB', () => webpWithFrames(300_000), 'too-many-frames'],
  ['WebP with 2,000 unknown chunks', () => webpWithChunks(2000), 'too-much-beside'],
  ['GIF of 1,001 frames', async () => gifBombOf(2, 1001), 'too-many-frames'],
])('a %s does not reach the decoder', async (_name, make, reason) => {
  expect(await inspect(await make())).toBe(reason);
});

test.each([
  ['PNG with a few texts', () => pngWithTexts('zTXt', 3)],
  ['PNG with 3 MB of text as it is', () => pngWithPlainText(3_000_000)],
  ['JPEG with 900 segments', () => jpegWithSegments(900)],
  ['JPEG of 64 scans', async () => jpegWithScans(80, 64)],
  ['WebP of 1,000 frames', () => webpWithFrames(1000)],
  ['GIF of 1,000 frames', async () => gifBombOf(2, 1000)],
  ['WebP of 30 frames', () => animationOf('webp', { width: 40, height: 30, frames: 30 })],
])('a %s does', async (_name, make) => {
  expect(await inspect(await make())).toBe('taken');
});
