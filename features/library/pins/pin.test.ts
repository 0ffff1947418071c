import { expect, test } from 'vitest';
import { VIDEO_STATES, videoStateAfter, videoStateOf } from './parts/pin-video.tsx';
import { isShortLink, opensNewTab } from './pin-link.ts';

test('[PINS-09] a short link is known by its text', () => {
  expect(isShortLink('https://pin.it/abc')).toBe(true);
  expect(isShortLink('https://example.com/pin')).toBe(false);
});

test('[PINS-10] only addresses that begin with http:// or https:// open a new tab', () => {
  expect(opensNewTab('http://example.com')).toBe(true);
  expect(opensNewTab('https://example.com')).toBe(true);
  expect(opensNewTab('/pin/1/')).toBe(false);
  expect(opensNewTab('see https://example.com')).toBe(false);
  expect(opensNewTab('httpsx')).toBe(false);
});

test('[CONST-08] a video goes through the known states and no other', () => {
  const events = [
    'loadstart',
    'loadedmetadata',
    'loadeddata',
    'playing',
    'pause',
    'seeking',
    'stalled',
    'error',
    'ended',
  ];
  const seen = events.map((event) => videoStateAfter('default', event));
  expect(['default', ...seen]).toEqual(VIDEO_STATES);
  expect(VIDEO_STATES).toEqual([
    ...['default', 'load start', 'loaded metadata', 'loaded data', 'playing', 'paused'],
    ...['seeking', 'stalling', 'failed', 'ended'],
  ]);
  expect(videoStateAfter('playing', 'volumechange')).toBe('playing');
  expect(videoStateAfter('seeking', 'seeked', true)).toBe('paused');
  expect(videoStateAfter('seeking', 'seeked', false)).toBe('seeking');
  expect(videoStateAfter('ended', 'seeked', true)).toBe('ended');
  // What it came to before the code of the page listened.
  const still = { error: null, ended: false, seeking: false, paused: true, readyState: 0, networkState: 1 };
  const met = (video: object) => videoStateOf({ ...still, ...video });
  expect(met({})).toBe('default');
  expect(met({ networkState: 2 })).toBe('load start');
  expect([1, 2, 3, 4].map((readyState) => met({ readyState }))).toEqual([
    ...['loaded metadata', 'loaded data', 'loaded data', 'loaded data'],
  ]);
  expect([2, 3].map((readyState) => met({ readyState, paused: false }))).toEqual(['stalling', 'playing']);
  expect(met({ seeking: true, readyState: 1 })).toBe('seeking');
  expect(met({ ended: true, readyState: 4 })).toBe('ended');
  expect(met({ error: { code: 4 } })).toBe('failed');
});
