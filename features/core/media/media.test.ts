import { expect, test } from 'vitest';
import { afterUploadStatus, homeOfSignature, UPLOAD_POLL_MS } from './media.ts';

test('[UPLOAD-02] while processing or registered the status is asked for every 5000 ms', () => {
  expect(['processing', 'registered', 'succeeded'].map(afterUploadStatus)).toEqual([
    'ask-again',
    'ask-again',
    'done',
  ]);
  expect(UPLOAD_POLL_MS).toBe(5000);
});

test('[UPLOAD-05] any other status means that the upload failed', () => {
  for (const status of ['failed', '', 'done', 'SUCCEEDED']) expect(afterUploadStatus(status)).toBe('failed');
});

test('the home of a file is the first 12 bits of its signature', () => {
  expect(homeOfSignature(`fff${'0'.repeat(29)}`)).toBe(4095);
  expect(homeOfSignature(`00a${'f'.repeat(29)}`)).toBe(10);
});
