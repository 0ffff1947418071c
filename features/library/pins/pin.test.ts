import { expect, test } from 'vitest';
import { VIDEO_STATES, videoStateAfter } from './parts/pin-video.tsx';
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
});
