import { expect, test } from 'vitest';
import { pollUpload, type UploadState } from './poll-upload.ts';

const NOTHING = { signature: null, failure_reason: null, failure_message: null };

/** Returns one status after the other and records the pauses between. */
async function poll(...states: (Partial<UploadState> | undefined)[]) {
  const waits: number[] = [];
  const left = states.map((state) => state && { status: '', ...NOTHING, ...state });
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const signature = await pollUpload(async () => {
    if (left.length === 0) throw new Error('asked once too often');
    return left.shift();
  }, wait);
  return { signature, waits };
}

test('[UPLOAD-02] while an upload is registered or processing it is asked for every 5000 ms', async () => {
  const { signature, waits } = await poll(
    { status: 'registered' },
    { status: 'processing' },
    { status: 'processing' },
    { status: 'succeeded', signature: 'abc' },
  );
  expect(signature).toBe('abc');
  expect(waits).toEqual([5000, 5000, 5000]);
});

test('what has arrived already is not waited for', async () => {
  expect((await poll({ status: 'succeeded', signature: 'abc' })).waits).toEqual([]);
});

test.each(['failed', 'expired', '', 'done'])(
  '[UPLOAD-05] the status %j rejects the upload',
  async (status) => {
    const failure = { status, failure_reason: 'damaged', failure_message: 'It is damaged.' };
    await expect(poll({ status: 'processing' }, failure)).rejects.toMatchObject({
      name: 'UploadFailed',
      reason: 'damaged',
      message: 'It is damaged.',
    });
  },
);

test('[UPLOAD-05] an upload that is not there rejects too', async () => {
  await expect(poll(undefined)).rejects.toMatchObject({ name: 'UploadFailed', reason: 'failed' });
});
