import { expect, test } from 'vitest';
import { parsePicturePath, picturePath } from './picture-address.ts';
import { boxOf, PICTURE_SIZES } from './picture-sizes.ts';

const signature = '0123456789abcdef0123456789abcdef';

test('a path is /{size}/{s[0:2]}/{s[2:4]}/{s[4:6]}/{s}.{ext} and reads back', () => {
  expect(picturePath({ size: '236x', signature, extension: 'jpg' })).toBe(`/236x/01/23/45/${signature}.jpg`);
  for (const size of PICTURE_SIZES) {
    const address = { size, signature, extension: 'webp' as const };
    expect(parsePicturePath(picturePath(address))).toEqual(address);
  }
});

test.each([
  `/237x/01/23/45/${signature}.jpg`,
  `/236x/01/23/46/${signature}.jpg`,
  `/236x/01/23/45/${signature}.svg`,
  `/236x/01/23/45/${signature}`,
  `/236x/01/23/45/${signature.toUpperCase()}.jpg`,
  `/236x/01/23/45/${signature}.jpg/`,
  `/236x/01/23/45/${signature}.jpg.jpg`,
  `236x/01/23/45/${signature}.jpg`,
  `/236x/01/23/../01/23/45/${signature}.jpg`,
  '/236x/01/23/45/0123.jpg',
  '/',
  '',
])('no picture is at %j', (path) => {
  expect(parsePicturePath(path)).toBeNull();
});

test('sizes are widths and one square, and never enlarge', () => {
  const large = { width: 4000, height: 3000 };
  expect(PICTURE_SIZES.map((size) => boxOf(size, large))).toEqual([
    { width: 136, height: 136 },
    { width: 170, height: 128 },
    { width: 236, height: 177 },
    { width: 474, height: 356 },
    { width: 736, height: 552 },
    { width: 1200, height: 900 },
    large,
  ]);
  const small = { width: 200, height: 90 };
  expect(boxOf('136x136', small)).toEqual({ width: 90, height: 90 });
  expect(boxOf('170x', small)).toEqual({ width: 170, height: 77 });
  expect(boxOf('736x', small)).toEqual(small);
  expect(boxOf('170x', { width: 10_000, height: 100 })).toEqual({ width: 170, height: 2 });
});
