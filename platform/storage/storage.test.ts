import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listKeys, openDiskStorage } from './disk-storage.ts';
import { openStorage } from './open-storage.ts';
import { removeOldFiles } from './remove-old-files.ts';
import { RangeNotSatisfiable, type Storage } from './storage.ts';
import { startTestingS3, type TestingS3 } from './testing-s3.ts';

let folder: string;
let s3: TestingS3;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = await startTestingS3();
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const plain = { contentType: 'text/plain' };
const read = async (key: string, range?: { start: number; end?: number }) => {
  const found = await storage.get(key, range);
  return found && text(found.stream);
};
/** An object's metadata; its bytes are left unread. */
const told = async (key: string, range?: { start: number; end?: number }) => {
  const found = await storage.get(key, range);
  found?.stream.destroy();
  return found;
};

describe.each([
  ['disk', () => openStorage(undefined, folder)],
  ['S3', () => openStorage(s3.url, folder)],
])('storage on %s', (_name, open) => {
  beforeEach(async () => {
    storage = await open();
  });

  test('gives back what was put, with size, content type and an etag that changes with the content', async () => {
    await storage.put('a/b.jpg', Buffer.from('first'), { contentType: 'image/jpeg' });
    const first = await storage.stat('a/b.jpg');
    expect(first).toMatchObject({ size: 5, contentType: 'image/jpeg' });
    expect(first?.etag).toMatch(/^".+"$/);
    await storage.put('a/b.jpg', Readable.from([Buffer.from('other')]), { contentType: 'image/jpeg' });
    expect(await read('a/b.jpg')).toBe('other');
    expect((await storage.stat('a/b.jpg'))?.etag).not.toBe(first?.etag);
  });

  test('keeps a content type that the ending does not tell, until it is replaced', async () => {
    await storage.put('a.jpg', Buffer.from('x'), { contentType: 'image/x-odd' });
    expect((await told('a.jpg'))?.contentType).toBe('image/x-odd');
    await storage.put('a.jpg', Buffer.from('x'), { contentType: 'image/jpeg' });
    expect((await told('a.jpg'))?.contentType).toBe('image/jpeg');
  });

  test('gives byte ranges and the size of the whole', async () => {
    await storage.put('a.txt', Buffer.from('0123456789'), plain);
    expect(await read('a.txt', { start: 2, end: 4 })).toBe('234');
    expect(await read('a.txt', { start: 7 })).toBe('789');
    expect(await read('a.txt', { start: 8, end: 99 })).toBe('89');
    expect((await told('a.txt', { start: 2, end: 4 }))?.size).toBe(10);
    await expect(storage.get('a.txt', { start: 10 })).rejects.toThrow(RangeNotSatisfiable);
    await expect(storage.get('a.txt', { start: 5, end: 2 })).rejects.toThrow(RangeNotSatisfiable);
  });

  test('answers null for what is not there, also below an existing key', async () => {
    await storage.put('a', Buffer.from('x'), plain);
    for (const key of ['b', 'a/b', 'c/d/e']) {
      expect(await storage.get(key)).toBeNull();
      expect(await storage.stat(key)).toBeNull();
      expect(await storage.exists(key)).toBe(false);
    }
    expect(await storage.exists('a')).toBe(true);
  });

  test('takes keys of 500 characters, of 200 between slashes, and what only leads to one is none', async () => {
    const key = `${'a'.repeat(200)}/${'b'.repeat(200)}/${'c'.repeat(98)}`;
    await storage.put(key, Buffer.from('x'), plain);
    expect(await read(key)).toBe('x');
    expect(await storage.get('a'.repeat(200))).toBeNull();
    expect(await storage.exists('a'.repeat(200))).toBe(false);
  });

  test('gives the same facts with the bytes as without', async () => {
    await storage.put('a.txt', Buffer.from('0123456789'), plain);
    const { stream: _, ...facts } = (await told('a.txt')) ?? expect.fail('not there');
    expect(facts).toEqual(await storage.stat('a.txt'));
    expect(await storage.stat('a.txt')).toMatchObject({ size: 10, etag: expect.stringMatching(/^".+"$/) });
  });

  test('deletes, twice without complaint', async () => {
    await storage.put('a/b', Buffer.from('x'), plain);
    await storage.delete('a/b');
    await storage.delete('a/b');
    expect(await storage.exists('a/b')).toBe(false);
  });

  test('lists keys under a prefix in byte order, page by page', async () => {
    const keys = ['a-z', 'a.b', 'a/1', 'a/2/x', 'a/2-', 'a/20', 'ab', 'b/1'];
    for (const key of keys) await storage.put(key, Buffer.from('x'), plain);
    expect(await storage.list('')).toEqual({ keys: [...keys].sort(), next: null });
    expect((await storage.list('a/2')).keys).toEqual(['a/2-', 'a/2/x', 'a/20']);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await storage.list('a', { after, limit: 3 });
      expect(page.keys.length).toBeLessThanOrEqual(3);
      seen.push(...page.keys);
      after = page.next;
    } while (after);
    expect(seen).toEqual([...keys].sort().slice(0, 7));
    expect((await storage.list('zzz')).keys).toEqual([]);
  });

  test('streams a body of many megabytes whole', async () => {
    const chunk = randomBytes(1024 * 1024);
    await storage.put('big', Readable.from(Array.from({ length: 18 }, () => chunk)), plain);
    const found = await storage.get('big');
    expect(found?.size).toBe(18 * chunk.length);
    const back = found ? await buffer(found.stream) : Buffer.alloc(0);
    expect(back.equals(Buffer.concat(Array.from({ length: 18 }, () => chunk)))).toBe(true);
  });

  test('a body that breaks off leaves what stood there, and no rest', async () => {
    await storage.put('a', Buffer.from('old'), plain);
    const breaking = Readable.from(
      (async function* () {
        yield randomBytes(9 * 1024 * 1024);
        throw new Error('line cut');
      })(),
    );
    await expect(storage.put('a', breaking, plain)).rejects.toThrow('line cut');
    expect(await read('a')).toBe('old');
    expect((await storage.list('')).keys).toEqual(['a']);
    expect(s3.openUploads.size).toBe(0);
  });

  test.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '..',
    '../a',
    'a/../b',
    'a/./b',
    '.writing/a',
    'a\\b',
    'a\0',
    'A',
    'é',
    'a'.repeat(201),
    `${'a/'.repeat(250)}a`,
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), plain)).rejects.toThrow('Not a storage key');
    await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    await expect(storage.stat(key)).rejects.toThrow('Not a storage key');
    await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
  });
});

