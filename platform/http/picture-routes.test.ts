import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import { openDiskStorage } from '#platform/storage/disk-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { afterFile } from '#testing/after-file.ts';
import { pictureRoutes } from './picture-routes.ts';

const pathOf = (folder: string, extension: string, signature = 'ab'.repeat(16)) =>
  `/${folder}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}/${signature}.${extension}`;
const PICTURE = pathOf('236x', 'jpg');
const VIDEO = pathOf('videos', 'mp4');
const BYTES = 'the bytes';

let app: FastifyInstance;
let storage: Storage;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-pictures-'));
  storage = await openDiskStorage(folder, { fsync: false });
  app = fastify();
  afterFile(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  pictureRoutes(app, storage);
  for (const path of [PICTURE, VIDEO, ...PICTURE_SIZES.map((size) => pathOf(size, 'webp'))])
    await storage.put(path.slice(1), Buffer.from(BYTES), { contentType: 'image/odd' });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each(['videos', ...PICTURE_SIZES])('files in %s are served', async (folder) => {
  const answer = await get(pathOf(folder, folder === 'videos' ? 'mp4' : 'webp'));
  expect([answer.statusCode, answer.body]).toEqual([200, BYTES]);
});

test('a picture goes to every site, to be shown and kept for good, with the type it was stored under', async () => {
  const { statusCode, headers, body } = await get(`${PICTURE}?anything`);
  expect([statusCode, body]).toEqual([200, BYTES]);
  expect(headers).toMatchObject({
    'content-type': 'image/odd',
    'content-length': '9',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag: `"${PICTURE.slice(1)}"`,
  });
  expect(headers).not.toHaveProperty('content-range');
});

test('a browser that has the picture is not sent it again, nor asked to forget it', async () => {
  const { headers } = await get(PICTURE);
  const again = await get(PICTURE, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe(headers['cache-control']);
  expect((await get(PICTURE, { 'if-none-match': '"of another"' })).statusCode).toBe(200);
});

test('a browser that has a picture learns that it was taken away', async () => {
  const gone = pathOf('236x', 'jpg', 'cd'.repeat(16));
  const answer = await get(gone, { 'if-none-match': `"${gone.slice(1)}"` });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each([
  ['bytes=0-0', 't', 'bytes 0-0/9'],
  ['bytes=4-6', 'byt', 'bytes 4-6/9'],
  ['bytes=4-', 'bytes', 'bytes 4-8/9'],
  ['bytes=4-8', 'bytes', 'bytes 4-8/9'],
  ['bytes=4-900', 'bytes', 'bytes 4-8/9'],
  ['bytes=8-', 's', 'bytes 8-8/9'],
])('of a video a player is sent the part it asks for: %s', async (range, body, part) => {
  const answer = await get(VIDEO, { range });
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, body, part]);
  expect(answer.headers['content-length']).toBe(String(body.length));
});

test('a part that is not there is refused, and an unknown way to ask for parts is answered with the whole', async () => {
  for (const range of ['bytes=9-', 'bytes=900-901', 'bytes=5-4'])
    expect((await get(VIDEO, { range })).statusCode, range).toBe(416);
  for (const range of ['bytes=-3', 'bytes=1-2,4-5', 'lines=1-2', 'bytes=1-2x', 'x bytes=1-2', 'bytes=a-b'])
    expect((await get(VIDEO, { range })).body, range).toBe(BYTES);
});

test('what is not there yet may come: its absence is not kept', async () => {
  const { statusCode, headers, body } = await get(pathOf('236x', 'jpg', '01'.repeat(16)));
  expect([statusCode, body, headers['cache-control']]).toEqual([404, '', 'no-store']);
});

test('an address that is none of a picture or video reads no file, even where there is one', async () => {
  const asked: string[] = [];
  const watched = fastify();
  afterFile(() => watched.close());
  pictureRoutes(watched, {
    ...storage,
    get: (key, range) => {
      asked.push(key);
      return storage.get(key, range);
    },
  });
  await storage.put('236x/ab/ab/ab/notes.txt', Buffer.from('notes'), { contentType: 'text/plain' });
  for (const url of [
    '/236x/ab/ab/ab/notes.txt',
    pathOf('236x', 'mp4'),
    pathOf('videos', 'jpg'),
    PICTURE.replace('/ab/', '/cd/'),
  ])
    expect((await watched.inject(url)).statusCode, url).toBe(404);
  expect(asked).toEqual([]);
});

test('a storage that fails is a failure, not an absent picture', async () => {
  const failing = fastify();
  afterFile(() => failing.close());
  pictureRoutes(failing, { ...storage, get: () => Promise.reject(new Error('the disk is gone')) });
  expect((await failing.inject(PICTURE)).statusCode).toBe(500);
});
