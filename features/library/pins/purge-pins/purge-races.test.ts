import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccountsNow } from '#features/core/identity/testing-erasure.ts';
import { keysOf } from '#features/core/media/media-keys.ts';
import { recordPicture, recordVideo } from '#features/core/media/take-media.service.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { openS3Storage } from '#platform/storage/s3-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { parseStorageUrl } from '#platform/storage/storage-url.ts';
import { startTestingS3, type TestingS3 } from '#platform/storage/testing-s3.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { purgePinsJob } from './purge-pins.service.ts';

const DAY = 86_400_000;

/** What a test does at a moment of the storage's work; each runs once. */
interface Hooks {
  /** After a file is written, before its writer continues. */
  afterPut?: (() => Promise<unknown>) | undefined;
  beforeDelete?: (() => Promise<unknown>) | undefined;
}

let s3: TestingS3;
beforeAll(async () => {
  s3 = await startTestingS3();
});
afterAll(() => s3.close());

describe.each(['disk', 's3'])('files on %s', (where) => {
  let platform: TestPlatform;
  let cast: Cast;
  const hooks: Hooks = {};

  beforeAll(async () => {
    platform = await testPlatform(await freshDatabase());
    const storage = where === 'disk' ? platform.storage : openS3Storage(parseStorageUrl(s3.url));
    platform.storage = hooked(storage, hooks);
    cast = await castOf(platform);
  });

  const missing = () => listMissing(platform);

  test.each(['picture', 'video'] as const)(
    'a %s uploaded again while its old copy is purged keeps its files',
    async (kind) => {
      const { ada } = cast;
      const bytes = kind === 'picture' ? await jpegOf(301, 200) : MP4;
      const signature = await take(platform, kind, bytes);
      await pinAndDelete(platform, ada, kind, signature);
      platform.clock.advance(31 * DAY);
      let again: Promise<string> | undefined;
      hooks.beforeDelete = async () => {
        again = take(platform, kind, bytes);
        // Long enough to store the files if nothing blocks it.
        await new Promise((resolve) => setTimeout(resolve, 300));
      };
      await purge(platform);
      expect(await again).toBe(signature);
      expect(await isKnown(platform, signature)).toBe(true);
      expect(await missing()).toEqual([]);
    },
  );

  test.each(['picture', 'video'] as const)(
    'a %s is there after its old copy was purged between its files and its row, and may be pinned',
    async (kind) => {
      const { ada } = cast;
      const bytes = kind === 'picture' ? await jpegOf(302, 200) : Buffer.concat([MP4, Buffer.alloc(8)]);
      const signature = await take(platform, kind, bytes);
      await pinAndDelete(platform, ada, kind, signature);
      platform.clock.advance(31 * DAY);
      hooks.afterPut = () => purge(platform);
      expect(await take(platform, kind, bytes)).toBe(signature);
      expect(await missing()).toEqual([]);
      await purge(platform);
      expect(await isKnown(platform, signature)).toBe(true);
    },
  );

  test('a picture uploaded again by somebody else while the account that brought it is erased keeps its files', async () => {
    const { ben } = cast;
    const bytes = await jpegOf(303, 200);
    const signature = await take(platform, 'picture', bytes);
    await broughtBy(platform, ben, signature);
    await platform.db.write('update accounts set erase_after = $1 where id = $2', [
      platform.clock.now(),
      ben.id,
    ]);
    let again: Promise<string> | undefined;
    hooks.beforeDelete = async () => {
      again = take(platform, 'picture', bytes);
      await new Promise((resolve) => setTimeout(resolve, 300));
    };
    platform.clock.advance(31 * DAY);
    await eraseAccountsNow(platform);
    await platform.runJobs();
    expect(await again).toBe(signature);
    expect(await missing()).toEqual([]);
  });

  test('many uploads and purges at once leave no row without its files, and every pin its picture', async () => {
    const { ada } = cast;
    const pictures = await Promise.all(Array.from({ length: 4 }, (_, index) => jpegOf(320 + index, 200)));
    for (let round = 0; round < 3; round += 1) {
      for (const bytes of pictures) {
        const signature = await take(platform, 'picture', bytes);
        await pinAndDelete(platform, ada, 'picture', signature);
      }
      platform.clock.advance(31 * DAY);
      const uploads = pictures.flatMap((bytes) =>
        [0, 5, 20].map(async (wait) => {
          await new Promise((resolve) => setTimeout(resolve, wait));
          const signature = await take(platform, 'picture', bytes);
          await broughtBy(platform, ada, signature);
          return (await ada.saves.pin({ image_signature: signature })).id;
        }),
      );
      const [pins] = await Promise.all([Promise.all(uploads), purge(platform), purge(platform)]);
      expect(await missing()).toEqual([]);
      await ada.call('BulkEditResource.delete', { pin_ids: pins });
      platform.clock.advance(31 * DAY);
      await purge(platform);
    }
  });

  test('what is purged leaves no file, also after a storage that failed meanwhile', async () => {
    const { ada } = cast;
    const bytes = await jpegOf(304, 200);
    const signature = await take(platform, 'picture', bytes);
    await pinAndDelete(platform, ada, 'picture', signature);
    platform.clock.advance(31 * DAY);
    hooks.beforeDelete = () => Promise.reject(new Error('the storage is away'));
    await expect(purge(platform)).rejects.toThrow('media.sweep-files');
    expect(await isKnown(platform, signature)).toBe(false);
    await platform.runJobs({ later: true });
    expect(await filesOf(platform, signature)).toEqual([]);
  });
});

