import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BufferSource, EncodedPacketSink, Input, type InputTrack, MP4, QTFF, WEBM } from 'mediabunny';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskStorage } from '#platform/storage/disk-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { VIDEO_LIMITS } from './picture-limits.ts';
import { takeVideo } from './take-video.ts';
import { PHONE_MARKS, phoneVideoOf, slideShowOf } from './testing-phone-video.ts';
import { pngOf } from './testing-pictures.ts';
import { MP4 as RECORDED_MP4, WEBM as RECORDED_WEBM } from './testing-videos.ts';
import { videoKey } from './video-address.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'videos-'));
  storage = await openDiskStorage(join(folder, 'files'), { fsync: false });
});
afterEach(() => rm(folder, { recursive: true }));

const work = () => join(folder, 'work');
const take = (bytes: Buffer) =>
  takeVideo(Readable.from([bytes]), { storage, secret: 'one', tempDir: work() });

async function stored(bytes: Buffer): Promise<Buffer> {
  const taken = await take(bytes);
  if (!taken.ok) throw new Error(taken.reason);
  const found = await storage.get(videoKey({ ...taken, extension: taken.format }));
  if (!found) throw new Error('the video is not stored');
  expect(found.size).toBe(taken.bytes);
  return buffer(found.stream);
}

/** The decoded picture and sound, with their timing. */
async function contentOf(bytes: Buffer) {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] });
  const tracks = await input.getTracks();
  // Awaited before the input is closed.
  return await Promise.all(
    tracks.map(async (track: InputTrack) => {
      const packets: unknown[] = [];
      const isMedia = track.isVideoTrack() || track.isAudioTrack();
      const sink = isMedia ? new EncodedPacketSink(track) : null;
      for await (const { timestamp, duration, type, data } of sink?.packets() ?? [])
        packets.push([timestamp.toFixed(3), duration.toFixed(3), type, Buffer.from(data).toString('base64')]);
      const rotation = track.isVideoTrack() ? await track.getRotation() : 0;
      return { type: track.type, codec: await track.getCodec(), rotation, packets };
    }),
  );
}

const holdsAny = (bytes: Buffer) => PHONE_MARKS.filter((mark) => bytes.includes(mark));

test.each(['mov', 'mp4', 'webm'] as const)(
  'a %s keeps picture, sound and timing, and neither place nor device nor what follows its end',
  async (container) => {
    const filmed = await phoneVideoOf(container);
    expect(holdsAny(filmed)).toContain(PHONE_MARKS[0]);
    expect(holdsAny(filmed).length).toBeGreaterThan(3);
    const kept = await stored(filmed);
    expect(holdsAny(kept)).toEqual([]);
    for (const box of ['udta', 'meta', 'uuid', '©xyz']) expect(kept.includes(box, 0, 'latin1')).toBe(false);
    const content = await contentOf(kept);
    expect(content.map(({ type }) => type)).toEqual(container === 'webm' ? ['video'] : ['video', 'audio']);
    expect(content).toEqual((await contentOf(filmed)).filter(({ type }) => type !== 'subtitle'));
  },
);

test('a video filmed upright has its sides changed over, and one without a stated length has one', async () => {
  expect(await take(await phoneVideoOf('mov'))).toMatchObject({ format: 'mp4', width: 96, height: 160 });
  expect(await take(RECORDED_MP4)).toMatchObject({ ok: true, width: 160, height: 96, durationMs: 918 });
  expect(await take(RECORDED_WEBM)).toMatchObject({
    format: 'webm',
    width: 160,
    height: 96,
    durationMs: 886,
  });
});

test('what is no video, too large or without a picture is refused, and leaves nothing behind', async () => {
  const noPicture = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1');
  expect(await take(noPicture)).toEqual({ ok: false, reason: 'damaged' });
  expect(await take(await pngOf(5, 5))).toEqual({ ok: false, reason: 'not-a-video' });
  const matroska =
    '1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b6142878104428581021853806701';
  expect(await take(Buffer.from(matroska, 'hex'))).toEqual({ ok: false, reason: 'unsupported-format' });
  const tooLarge = takeVideo(Readable.from(zeros(VIDEO_LIMITS.bytes + 1)), {
    storage,
    secret: 'one',
    tempDir: work(),
  });
  expect(await tooLarge).toEqual({ ok: false, reason: 'too-large-file' });
  expect([await readdir(work()), (await storage.list('')).keys]).toEqual([[], []]);
});

function* zeros(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(1024 * 1024);
  for (let left = bytes; left > 0; left -= chunk.length)
    yield chunk.subarray(0, Math.min(left, chunk.length));
}

test.each(['mov', 'webm'] as const)(
  'a %s cut off or with a byte changed is taken or refused, and nothing else happens',
  async (container) => {
    const whole = await phoneVideoOf(container);
    const results: (string | true)[] = [];
    for (let part = 1; part < 4; part += 1) {
      const cut = await take(whole.subarray(0, Math.round((whole.length * part) / 4)));
      const changed = Buffer.from(whole);
      const at = Math.round((whole.length * part) / 4);
      changed[at] = 255 - (changed[at] ?? 0);
      for (const taken of [cut, await take(changed)]) results.push(taken.ok || taken.reason);
    }
    expect(
      results.filter((result) => result !== true && !/damaged|unsupported|not-a-video/.test(result)),
    ).toEqual([]);
  },
);

test.each([0, 1])('a table that names four thousand million samples of %i bytes is refused', async (size) => {
  const endless = Buffer.from(await stored(RECORDED_MP4));
  const sizes = endless.indexOf('stsz') + 8;
  endless.writeUInt32BE(size, sizes);
  endless.writeUInt32BE(0xffffffff, sizes + 4);
  endless.writeUInt32BE(0xffffffff, endless.indexOf('stts') + 12);
  endless.writeUInt32BE(0xffffffff, endless.indexOf('stsc') + 16);
  expect(await take(endless)).toEqual({ ok: false, reason: 'damaged' });
});

test('a table that names the same bytes again and again is refused', async () => {
  const bomb = await slideShowOf(300, 100_000);
  expect(await take(bomb)).toMatchObject({ ok: true });
  const [sizes, places] = [bomb.indexOf('stsz') + 16, bomb.indexOf('stco') + 12];
  for (let picture = 0; picture < 300; picture += 1) {
    bomb.writeUInt32BE(100_000, sizes + 4 * picture);
    bomb.writeUInt32BE(bomb.readUInt32BE(places + 4 * 299), places + 4 * picture);
  }
  expect(await take(bomb)).toEqual({ ok: false, reason: 'damaged' });
});
