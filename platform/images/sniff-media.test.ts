import { expect, test } from 'vitest';
import { sniffMedia } from './sniff-media.ts';
import { avifOf, jpegOf, pngOf, webpOf } from './testing-pictures.ts';

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
  expect(await sniffMedia(QUICKTIME)).toMatchObject({ kind: 'video', format: 'mp4' });
  for (const media of [MATROSKA, HEIC]) expect((await sniffMedia(media)).kind).toBe('unsupported');
  for (const text of ['', '<svg/>', '<html>', 'words'])
    expect((await sniffMedia(Buffer.from(text))).kind).toBe('other');
});