function hooked(storage: Storage, hooks: Hooks): Storage {
  const once = async (moment: keyof Hooks) => {
    const action = hooks[moment];
    hooks[moment] = undefined;
    await action?.();
  };
  return {
    ...storage,
    put: async (...args) => {
      await storage.put(...args);
      await once('afterPut');
    },
    delete: async (key) => {
      await once('beforeDelete');
      await storage.delete(key);
    },
  };
}

async function purge(platform: TestPlatform): Promise<void> {
  await platform.db.transaction((tx) => platform.jobs.enqueue(tx, purgePinsJob, {}));
  await platform.runJobs();
}

async function take(platform: TestPlatform, kind: 'picture' | 'video', bytes: Buffer): Promise<string> {
  const record = kind === 'picture' ? recordPicture : recordVideo;
  const taken = await record(platform, Readable.from([bytes]));
  if (!taken.ok) throw new Error(taken.reason);
  return taken.media.signature;
}

/** Stores that this person uploaded the file now. */
async function broughtBy(platform: TestPlatform, { id }: CastMember, signature: string): Promise<void> {
  await platform.db.write(
    `insert into uploads (home, id, user_id, kind, status, signature, created_at, finished_at)
     select home, new_id(home), id, 'image', 'succeeded', $2, $3, $3 from users where id = $1`,
    [id, signature, platform.clock.now()],
  );
}

/** A deleted pin of a file. */
async function pinAndDelete(
  platform: TestPlatform,
  who: CastMember,
  kind: 'picture' | 'video',
  signature: string,
): Promise<void> {
  await broughtBy(platform, who, signature);
  const pin = await who.saves.pin({
    image_signature: kind === 'picture' ? signature : await who.has.picture(),
  });
  if (kind === 'video')
    await platform.db.write(`update pins set video_signature = $2, video_extension = 'mp4' where id = $1`, [
      pin.id,
      signature,
    ]);
  await who.call('PinResource.delete', { id: pin.id });
}

interface FileRow {
  signature: string;
  kind: 'image' | 'video';
  original_ext: string;
}

async function isKnown({ db }: TestPlatform, signature: string): Promise<boolean> {
  return (await db.rows('select from media where signature = $1', [signature])).length > 0;
}

async function filesOf({ storage }: TestPlatform, signature: string): Promise<string[]> {
  return (await storage.list('', { limit: 10_000 })).keys.filter((key) => key.includes(signature));
}

/** Files that rows refer to but that are missing, except for rows that stand in for pictures in other tests. */
async function listMissing({ db, storage }: TestPlatform): Promise<string[]> {
  const rows = await db.rows<FileRow>(
    `select signature, kind, original_ext from media where placeholder is not null or kind = 'video'`,
  );
  const there = await Promise.all(
    rows.flatMap(keysOf).map(async (key) => ((await storage.exists(key)) ? [] : [key])),
  );
  return there.flat();
}
