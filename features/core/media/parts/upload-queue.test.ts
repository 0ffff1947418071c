import { expect, test } from 'vitest';
import { UploadFailed } from './poll-upload.ts';
import type { UploadedMedia } from './upload-file.ts';
import { createUploadQueue } from './upload-queue.ts';

const media: UploadedMedia = { kind: 'image', uploadId: '1', signature: 'abc', cover: null };

/** A queue whose uploads end when the test says so. */
function opened(atOnce?: number) {
  const running = new Map<string, PromiseWithResolvers<UploadedMedia> & { signal?: AbortSignal }>();
  const steps = new Map<string, (part: number) => void>();
  const queue = createUploadQueue((file, { onProgress, signal }) => {
    const sending = Promise.withResolvers<UploadedMedia>();
    running.set(file.name, { ...sending, signal });
    if (onProgress) steps.set(file.name, onProgress);
    signal?.addEventListener('abort', () => sending.reject(signal.reason));
    return sending.promise;
  }, atOnce);
  const states = () => queue.items().map(({ file, state }) => `${file.name} ${state}`);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, running, steps, states, settled };
}

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

test('two are sent at once, the others wait for their turn', async () => {
  const { queue, running, states, settled } = opened();
  queue.add([file('a'), file('b'), file('c')]);
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  running.get('b')?.resolve(media);
  await settled();
  expect(states()).toEqual(['a sending', 'b done', 'c sending']);
});

test('listeners hear how far a file is', () => {
  const { queue, steps } = opened();
  const heard: number[] = [];
  queue.subscribe(() => heard.push(queue.items()[0]?.progress ?? -1));
  queue.add([file('a')]);
  steps.get('a')?.(0.5);
  expect(heard.at(-1)).toBe(0.5);
});

test('one that fails says why, holds up nobody, and can be sent again', async () => {
  const { queue, running, states, settled } = opened(1);
  queue.add([file('a'), file('b')]);
  running.get('a')?.reject(new UploadFailed('damaged', 'It is damaged.'));
  await settled();
  expect(queue.items()[0]).toMatchObject({ state: 'failed', reason: 'damaged' });
  expect(states()).toEqual(['a failed', 'b sending']);
  queue.retry(queue.items()[0]?.key ?? 0);
  expect(states()).toEqual(['a waiting', 'b sending']);
  running.get('b')?.resolve(media);
  await settled();
  running.get('a')?.resolve(media);
  await settled();
  expect(queue.items()[0]).toMatchObject({ state: 'done', media });
});

test('one that is taken out on its way is stopped, and the next begins', async () => {
  const { queue, running, states, settled } = opened(1);
  queue.add([file('a'), file('b')]);
  queue.remove(queue.items()[0]?.key ?? 0);
  expect(running.get('a')?.signal?.aborted).toBe(true);
  await settled();
  expect(states()).toEqual(['b sending']);
});

test('clearing stops all and begins none', async () => {
  const { queue, running, states, settled } = opened(1);
  queue.add([file('a'), file('b')]);
  queue.clear();
  await settled();
  expect(states()).toEqual([]);
  expect(running.get('a')?.signal?.aborted).toBe(true);
  expect(running.has('b')).toBe(false);
});
