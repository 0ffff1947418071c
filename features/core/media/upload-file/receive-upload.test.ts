import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import type { Context } from '#platform/resource/context.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { forgetUploads } from '../forget-media.service.ts';
import { requireOwnUpload } from '../media.service.ts';
import { receiveUpload } from './receive-upload.service.ts';
import { openSlot } from './upload-file.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const slotOf = async (who: CastMember) => (await openSlot(platform, who.id, 'image')).id;
const send = async (slot: Awaited<ReturnType<typeof slotOf>>, body: Buffer) =>
  receiveUpload(platform, slot, Readable.from([body]));
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

test('one whose account was erased meanwhile has no slot any more; the signatures of what came are told once', async () => {
  const { ben } = cast;
  const [one, again, waiting] = [await slotOf(ben), await slotOf(ben), await slotOf(ben)];
  const body = await jpegOf(43, 30);
  const { signature } = await send(one, body);
  expect(await send(again, body)).toEqual({ signature });
  expect(await platform.db.transaction((tx) => forgetUploads(tx, ben.id))).toEqual([signature]);
  await expect(send(waiting, body)).rejects.toMatchObject({ reason: 'upload-not-found' });
});
