import { expect, test } from 'vitest';
import { parseVideoPath, videoPath } from './video-address.ts';

const signature = '0123456789abcdef0123456789abcdef';

test('a path is /videos/{s[0:2]}/{s[2:4]}/{s[4:6]}/{s}.{ext} and reads back', () => {
  const address = { signature, extension: 'webm' as const };
  expect(videoPath(address)).toBe(`/videos/01/23/45/${signature}.webm`);
  expect(parseVideoPath(videoPath(address))).toEqual(address);
});

test.each([
  `/videos/01/23/45/${signature}.jpg`,
  `/videos/01/23/46/${signature}.mp4`,
  `/736x/01/23/45/${signature}.mp4`,
  `/videos/01/23/45/${signature}.mp4/`,
  '',
])('no video is at %j', (path) => {
  expect(parseVideoPath(path)).toBeNull();
});
