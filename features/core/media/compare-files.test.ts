import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { pictureKey } from '#platform/images/picture-address.ts';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import { jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { videoKey } from '#platform/images/video-address.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { compareFiles, deleteStray } from './compare-files.service.ts';
import { recordPicture, recordVideo } from './take-media.service.ts';
import { withholdMedia } from './withhold-media.service.ts';

const MINUTE = 60_000;
/** Each size in two formats. */
const FILES_OF_A_PICTURE = PICTURE_SIZES.length * 2;

let platform: TestPlatform;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
});

const compare = () => compareFiles(platform.db, platform.storage);
const put = (key: string) => platform.storage.put(key, Buffer.from('a file'), { contentType: 'image/jpeg' });
const picture = async (body: Buffer) => signatureOf(await recordPicture(platform, Readable.from([body])));
const video = async () => signatureOf(await recordVideo(platform, Readable.from([MP4])));

function signatureOf(taken: Awaited<ReturnType<typeof recordPicture | typeof recordVideo>>): string {
  if (!taken.ok) throw new Error(taken.reason);
  return taken.media.signature;
}

test('where every row has its files and every file its row, all are counted and nothing is listed', async () => {
  expect(await compare()).toEqual({ missing: [], stored: 0, stray: [] });
  await picture(await jpegOf(40, 30));
  const withheld = await picture(await pngOf(41, 30));
  await video();
  const stored = FILES_OF_A_PICTURE + (FILES_OF_A_PICTURE + 1) + 1;
  expect(await compare()).toEqual({ missing: [], stored, stray: [] });
  await platform.db.transaction((tx) => withholdMedia(platform, tx, [withheld], async () => new Set()));
  await platform.runJobs();
  expect(await compare()).toEqual({ missing: [], stored, stray: [] });
});

test('what misses files is listed once, with how many of how many', async () => {
  const [one, two] = [await picture(await jpegOf(40, 30)), await picture(await jpegOf(41, 30))];
  const gone = await video();
  const { storage } = platform;
  for (const size of ['236x', '736x'] as const)
    await storage.delete(pictureKey({ size, signature: two, extension: 'webp' }));
  await storage.delete(videoKey({ signature: gone, extension: 'mp4' }));
  const { missing, stored, stray } = await compare();
  expect(missing).toHaveLength(2);
  expect(missing).toContainEqual({ signature: two, missing: 2, of: FILES_OF_A_PICTURE });
  expect(missing).toContainEqual({ signature: gone, missing: 1, of: 1 });
  expect(missing.map(({ signature }) => signature)).not.toContain(one);
  expect({ stored, stray }).toEqual({ stored: FILES_OF_A_PICTURE * 2 - 2, stray: [] });
});

test('files that neither a row nor a claim tells of are strays, wherever they lie among the others', async () => {
  const signature = await picture(await jpegOf(40, 30));
  const strangers = ['0'.repeat(32), 'f'.repeat(32)];
  const strays = [
    ...strangers.map((stranger) => pictureKey({ size: '236x', signature: stranger, extension: 'jpg' })),
    ...strangers.map((stranger) => `withheld/${videoKey({ signature: stranger, extension: 'mp4' })}`),
    // Ends like a picture, but is none of ours; nor is what has no extension.
    `236x/old-${signature}.jpg`,
    'videos/notes',
  ];
  // Just came in: its row is not there yet.
  const coming = 'a'.repeat(32);
  await claim(coming);
  await Promise.all([...strays, videoKey({ signature: coming, extension: 'webm' })].map(put));
  const { missing, stored, stray } = await compare();
  expect(missing).toEqual([]);
  expect(stray.toSorted()).toEqual(strays.toSorted());
  expect(stored).toBe(FILES_OF_A_PICTURE + strays.length + 1);
});

test('strays are left to the next sweep, but for files that are not ours and those that came again', async () => {
  const [gone, again] = ['b'.repeat(32), 'c'.repeat(32)];
  const now = platform.clock.now();
  await claim(again);
  const strays = [gone, again].map((signature) => videoKey({ signature, extension: 'mp4' }));
  await deleteStray(platform.db, [...strays, ...strays, 'videos/notes.txt'], now);
  expect(await platform.db.rows('select signature, until from media_claims order by signature')).toEqual([
    { signature: gone, until: now },
    { signature: again, until: new Date(now.getTime() + MINUTE) },
  ]);
});

test('more rows and more files than are read at once are all compared', async () => {
  await platform.db.write(
    `insert into media (home, signature, kind, width, height, dominant_color, original_ext, bytes)
     select number, lpad(to_hex(number), 3, '0') || repeat('0', 29), 'video', 1, 1, '#000000', 'mp4', 1
     from generate_series(1, 2001) as number`,
  );
  const known = (number: number) => `${number.toString(16).padStart(3, '0')}${'0'.repeat(29)}`;
  const strays = Array.from({ length: 1001 }, (_, index) => `${known(index + 1).slice(0, 31)}1`);
  const keys = strays.map((signature) => videoKey({ signature, extension: 'mp4' }));
  await Promise.all([...keys, videoKey({ signature: known(2001), extension: 'mp4' })].map(put));
  const { missing, stored, stray } = await compare();
  expect(new Set(missing.map(({ signature }) => signature)).size).toBe(2000);
  expect(missing).toHaveLength(2000);
  expect(stray).toEqual(keys);
  expect(stored).toBe(1002);
});

/** Protects the files of a signature for a minute, as an upload does. */
async function claim(signature: string): Promise<void> {
  const until = new Date(platform.clock.now().getTime() + MINUTE);
  await platform.db.write('insert into media_claims (home, signature, until) values ($1, $2, $3)', [
    Number.parseInt(signature.slice(0, 3), 16),
    signature,
    until,
  ]);
}
