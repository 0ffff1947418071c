import { expect, test } from 'vitest';
import { MEDIA_ERRORS, mediaErrorName } from './pin-video.tsx';

test('[ERR-02] media errors are 1 aborted, 2 network, 3 decode and 4 source not supported', () => {
  expect(MEDIA_ERRORS).toEqual({ aborted: 1, network: 2, decode: 3, sourceNotSupported: 4 });
  expect([1, 2, 3, 4].map(mediaErrorName)).toEqual(['aborted', 'network', 'decode', 'sourceNotSupported']);
  expect([undefined, 0, 5].map(mediaErrorName)).toEqual([null, null, null]);
});