test('S3 receives a large body in parts and an unknown bucket is an error, not an absence', async () => {
  storage = await openStorage(s3.url, folder);
  const chunk = randomBytes(1024 * 1024);
  await storage.put('big', Readable.from(Array.from({ length: 18 }, () => chunk)), plain);
  expect(s3.partSizes.toSorted((a, b) => a - b)).toEqual(
    [2, 8, 8].map((megabytes) => megabytes * 1024 * 1024),
  );
  const elsewhere = await openStorage(s3.url.replace('/test?', '/elsewhere?'), folder);
  await expect(elsewhere.get('big')).rejects.toThrow('NoSuchBucket');
});

test('disk storage holds no temporary file after writing, and removes what writers that died left', async () => {
  storage = await openDiskStorage(folder);
  const writing = join(folder, '.writing');
  await writeFile(join(writing, 'left'), 'x');
  await storage.put('a', Buffer.from('x'), plain);
  const breaking = new Readable({ read: () => breaking.destroy(new Error('line cut')) });
  await expect(storage.put('a', breaking, plain)).rejects.toThrow('line cut');
  await storage.removeUnfinished(new Date(Date.now() - 60_000));
  expect(await readdir(writing)).toEqual(['left']);
  await storage.removeUnfinished(new Date(Date.now() + 60_000));
  expect(await readdir(writing)).toEqual([]);
  expect(await read('a')).toBe('x');
});

test('of a folder only its old files are removed, and one that is gone has none', async () => {
  const gone = join(folder, 'gone');
  await removeOldFiles(gone, new Date());
  for (const name of ['a-link-to-nothing', 'b-folder', 'c-file']) {
    const path = join(folder, name);
    if (name.endsWith('nothing')) await symlink(gone, path);
    else if (name.endsWith('folder')) await mkdir(path);
    else await writeFile(path, 'x');
  }
  await removeOldFiles(folder, new Date(Date.now() + 60_000));
  expect((await readdir(folder)).toSorted()).toEqual(['a-link-to-nothing', 'b-folder']);
});

test('S3 is rid of uploads in parts that writers that died left', async () => {
  storage = await openStorage(s3.url, folder);
  const { url } = s3;
  const answer = await fetch(new URL('/test/big?uploads', `http://${new URL(url).host}`), {
    method: 'POST',
    headers: { authorization: 'Credential=testing/' },
  });
  expect([answer.status, s3.openUploads.size]).toEqual([200, 1]);
  await storage.removeUnfinished(new Date(Date.now() - 60_000));
  expect(s3.openUploads.size).toBe(1);
  await storage.removeUnfinished(new Date(Date.now() + 60_000));
  expect(s3.openUploads.size).toBe(0);
});

test('a key to S3 that may not list the rests of uploads leaves them to the bucket', async () => {
  const limited = await openStorage(s3.url.replace('testing:', 'limited:'), folder);
  await expect(limited.removeUnfinished(new Date())).resolves.toBeUndefined();
  const elsewhere = await openStorage(s3.url.replace('/test?', '/elsewhere?'), folder);
  await expect(elsewhere.removeUnfinished(new Date())).rejects.toThrow('NoSuchBucket');
});

test('a folder that is gone holds no keys', async () => {
  const wanted = { prefix: '', after: null, limit: 10 };
  expect(await listKeys(join(folder, 'gone'), wanted)).toEqual({ keys: [], next: null });
  await writeFile(join(folder, 'file'), '');
  await expect(listKeys(join(folder, 'file'), wanted)).rejects.toThrow('ENOTDIR');
});

test.each(['s3://host/bucket', 's3://k:s@host/', 's3://k:s@host/a/b', 'https://k:s@host/a', 'nonsense'])(
  'the setting %s is refused without showing the secret',
  async (setting) => {
    await expect(openStorage(setting, folder)).rejects.toThrow('STORAGE_URL must look like');
  },
);
