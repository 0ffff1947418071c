import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { PIXELS_AT_ONCE, WAITING_OF_ONE } from '#platform/images/picture-limits.ts';
import { pixelGate } from '#platform/images/pixel-gate.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { incomingFolder, recordPicture } from './take-media.service.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

function fillGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void pixelGate.run({ by: 'somebody', weight: PIXELS_AT_ONCE }, () => promise);
  return resolve;
}

test('one whose line is full is told to come again, and the next one still has a place', async () => {
  const picture = await jpegOf(40, 30);
  const letGo = fillGate();
  const take = (uploader: string) => recordPicture(platform, Readable.from([picture]), uploader);
  const refusals: unknown[] = [];
  const ofAda = Array.from({ length: WAITING_OF_ONE + 1 }, () =>
    take('ada').catch((error: unknown) => {
      refusals.push(error);
      return null;
    }),
  );
  await expect.poll(() => refusals).toHaveLength(1);
  const ofBen = take('ben');
  letGo();
  expect(await ofBen).toMatchObject({ ok: true });
  expect((await Promise.all(ofAda)).filter((taken) => taken?.ok)).toHaveLength(WAITING_OF_ONE);
  expect(refusals[0]).toBeInstanceOf(Refusal);
  expect(refusals[0]).toMatchObject({ kind: 'too-many', retryAfterSeconds: 5 });
});

test('twenty large photographs of one person all come in, and that of another comes between them', async () => {
  const photo = await jpegOf(3000, 2000);
  const letGo = fillGate();
  const done: string[] = [];
  const take = async (uploader: string) => {
    const taken = await recordPicture(platform, Readable.from([photo]), uploader);
    done.push(taken.ok ? uploader : taken.reason);
  };
  const ofAda = Array.from({ length: 20 }, () => take('ada'));
  await expect.poll(() => readdir(incomingFolder(platform))).toHaveLength(20);
  const ofBen = take('ben');
  letGo();
  await Promise.all([...ofAda, ofBen]);
  expect(done.filter((by) => by === 'ada')).toHaveLength(20);
  expect(done.indexOf('ben')).toBeLessThan(15);
});
