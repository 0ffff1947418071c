import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { inspectVideo } from './inspect-video.ts';
import { sniffMedia } from './sniff-media.ts';
import { spoolFile } from './spool-file.ts';
import { avifOf, jpegOf, pngOf, webpOf } from './testing-pictures.ts';
import { MP4 as RECORDED_MP4, WEBM as RECORDED_WEBM } from './testing-videos.ts';

const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1');
const QUICKTIME = Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0qt  \0\0\0\x08free', 'latin1');
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08free', 'latin1');
const WEBM = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701',
  'hex',
);
const MATROSKA = Buffer.from(
  '1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b6142878104428581021853806701',
  'hex',
);

test.each([
  ['jpeg', jpegOf],
  ['png', pngOf],
  ['webp', webpOf],
  ['avif', avifOf],
])('%s is known by its bytes', async (format, make) => {
  expect(await sniffMedia(await make(30, 30))).toMatchObject({ kind: 'picture', format });
});

test('other media are told apart', async () => {
  expect(await sniffMedia(MP4)).toMatchObject({ kind: 'video', format: 'mp4' });
  expect(await sniffMedia(WEBM)).toMatchObject({ kind: 'video', format: 'webm' });
  for (const media of [QUICKTIME, MATROSKA, HEIC]) expect((await sniffMedia(media)).kind).toBe('unsupported');
  for (const text of ['', '<svg/>', '<html>', 'words'])
    expect((await sniffMedia(Buffer.from(text))).kind).toBe('other');
});

test('a video is taken when it is MP4 or WebM within the limit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'videos-'));
  const check = async (name: string, bytes: Buffer) => {
    const file = await spoolFile(Readable.from([bytes]), join(folder, name), {
      maxBytes: 4000,
      secret: 'one',
    });
    return file.ok ? inspectVideo(file) : file;
  };
  const recorded = { ok: true, format: 'mp4', bytes: RECORDED_MP4.length, width: 160, height: 96 };
  expect(await check('a', RECORDED_MP4)).toMatchObject(recorded);
  expect(await check('b', RECORDED_WEBM)).toMatchObject({ ok: true, contentType: 'video/webm' });
  expect(await check('f', MP4)).toEqual({ ok: false, reason: 'damaged' });
  expect(await check('c', QUICKTIME)).toEqual({ ok: false, reason: 'unsupported-format' });
  expect(await check('d', await pngOf(5, 5))).toEqual({ ok: false, reason: 'not-a-video' });
  expect(await check('e', Buffer.concat([RECORDED_MP4, Buffer.alloc(4000)]))).toEqual({
    ok: false,
    reason: 'too-large-file',
  });
  await rm(folder, { recursive: true });
});
