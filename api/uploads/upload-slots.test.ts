import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { abandonUploadsJob } from '#features/core/media/upload-file/upload-file.service.ts';
import { PIXELS_AT_ONCE, WAITING_OF_ONE } from '#platform/images/picture-limits.ts';
import { pixelGate } from '#platform/images/pixel-gate.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { type Caller, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { openSlot, refusalOf, sendFile, signatureOf, stateOf } from '#testing/uploads.ts';
import { testWebServer } from '#testing/web.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
let origin: string;
let ada: CastMember;
let chi: CastMember;
let visitor: Caller;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog('info', { write: (line) => lines.push(line) });
  platform = { ...(await testPlatform(await freshDatabase())), log };
  origin = await (await testWebServer(platform)).listen({ port: 0, host: '127.0.0.1' });
  ({ ada, chi, visitor } = await castOf(platform));
});

describe('a slot', () => {
  test("of somebody else is not found, and keeps its owner's secret", async () => {
    const slot = await openSlot(ada);
    await sendFile(origin, slot.upload_url, await jpegOf(31, 31));
    expect(await stateOf(chi, slot)).toBeUndefined();
  });

  test('is closed to a wrong token, one of another slot, and one that is too old', async () => {
    const [slot, other] = [await openSlot(ada), await openSlot(ada)];
    const picture = await jpegOf(32, 32);
    const foreign = new URL(other.upload_url, origin).searchParams.get('token');
    for (const token of ['', 'abc.def', foreign]) {
      const response = await sendFile(origin, `/upload/${slot.upload_id}/?token=${token}`, picture);
      expect(response.status, String(token)).toBe(404);
    }
    platform.clock.advance(31 * MINUTE);
    expect((await sendFile(origin, slot.upload_url, picture)).status).toBe(404);
    expect(await stateOf(ada, slot)).toMatchObject({ status: 'registered' });
  });

  test('takes one file: the same request again says the same, and a second file changes nothing', async () => {
    const slot = await openSlot(ada);
    await sendFile(origin, slot.upload_url, await jpegOf(33, 33));
    const signature = await signatureOf(ada, slot);
    expect((await sendFile(origin, slot.upload_url, Buffer.alloc(5 * 1024 * 1024, 1))).status).toBe(204);
    expect((await stateOf(ada, slot))?.signature).toBe(signature);
    const bad = await openSlot(ada);
    await sendFile(origin, bad.upload_url, Buffer.from('text'));
    expect(await refusalOf(ada, bad, await sendFile(origin, bad.upload_url, await jpegOf(33, 33)))).toEqual([
      415,
      'not-a-picture',
    ]);
  });

  test('whose file was too large says how large one may be', async () => {
    const slot = await openSlot(ada);
    await platform.db.write(
      `update uploads set status = 'failed', failure = 'too-large-file' where id = $1`,
      [slot.upload_id],
    );
    expect((await stateOf(ada, slot))?.failure_message).toBe(
      'The file is too large. The limit is 32 MB for pictures and 200 MB for videos.',
    );
  });

  test('with two files at once serves one of them', async () => {
    const slot = await openSlot(ada);
    const pictures = [await jpegOf(900, 700), await jpegOf(901, 700)];
    const answers = await Promise.all(pictures.map((picture) => sendFile(origin, slot.upload_url, picture)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(204);
    // The second one comes during the first, or after it.
    for (const status of statuses) expect([204, 409]).toContain(status);
    expect(await stateOf(ada, slot)).toMatchObject({ status: 'succeeded' });
  });

  test('waits for another try when the file broke off, which is no error in the log', async () => {
    const slot = await openSlot(ada);
    lines.length = 0;
    await breakOff(slot.upload_url);
    for (let tries = 0; tries < 200 && (await stateOf(ada, slot))?.status !== 'registered'; tries += 1)
      await pause(10);
    expect(await stateOf(ada, slot)).toMatchObject({ status: 'registered' });
    const entries = () => lines.map((line): { level: number; msg: string } => JSON.parse(line));
    await expect.poll(() => entries().map(({ msg }) => msg)).toContain('an upload broke off');
    expect(entries().filter(({ level }) => level > 30)).toEqual([]);
    expect((await sendFile(origin, slot.upload_url, await jpegOf(35, 35))).status).toBe(204);
  });

  test('whose process died at work takes the file again half a minute later, and what comes late changes nothing', async () => {
    const slot = await openSlot(ada);
    const late = await storageThatWaits();
    const first = sendFile(origin, slot.upload_url, await jpegOf(38, 38));
    await late.isReached;
    const second = await sendFile(origin, slot.upload_url, await jpegOf(39, 39));
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '30']);
    expect(await stateOf(ada, slot)).toMatchObject({ status: 'processing' });
    platform.clock.advance(30_000);
    expect((await sendFile(origin, slot.upload_url, await jpegOf(39, 39))).status).toBe(204);
    const signature = await signatureOf(ada, slot);
    late.letGo();
    expect((await first).headers.get('etag')).toBe(`"${signature}"`);
    expect(await signatureOf(ada, slot)).toBe(signature);
  });

  test('of one whose pictures fill the line answers when to come again, and waits', async () => {
    const slot = await openSlot(ada);
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = Array.from({ length: WAITING_OF_ONE + 1 }, () =>
      pixelGate.run({ by: ada.id, weight: PIXELS_AT_ONCE }, () => promise),
    );
    const response = await sendFile(origin, slot.upload_url, await jpegOf(37, 37));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await stateOf(ada, slot)).toMatchObject({ status: 'registered' });
    resolve();
    await Promise.all(work);
    expect((await sendFile(origin, slot.upload_url, await jpegOf(37, 37))).status).toBe(204);
  });

  test('wants a form with a file', async () => {
    const slot = await openSlot(ada);
    const url = new URL(slot.upload_url, origin);
    const plain = await fetch(url, {
      method: 'POST',
      body: 'bytes',
      headers: { 'content-type': 'image/png' },
    });
    expect(plain.status).toBe(415);
    const form = new FormData();
    form.append('file', 'only text');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(400);
    expect(await stateOf(ada, slot)).toMatchObject({ status: 'registered' });
  });

  test('is abandoned when nothing has come, or the process died at work', async () => {
    const [waiting, working, done] = [await openSlot(ada), await openSlot(ada), await openSlot(ada)];
    await sendFile(origin, done.upload_url, await jpegOf(36, 36));
    await platform.db.write("update uploads set status = 'processing' where id = $1", [working.upload_id]);
    await sweep();
    expect(await stateOf(ada, waiting)).toMatchObject({ status: 'registered' });
    platform.clock.advance(46 * MINUTE);
    await sweep();
    expect(await stateOf(ada, waiting)).toMatchObject({ status: 'failed', failure_reason: 'abandoned' });
    expect(await stateOf(ada, working)).toMatchObject({ status: 'failed', failure_reason: 'abandoned' });
    expect(await stateOf(ada, done)).toMatchObject({ status: 'succeeded' });
  });

  test.each(['VIPResource.create', 'VIPResource.get'] as const)('needs signing in: %s', async (name) => {
    const call = visitor.call(name, { type: 'pinimage', upload_ids: ['1'] });
    await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  test('of an unknown type is refused by name', async () => {
    const call = ada.call('VIPResource.create', { type: 'spreadsheet' });
    await expect(call).rejects.toMatchObject({ kind: 'invalid', field: 'type' });
  });
});

/** The next file to be stored waits until released, like that of a process that hangs. */
async function storageThatWaits() {
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

/** Sends the beginning of a file and hangs up. */
async function breakOff(path: string): Promise<void> {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
    '',
    '--b',
    'Content-Disposition: form-data; name="file"; filename="a.jpg"',
    'Content-Type: image/jpeg',
    '',
    'begins',
  ];
  socket.write(head.join('\r\n'));
  for (let tries = 0; tries < 200; tries += 1) {
    const [row] = await platform.db.rows("select from uploads where status = 'processing'");
    if (row) break;
    await pause(10);
  }
  socket.destroy();
}

async function sweep(): Promise<void> {
  await platform.jobs.enqueue(platform.db, abandonUploadsJob, {});
  await platform.runJobs();
}
