import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { picturePath, videoPath } from '#features/core/media/picture-urls.ts';
import { sweepFiles } from '#features/core/media/sweep-files/sweep-files.service.ts';
import { recordPicture, recordVideo } from '#features/core/media/take-media.service.ts';
import { withholdMedia } from '#features/core/media/withhold-media.service.ts';
import { pictureKey } from '#platform/images/picture-address.ts';
import { jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { startTestingS3 } from '#platform/storage/testing-s3.ts';
import { afterFile } from '#testing/after-file.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listWrongCounts, rightCounts } from './wrong-counts.ts';

test('every count that is wrong is told, and righted by what it is off, whatever is counted meanwhile', async () => {
  const { ada, ben, platform } = await begin();
  const { db } = platform;
  const board = await ada.makes.board('Kept');
  const section = await ada.makes.section(board, 'Part');
  const { id: pin } = await ada.saves.pin({ board, section });
  const { data: comment } = await ben.call('AggregatedCommentResource.create', {
    objectId: pin,
    text: 'Nice',
  });
  expect(await listWrongCounts(db)).toEqual([]);
  await db.write(
    'update users set pin_count = 7, board_count = 4, follower_count = 1, following_count = 2 where id = $1',
    [ada.id],
  );
  await db.write(
    "update boards set pin_count = 9, section_count = 3, follower_count = 2, collaborator_count = 1, cover_pins = '[]' where id = $1",
    [board],
  );
  await db.write('update sections set pin_count = 5 where id = $1', [section]);
  await db.write(
    'update pins set repin_count = 2, comment_count = 6, try_count = 1, favorite_count = 1 where id = $1',
    [pin],
  );
  await db.write('update comments set reply_count = 1, like_count = 8 where id = $1', [comment.id]);
  const wrong = await listWrongCounts(db);
  expect(wrong).toHaveLength(16);
  expect(wrong).toContainEqual({ id: board, name: 'board.pin_count', stored: 9, counted: 1 });
  await ada.saves.pin({ board });
  expect(await rightCounts(db, wrong)).toEqual([]);
  expect(await listWrongCounts(db)).toEqual([]);
});

test('the command lists what is wrong and changes nothing; asked to fix it, it does; rows that differ it only lists', async () => {
  const { ada, platform } = await begin();
  const board = await ada.makes.board('Kept');
  await platform.db.write('update boards set pin_count = 9 where id = $1', [board]);
  const command = (...options: string[]) => recount(platform, options);
  const line = `board.pin_count of ${board}: stored 9, counted 0\n`;
  expect(await command()).toEqual([1, `${line}1 wrong, 0 repaired\n`]);
  expect(await command('--fix')).toEqual([0, `${line}1 wrong, 1 repaired\n`]);
  expect(await command()).toEqual([0, '0 wrong, 0 repaired\n']);
  const { id } = await ada.saves.pin({ board });
  await platform.db.write('delete from board_pins where pin_id = $1', [id]);
  const [code, said] = await command('--fix');
  expect(code).toBe(1);
  expect(said).toContain(`pin.places of ${id}: stored 1, counted 0\n`);
  expect((await command('--mend'))[0]).toBe(1);
});

test('the command lists pictures and videos whose files are missing, withheld ones where they lie', async () => {
  const { platform } = await begin();
  const { db, storage, clock } = platform;
  const signatures: string[] = [];
  const bodies = [await jpegOf(40, 30), await jpegOf(41, 30), await pngOf(42, 30)];
  for (const body of bodies) {
    const taken = await recordPicture(platform, Readable.from([body]));
    if (taken.ok) signatures.push(taken.media.signature);
  }
  const video = await recordVideo(platform, Readable.from([MP4]));
  if (video.ok) signatures.push(video.media.signature);
  const [whole = '', withheld = '', part = '', gone = ''] = signatures;
  await db.transaction((tx) => withholdMedia(platform, tx, [withheld], async () => new Set()));
  await platform.runJobs();
  expect(await recount(platform, [])).toEqual([0, '0 wrong, 0 repaired\n']);
  await storage.delete(picturePath(part, 'originals', 'png').slice(1));
  await storage.delete(videoPath(gone, 'mp4').slice(1));
  await db.write('update media set withheld_at = null where signature = $1', [withheld]);
  await db.write('update media set withheld_at = $2 where signature = $1', [whole, clock.now()]);
  const [code, said] = await recount(platform, ['--fix']);
  expect(code).toBe(1);
  const lines = said.split('\n');
  expect(lines).toContain(`media ${part}: 1 of 15 files missing`);
  expect(lines).toContain(`media ${gone}: 1 of 1 files missing`);
  expect(lines).toContain(`media ${withheld}: 14 of 14 files missing`);
  expect(lines).toContain(`media ${whole}: 14 of 14 files missing`);
  expect(lines).toContain('4 pictures and videos are missing files');
});

test.each(['the folder', 'S3'])(
  'files in %s that no row tells of are listed, and deleted where that is asked for; those that just came in stay',
  async (kind) => {
    const { platform: opened } = await begin();
    const s3 = await startTestingS3();
    afterFile(s3.close);
    const STORAGE_URL = kind === 'S3' ? s3.url : '';
    const storage = await openStorage(STORAGE_URL || undefined, opened.config.dataDir);
    const platform = { ...opened, storage };
    const { db, clock } = platform;
    const take = async (width: number) => {
      const taken = await recordPicture(platform, Readable.from([await jpegOf(width, 30)]));
      return taken.ok ? taken.media.signature : '';
    };
    const [kept, first, last, coming] = [await take(40), await take(41), await take(42), await take(43)];
    await db.write('delete from media where signature <> $1', [kept]);
    await db.write('delete from media_claims where signature <> $1', [coming]);
    await storage.put(
      pictureKey({ size: 'originals', signature: kept, extension: 'png' }),
      Buffer.from('a'),
      {
        contentType: 'image/jpeg',
      },
    );
    await storage.put('videos/notes.txt', Buffer.from('not ours'), { contentType: 'text/plain' });
    const filesOf = async (signature: string) =>
      (await storage.list('')).keys.filter((key) => key.includes(signature)).sort();
    const strays = [...(await filesOf(first)), ...(await filesOf(last)), 'videos/notes.txt'];
    const lines = strays.map((key) => `file ${key}: belongs to no picture or video`);
    const listed = async (options: string[]) => {
      const [code, said] = await recount(platform, options, { STORAGE_URL });
      return {
        code,
        files: said
          .split('\n')
          .filter((line) => line.startsWith('file '))
          .sort(),
      };
    };
    expect(await listed([])).toEqual({ code: 1, files: lines.sort() });
    expect(await listed(['--delete-files'])).toEqual({ code: 0, files: lines });
    const before = { kept: await filesOf(kept), coming: await filesOf(coming) };
    clock.advance(14 * 60_000);
    await sweepFiles(platform, AbortSignal.timeout(10_000));
    expect([await filesOf(first), await filesOf(last)]).toEqual([[], []]);
    expect({ kept: await filesOf(kept), coming: await filesOf(coming) }).toEqual(before);
    expect(await filesOf('notes')).toEqual(['videos/notes.txt']);
  },
  60_000,
);

test('where most files belong to none, as beside the wrong database, they are deleted only on a second word', async () => {
  const { platform } = await begin();
  const { db, storage } = platform;
  for (const width of [40, 41, 42]) await recordPicture(platform, Readable.from([await jpegOf(width, 30)]));
  const [kept] = await db.rows<{ signature: string }>('select signature from media limit 1');
  await db.write('delete from media where signature <> $1', [kept?.signature]);
  await db.write('delete from media_claims');
  const refused = await recount(platform, ['--delete-files']);
  expect(refused).toEqual([1, expect.stringMatching(/\n28 unused files\n$/)]);
  expect(await db.rows('select from media_claims')).toEqual([]);
  expect((await storage.list('')).keys).toHaveLength(42);
  const [code, said] = await recount(platform, ['--delete-files', '--even-if-most']);
  expect([code, said]).toEqual([0, expect.stringMatching(/28 unused files; the server deletes them/)]);
  expect(await db.rows('select from media_claims')).toHaveLength(2);
});

async function begin() {
  const database = await freshDatabase();
  const platform = { ...(await testPlatform(database)), url: database.url };
  return { ...(await castOf(platform)), platform };
}

function recount(
  { url, config }: TestPlatform & { url: string },
  options: string[],
  settings: Record<string, string> = {},
): Promise<[number, string]> {
  const env = { ...process.env, MODE: 'test', DATABASE_URL: url, DATA_DIR: config.dataDir, ...settings };
  return new Promise((done) => {
    const cwd = join(import.meta.dirname, '..');
    const child = execFile(process.execPath, ['app/recount.ts', ...options], { cwd, env }, (_error, said) =>
      done([child.exitCode ?? -1, said]),
    );
  });
}
