import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { recordPicture } from '../take-media.service.ts';
import { sweepFiles } from './sweep-files.service.ts';

const MINUTE = 60_000;

let platform: TestPlatform;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
});

const take = async (storage: Partial<Storage>) =>
  recordPicture(
    { ...platform, storage: { ...platform.storage, ...storage } },
    Readable.from([await jpegOf(40, 30)]),
  );
const files = async () => (await platform.storage.list('')).keys;
const sweep = (storage: Partial<Storage> = {}) =>
  sweepFiles({ ...platform, storage: { ...platform.storage, ...storage } }, AbortSignal.timeout(10_000));

test('files of an upload that died before its row was kept are deleted once it can be under way no more', async () => {
  const { storage, clock } = platform;
  const puts: Promise<void>[] = [];
  const dies = take({
    put: async (...args) => {
      const put = storage.put(...args);
      puts.push(put);
      await put;
      throw new Error('the process died');
    },
  });
  await expect(dies).rejects.toThrow('the process died');
  // The first file fails the upload while the others are still being written.
  await Promise.all(puts);
  const left = await files();
  expect(left.length).toBeGreaterThan(0);
  clock.advance(14 * MINUTE);
  await sweep();
  expect(await files()).toEqual(left);
  clock.advance(MINUTE);
  await sweep();
  expect(await files()).toEqual([]);
});

test('an upload that stores for so long that its files were deleted fails, and comes in the next time', async () => {
  const { storage, clock, db } = platform;
  const slow = take({
    put: async (...args) => {
      await storage.put(...args);
      clock.advance(15 * MINUTE);
      await sweep();
    },
  });
  await expect(slow).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await db.rows('select from media')).toEqual([]);
  expect(await take({})).toMatchObject({ ok: true });
});

test('of a picture that came in well nothing is deleted but the claim', async () => {
  await take({});
  const stored = await files();
  platform.clock.advance(15 * MINUTE);
  await sweep();
  expect(await files()).toEqual(stored);
  expect(await platform.db.rows('select from media_claims')).toEqual([]);
});

test('files that cannot be deleted hold up none behind them, and wait for the next run', async () => {
  const { db, storage, clock } = platform;
  for (const signature of ['a', 'b', 'c']) {
    await db.write('insert into media_claims (home, signature, until) values ($1, $2, $3)', [
      Number.parseInt(signature.repeat(3), 16),
      signature.repeat(32),
      clock.now(),
    ]);
  }
  const stuck = sweep({
    delete: async (key) => {
      if (key.includes('bbb')) throw new Error('denied');
      await storage.delete(key);
    },
  });
  await expect(stuck).rejects.toThrow('could not delete the files of 1 signatures');
  const left = () => db.rows('select signature from media_claims');
  expect(await left()).toEqual([{ signature: 'b'.repeat(32) }]);
  await sweep();
  expect(await left()).toEqual([]);
});
