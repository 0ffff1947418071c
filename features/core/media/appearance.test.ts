import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { colorDistance, hexToOklab } from '#platform/images/oklab.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import {
  forgetMaps,
  isSamePicture,
  listPicturesOfColors,
  listSimilarPictures,
  mapAppearances,
} from './appearance.service.ts';
import { describePicturesJob } from './describe-pictures/describe-pictures.service.ts';
import { forgetMedia } from './forget-media.service.ts';
import { homeOfSignature } from './media.ts';
import { recordPicture } from './take-media.service.ts';
import { releaseMedia, withholdMedia } from './withhold-media.service.ts';

const FOLDER = join(import.meta.dirname, '../../../sample/pictures');

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

async function record(body: Readable): Promise<string> {
  const taken = await recordPicture(platform, body);
  if (!taken.ok) throw new Error(taken.reason);
  return taken.media.signature;
}

const sample = (name: string) => record(createReadStream(join(FOLDER, `${name}.webp`)));
const changed = async (name: string, change: (picture: Sharp) => Sharp) =>
  record(Readable.from([await change(sharp(join(FOLDER, `${name}.webp`))).toBuffer()]));

async function appearanceOf(signature: string) {
  const found = (await mapAppearances(platform.db, [signature])).get(signature);
  if (!found) throw new Error(`${signature} is not described`);
  return found;
}

const flag = (colors: readonly (readonly [string, number])[]) =>
  colors.reduce(
    (picture, [color, width]) =>
      picture.composite([
        { input: { create: { width, height: 90, channels: 3, background: color } }, gravity: 'west' },
      ]),
    sharp({ create: { width: 100, height: 90, channels: 3, background: colors[0]?.[0] ?? '#fff' } }).png(),
  );

test('the palette has the colours of a picture with their shares, the most frequent first', async () => {
  const { palette } = await appearanceOf(
    await record(
      Readable.from([
        await flag([
          ['#2040c0', 100],
          ['#e0c020', 30],
        ]).toBuffer(),
      ]),
    ),
  );
  const [first = 0, second = 0, ...rest] = palette.map(({ share }) => share);
  expect([Math.round(first / 5), Math.round(second / 5)]).toEqual([14, 6]);
  // What is between them where they meet.
  expect(Math.max(0, ...rest)).toBeLessThan(4);
  for (const [at, color] of ['#2040c0', '#e0c020'].entries()) {
    const distance = colorDistance(hexToOklab(palette[at]?.color ?? ''), hexToOklab(color));
    expect(distance).toBeLessThan(0.02);
  }
});

test('the same picture in another size, quality or format is known as such; others of its series are not', async () => {
  const name = 'kitchens-1';
  const original = await appearanceOf(await sample(name));
  const same = [
    await changed(name, (picture) => picture.resize(200).jpeg({ quality: 60 })),
    await changed(name, (picture) => picture.png()),
    await changed(name, (picture) => picture.modulate({ saturation: 1.2 }).jpeg()),
  ];
  for (const signature of same) expect(isSamePicture(original, await appearanceOf(signature))).toBe(true);
  for (const other of ['kitchens-2', 'kitchens-3', 'lamps-1', 'growing-charts-1']) {
    expect(isSamePicture(original, await appearanceOf(await sample(other)))).toBe(false);
  }
  const [first, second] = await Promise.all([sample('growing-charts-1'), sample('growing-charts-4')]);
  expect(isSamePicture(await appearanceOf(first), await appearanceOf(second))).toBe(false);
});

const nearest = async (signature: string) => {
  const { vector } = await appearanceOf(signature);
  return (await listSimilarPictures(platform.db, vector)).map((found) => found.signature);
};

test('what is withheld or deleted is found no more, and what is given back is', async () => {
  const { db } = platform;
  const [one, other] = [await sample('soups-1'), await sample('soups-2')];
  const noneShown = async () => new Set<string>();
  const finds = async () => (await nearest(one)).includes(other);
  const { palette } = await appearanceOf(other);
  const finds2 = async () =>
    (await listPicturesOfColors(db, [palette[0]?.color ?? ''])).some(({ signature }) => signature === other);
  expect([await finds(), await finds2()]).toEqual([true, true]);
  await db.transaction((tx) => withholdMedia(platform, tx, [other], noneShown));
  expect([await finds(), await finds2()]).toEqual([false, false]);
  await db.transaction((tx) => releaseMedia(platform, tx, [other]));
  expect([await finds(), await finds2()]).toEqual([true, true]);
  platform.clock.advance(24 * 60 * 60 * 1000);
  await db.transaction((tx) => forgetMedia(platform, tx, [other], noneShown));
  expect([await finds(), await finds2()]).toEqual([false, false]);
});

async function describeAll(): Promise<void> {
  await platform.runJobs({ later: true });
  await platform.jobs.enqueue(platform.db, describePicturesJob, {});
  await platform.runJobs();
}

test('pictures from before are described by a job, as they would be today', async () => {
  const { db } = platform;
  const signature = await sample('doors-1');
  const before = await appearanceOf(signature);
  await db.write(
    'update media set vector = null, cell = null, palette_colors = null, palette_shares = null, palette_keys = null',
  );
  expect(await mapAppearances(db, [signature])).toEqual(new Map());
  await describeAll();
  const after = await appearanceOf(signature);
  // It is read from a stored size, which loses a little.
  expect(isSamePicture(before, after)).toBe(true);
  expect(await nearest(signature)).toContain(signature);
});

test('once there are thousands a map divides them, and what is similar is still found', async () => {
  const { db } = platform;
  const signature = await sample('lamps-1');
  const similar = [await sample('lamps-2'), await changed('lamps-1', (picture) => picture.blur(2).jpeg())];
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 24) - 128;
  };
  for (let at = 0; at < 3000; at++) {
    const hash = createHash('md5').update(String(at)).digest('hex');
    const vector = Buffer.from(Int8Array.from({ length: 222 }, random));
    await db.write(
      `insert into media (home, signature, kind, width, height, dominant_color, original_ext, bytes, perceptual_hash,
        palette_colors, palette_shares, palette_keys, vector, cell, code)
      select $1::smallint, $2, kind, width, height, dominant_color, original_ext, bytes, perceptual_hash, palette_colors,
        palette_shares, palette_keys, $3, 0, code from media where home = $4 and signature = $5`,
      [homeOfSignature(hash), hash, vector, homeOfSignature(signature), signature],
    );
  }
  await describeAll();
  const maps = await db.rows<{ cells: number }>('select cells from picture_maps');
  expect(maps.map(({ cells }) => cells > 40)).toEqual([true]);
  const left = await db.rows('select from media where cell < 4096 and withheld_at is null');
  expect(left).toEqual([]);
  const found = await nearest(signature);
  expect(found[0]).toBe(signature);
  expect(found.slice(0, 5)).toEqual(expect.arrayContaining(similar));
  // Another process learns of the map within a minute; what it places meanwhile is found, too.
  forgetMaps(db);
  expect((await nearest(signature))[0]).toBe(signature);
});
