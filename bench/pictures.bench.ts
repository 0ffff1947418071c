import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { boxOf, PICTURE_SIZES, toJpeg, toWebp } from '#platform/images/picture-sizes.ts';
import { takePicture } from '#platform/images/take-picture.ts';
import { openDiskStorage } from '#platform/storage/disk-storage.ts';
import { median } from './load.ts';

const ROUNDS = 10;
const PHOTO = { width: 4000, height: 3000 };

export interface PicturesRow {
  name: string;
  msPerPicture: number;
  picturesPerSecond: number;
  /** Our pictures per second over those of this row. */
  oursOverThis: number;
}

/**
 * Takes a 12-megapixel JPEG, one at a time: ours (stream in, hash, inspect, describe, all sizes, storage) against bare
 * sharp writing the same sizes and formats with the same encoder settings, in turns, in one run. Medians.
 */
export async function run(): Promise<PicturesRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pictures-'));
  try {
    const photo = join(folder, 'photo.jpg');
    await writeFile(photo, await makePhoto());
    const storage = await openDiskStorage(join(folder, 'files'), { fsync: false });
    const ours = async () => {
      const taken = await takePicture(createReadStream(photo), { storage, secret: 'bench', tempDir: folder });
      if (!taken.ok) throw new Error(taken.reason);
    };
    const oneDecode = async () => {
      const { data, info } = await sharp(photo, { autoOrient: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      await writeSizes(() => sharp(data, { raw: info }), folder);
    };
    const eachDecodes = () => writeSizes(() => sharp(photo, { autoOrient: true }), folder);
    const [mine, one, each] = await medians([ours, oneDecode, eachDecodes]);
    const row = (name: string, ms = 0) => ({
      name,
      msPerPicture: Math.round(ms),
      picturesPerSecond: Number((1000 / ms).toFixed(2)),
      oursOverThis: Number((ms / (mine ?? 0)).toFixed(2)),
    });
    const megabytes = ((await stat(photo)).size / 1e6).toFixed(1);
    return [
      row(`ours, 12 MP JPEG of ${megabytes} MB`, mine),
      row('bare sharp, one decode', one),
      row('bare sharp, a decode for each size', each),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeSizes(open: () => Sharp, folder: string): Promise<void> {
  await Promise.all(
    PICTURE_SIZES.flatMap((size) => {
      const isOriginal = size === 'originals';
      const sized = () => (isOriginal ? open() : open().resize(boxOf(size, PHOTO)));
      return [
        toWebp(sized(), isOriginal).toFile(join(folder, `${size}.webp`)),
        toJpeg(sized(), isOriginal).toFile(join(folder, `${size}.jpg`)),
      ];
    }),
  );
}

/** Milliseconds of each contender, after one round to warm up; they take turns so that a busy moment hits all. */
async function medians(contenders: (() => Promise<void>)[]): Promise<number[]> {
  const times = contenders.map(() => [] as number[]);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, contender] of contenders.entries()) {
      const start = performance.now();
      await contender();
      if (round > 0) times[at]?.push(performance.now() - start);
    }
  }
  return times.map(median);
}

/** Layers of smooth noise, coarse to fine: compresses like a detailed photograph, and is the same in each run. */
async function makePhoto(): Promise<Buffer> {
  const { width, height } = PHOTO;
  const layers = [8, 40, 200, 1000].map(async (columns, at) => {
    const rows = (columns * height) / width;
    const noise = noiseOf(columns * rows * 3, at + 1);
    const grown = sharp(noise, { raw: { width: columns, height: rows, channels: 3 } }).resize(width, height);
    return {
      input: await grown
        .ensureAlpha(0.6 ** at)
        .png({ compressionLevel: 0 })
        .toBuffer(),
    };
  });
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(await Promise.all(layers))
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A linear congruential generator; constants of Numerical Recipes. */
function noiseOf(length: number, seed: number): Buffer {
  let state = seed;
  const noise = Buffer.alloc(length);
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    noise[at] = state >>> 24;
  }
  return noise;
}

if (import.meta.main) console.table(await run());
