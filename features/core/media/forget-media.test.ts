import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { forgetMedia } from './forget-media.service.ts';
import { findMedia } from './media.service.ts';
import { recordPicture } from './take-media.service.ts';

const MINUTE = 60_000;

let platform: TestPlatform;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
});

async function picture(width: number): Promise<string> {
  const taken = await recordPicture(platform, Readable.from([await jpegOf(width, 30)]));
  if (!taken.ok) throw new Error(taken.reason);
  return taken.media.signature;
}
/** Forgets files of which some are still shown. Returns those about which it was asked whether they are. */
async function forget(signatures: string[], shown: string[] = []): Promise<string[]> {
  const asked: string[] = [];
  await platform.db.transaction((tx) =>
    forgetMedia(platform, tx, signatures, async (some) => {
      asked.push(...some);
      return new Set(shown);
    }),
  );
  await platform.runJobs();
  return asked;
}
const isKnown = async (signature: string) => (await findMedia(platform.db, signature)) !== null;
const hasFiles = async (signature: string) =>
  (await platform.storage.list('')).keys.some((key) => key.includes(signature));

test('of several files those that nothing shows go, rows and bytes; the others stay', async () => {
  const [gone, shown, other] = [await picture(40), await picture(41), await picture(42)];
  platform.clock.advance(15 * MINUTE);
  expect((await forget([gone, shown, gone], [shown])).sort()).toEqual([gone, shown].sort());
  expect([await isKnown(gone), await hasFiles(gone)]).toEqual([false, false]);
  for (const signature of [shown, other])
    expect([await isKnown(signature), await hasFiles(signature)]).toEqual([true, true]);
});

test('a file that has just been uploaded stays, as its uploader is about to show it', async () => {
  const signature = await picture(40);
  platform.clock.advance(14 * MINUTE);
  await forget([signature]);
  expect([await isKnown(signature), await hasFiles(signature)]).toEqual([true, true]);
  platform.clock.advance(MINUTE);
  await forget([signature]);
  expect([await isKnown(signature), await hasFiles(signature)]).toEqual([false, false]);
});

test('where nothing is to be deleted no sweep begins, and nobody is asked about files that are gone', async () => {
  const shown = await picture(40);
  platform.clock.advance(15 * MINUTE);
  const { jobs } = platform;
  let sweeps = 0;
  platform.jobs = {
    ...jobs,
    enqueue: async (...args) => {
      sweeps += 1;
      return jobs.enqueue(...args);
    },
  };
  expect(await forget(['f'.repeat(32)])).toEqual([]);
  await forget([shown], [shown]);
  expect(sweeps).toBe(0);
  await forget([shown]);
  expect(sweeps).toBe(1);
});
