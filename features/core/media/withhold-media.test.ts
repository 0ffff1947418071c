import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { pictureKey } from '#platform/images/picture-address.ts';
import { jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { holdMedia } from './forget-media.service.ts';
import { findMedia } from './media.service.ts';
import { recordPicture } from './take-media.service.ts';
import { readWithheldPicture, releaseMedia, withholdMedia } from './withhold-media.service.ts';

let platform: TestPlatform;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
});

const take = (body: Buffer) => recordPicture(platform, Readable.from([body]));
async function picture(body: Buffer): Promise<string> {
  const taken = await take(body);
  if (!taken.ok) throw new Error(taken.reason);
  return taken.media.signature;
}
async function withhold(signatures: string[], shown: string[] = []): Promise<string[]> {
  const { db } = platform;
  const withheld = await db.transaction((tx) =>
    withholdMedia(platform, tx, signatures, async () => new Set(shown)),
  );
  await platform.runJobs();
  return withheld;
}
const filesOf = async (signature: string) =>
  (await platform.storage.list('')).keys.filter((key) => key.includes(signature));
const mayHold = (...signatures: string[]) => platform.db.transaction((tx) => holdMedia(tx, signatures));

test('all files of a withheld picture leave their addresses, and come back when it is released', async () => {
  const signature = await picture(await pngOf(40, 30));
  const served = await filesOf(signature);
  expect(served).toContain(pictureKey({ size: 'originals', signature, extension: 'png' }));
  expect(await withhold([signature])).toEqual([signature]);
  expect(await filesOf(signature)).toEqual(served.map((key) => `withheld/${key}`));
  await platform.db.transaction((tx) => releaseMedia(platform, tx, [signature]));
  await platform.runJobs();
  expect(await filesOf(signature)).toEqual(served);
  expect((await platform.storage.stat(String(served[0])))?.contentType).toMatch(/^image\//);
  expect(await findMedia(platform.db, signature)).toMatchObject({ signature });
});

test('of several files only those that nothing shows are withheld, and those unknown are left out', async () => {
  const [shown, hidden] = [await picture(await jpegOf(40, 30)), await picture(await jpegOf(41, 30))];
  expect(await withhold([shown, hidden, hidden, 'f'.repeat(32)], [shown])).toEqual([hidden]);
  expect((await filesOf(shown)).filter((key) => key.startsWith('withheld/'))).toEqual([]);
  expect(await findMedia(platform.db, shown)).toMatchObject({ signature: shown });
  expect(await findMedia(platform.db, hidden)).toBeNull();
});

test('a withheld or unknown file cannot be put on anything, nor others together with it', async () => {
  const [served, withheld] = [await picture(await jpegOf(40, 30)), await picture(await jpegOf(41, 30))];
  expect(await mayHold()).toBe(true);
  expect(await mayHold(served, withheld, served)).toBe(true);
  await withhold([withheld]);
  expect(await mayHold(served)).toBe(true);
  expect(await mayHold(served, withheld)).toBe(false);
  expect(await mayHold('f'.repeat(32), served)).toBe(false);
});

test('a withheld picture that is uploaded again is refused, and its new files are served nowhere', async () => {
  const body = await jpegOf(40, 30);
  const signature = await picture(body);
  await withhold([signature]);
  const withheld = await filesOf(signature);
  expect(await take(body)).toEqual({ ok: false, reason: 'withheld' });
  await platform.runJobs();
  expect(await filesOf(signature)).toEqual(withheld);
});

test('moderators see a small version of a withheld picture; of one that is served or gone there is none', async () => {
  const { storage } = platform;
  const [signature, served] = [await picture(await jpegOf(40, 30)), await picture(await jpegOf(41, 30))];
  const key = pictureKey({ size: '474x', signature, extension: 'webp' });
  const small = await storage.get(key);
  const bytes = Buffer.concat((await small?.stream.toArray()) ?? []);
  await withhold([signature]);
  expect(await readWithheldPicture(platform, signature)).toEqual(bytes);
  expect(await readWithheldPicture(platform, served)).toBeNull();
  expect(await readWithheldPicture(platform, 'f'.repeat(32))).toBeNull();
  await storage.delete(`withheld/${key}`);
  expect(await readWithheldPicture(platform, signature)).toBeNull();
});
