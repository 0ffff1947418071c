import { Readable } from 'node:stream';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import type { Context } from '#platform/resource/context.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { forgetUploads } from '../forget-media.service.ts';
import { requireOwnUpload } from '../media.service.ts';
import { receiveUpload } from './receive-upload.service.ts';
import { openSlot } from './upload-file.service.ts';
import { SLOT_LEASE_MS } from './upload-slot.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const slotOf = async (who: CastMember) => (await openSlot(platform, who.id, 'image')).id;
type Slot = Awaited<ReturnType<typeof slotOf>>;
const send = async (slot: Slot, body: Buffer) => receiveUpload(platform, slot, Readable.from([body]));
const asWho = async (who: CastMember): Promise<Context & { viewer: CastMember['viewer'] }> => ({
  ...(await who.context()),
  viewer: who.viewer,
});

test('a file is for its uploader alone to use, and only once it has come', async () => {
  const slot = await slotOf(cast.ada);
  await expect(requireOwnUpload(await asWho(cast.ada), slot)).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'upload-unfinished',
    message: 'The file of this upload has not arrived yet.',
    field: 'upload_id',
  });
  const { signature } = await send(slot, await jpegOf(40, 30));
  const media = { signature, width: 40, height: 30 };
  expect(await requireOwnUpload(await asWho(cast.ada), slot)).toMatchObject({ signature, media });
  await expect(requireOwnUpload(await asWho(cast.chi), slot)).rejects.toMatchObject({
    reason: 'upload-not-found',
  });
});

test('a file that comes again while the first is on its way is told so, and when to try again', async () => {
  const slot = await slotOf(cast.ada);
  const body = new Readable({ read() {} });
  const first = receiveUpload(platform, slot, body);
  await expect
    .poll(() => platform.db.rows("select from uploads where id = $1 and status = 'processing'", [slot]))
    .toHaveLength(1);
  await expect(send(slot, await jpegOf(41, 30))).rejects.toMatchObject({
    reason: 'upload-in-progress',
    message: 'A file is already being uploaded here.',
    retryAfterSeconds: 30,
  });
  body.push(await jpegOf(42, 30));
  body.push(null);
  expect(await first).toEqual({ signature: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

const claimOf = async (slot: Slot) => {
  const [row] = await platform.db.rows<{ until: Date | null }>(
    'select claimed_until as until from uploads where id = $1',
    [slot],
  );
  return row?.until?.getTime() ?? 0;
};

/** Lets time pass, in which what is alive renews its claim. */
async function pass(seconds: number): Promise<void> {
  platform.clock.advance(seconds * 1000);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

/** An upload whose file has begun to come; `push` sends more, and `renewed` waits for its claim. */
async function begun(slot: Slot) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const body = new Readable({ read() {} });
  const answer = receiveUpload(platform, slot, body);
  const push = async (part: Buffer | null) => {
    body.push(part);
    await expect.poll(() => (part ? body.readableLength : Number(!body.readableEnded))).toBe(0);
  };
  const renewed = () => expect.poll(() => claimOf(slot)).toBe(platform.clock.now().getTime() + SLOT_LEASE_MS);
  await renewed();
  return { answer, push, renewed };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a file that comes slowly keeps its slot until it is stored, and no second one is taken', async () => {
  const slot = await slotOf(cast.ada);
  const picture = await jpegOf(44, 30);
  const { answer, push, renewed } = await begun(slot);
  const waiting = storageThatWaits();
  for (let at = 0; at < picture.length; at += Math.ceil(picture.length / 4)) {
    await push(picture.subarray(at, at + Math.ceil(picture.length / 4)));
    await pass(20);
    await renewed();
  }
  await push(null);
  await waiting.isReached;
  for (let beat = 0; beat < 3; beat += 1) {
    await pass(20);
    await renewed();
  }
  await expect(send(slot, await jpegOf(45, 30))).rejects.toMatchObject({ reason: 'upload-in-progress' });
  waiting.letGo();
  const { signature } = await answer;
  expect(await send(slot, await jpegOf(45, 30))).toEqual({ signature });
});

test('a file that has stalled loses its slot to another', async () => {
  const slot = await slotOf(cast.ada);
  const { answer, push, renewed } = await begun(slot);
  const picture = await jpegOf(46, 30);
  await push(picture.subarray(0, 10));
  await pass(10);
  await renewed();
  await pass(20);
  await expect(send(slot, await jpegOf(47, 30))).rejects.toMatchObject({ reason: 'upload-in-progress' });
  await pass(10);
  const second = await send(slot, await jpegOf(47, 30));
  await push(picture.subarray(10));
  await push(null);
  expect(await answer).toEqual(second);
});

/** The next file to be stored waits until released. */
function storageThatWaits() {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { storage } = platform;
  const { put } = storage;
  storage.put = async (...args) => {
    storage.put = put;
    reached.resolve();
    await goOn.promise;
    await put(...args);
  };
  return { isReached: reached.promise, letGo: goOn.resolve };
}

test('one whose account was erased meanwhile has no slot any more; the signatures of what came are told once', async () => {
  const { ben } = cast;
  const [one, again, waiting] = [await slotOf(ben), await slotOf(ben), await slotOf(ben)];
  const body = await jpegOf(43, 30);
  const { signature } = await send(one, body);
  expect(await send(again, body)).toEqual({ signature });
  expect(await platform.db.transaction((tx) => forgetUploads(tx, ben.id))).toEqual([signature]);
  await expect(send(waiting, body)).rejects.toMatchObject({ reason: 'upload-not-found' });
});
