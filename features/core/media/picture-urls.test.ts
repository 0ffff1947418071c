import { expect, test } from 'vitest';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import { picturePath, sizeOf, videoPath } from './picture-urls.ts';

const signature = '0123456789abcdef0123456789abcdef';

test('the address of an uploaded picture is built from its signature', () => {
  expect(picturePath(signature, '736x')).toBe(`/736x/01/23/45/${signature}.jpg`);
  expect(picturePath(signature, 'originals', 'png')).toBe(`/originals/01/23/45/${signature}.png`);
  expect(videoPath(signature, 'mp4')).toBe(`/videos/01/23/45/${signature}.mp4`);
});

test('a picture has the pixels of each size, and is never enlarged', () => {
  const all = PICTURE_SIZES.map((size) => sizeOf(600, 900, size));
  expect(all.map(({ width, height }) => `${width}×${height}`)).toEqual([
    '136×136',
    '170×255',
    '236×354',
    '474×711',
    '600×900',
    '600×900',
    '600×900',
  ]);
});
