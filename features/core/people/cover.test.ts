import { expect, test } from 'vitest';
import { coverResolution, shownCover } from './cover.ts';

test('in the experiment a visitor gets the small cover everywhere, and nobody else does', () => {
  const shown = (isPhone: boolean, isSignedIn: boolean, isInExperiment: boolean) =>
    coverResolution({ isPhone, isSignedIn, isInExperiment });
  for (const isSignedIn of [true, false]) {
    expect([shown(false, isSignedIn, false), shown(true, isSignedIn, false)]).toEqual(['1200x', '736x']);
  }
  expect([shown(false, false, true), shown(true, false, true)]).toEqual(['736x', '736x']);
  expect([shown(false, true, true), shown(true, true, true)]).toEqual(['1200x', '736x']);
});

test('nothing shows where the source is empty, and a video comes with its picture', () => {
  const images = { '736x': { url: 'http://pinfold.test/736x/a.jpg', width: 736, height: 300 } };
  const cover = { images, dominant_color: '#aabbcc', video_url: 'http://pinfold.test/videos/b.mp4' };
  const shown = { image: '/736x/a.jpg', width: 736, height: 300, color: '#aabbcc' };
  expect(shownCover(null, '736x')).toBeNull();
  expect(shownCover({ ...cover, source: '' }, '736x')).toBeNull();
  expect(shownCover({ ...cover, source: 'image' }, '1200x')).toBeNull();
  expect(shownCover({ ...cover, source: 'image' }, '736x')).toEqual({ ...shown, video: null });
  expect(shownCover({ ...cover, source: 'video' }, '736x')).toEqual({ ...shown, video: '/videos/b.mp4' });
});
