import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPixels } from './describe-pixels.ts';
import { onThread } from './pixel-gate.ts';

test('pictures leave one of the four threads to everything else', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const all = Array.from({ length: 5 }, () =>
    onThread(() => {
      running += 1;
      return promise;
    }),
  );
  await expect.poll(() => running).toBe(3);
  resolve();
  await Promise.all(all);
  expect(running).toBe(5);
});

test('pixels are read in such a thread', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = [1, 2, 3].map(() => onThread(() => promise));
  let isRead = false;
  const create = { width: 9, height: 9, channels: 3 as const, background: '#888' };
  const reading = readPixels(sharp({ create })).then(() => {
    isRead = true;
  });
  await sharp({ create }).raw().toBuffer();
  expect(isRead).toBe(false);
  resolve();
  await Promise.all([...busy, reading]);
  expect(isRead).toBe(true);
});
