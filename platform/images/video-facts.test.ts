import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VideoFormat } from './sniff-media.ts';
import { MP4, WEBM } from './testing-videos.ts';
import { readVideoFacts } from './video-facts.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-facts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function factsOf(bytes: Buffer, format: VideoFormat) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return readVideoFacts(path, format, bytes.length);
}

/** Where the text stands in a file; a test that looks for what is not there is wrong. */
function placeOf(bytes: Buffer, text: string): number {
  const at = bytes.indexOf(text);
  if (at < 0) throw new Error(`no ${text}`);
  return at;
}

test('a recorded MP4 has its size, and a duration once its table says one', async () => {
  expect(await factsOf(MP4, 'mp4')).toMatchObject({ width: 160, height: 96 });
  const timed = Buffer.from(MP4);
  const header = placeOf(timed, 'mvhd') + 4;
  const isLong = timed[header] === 1;
  timed.writeUInt32BE(600, header + (isLong ? 20 : 12));
  if (isLong) timed.writeBigUInt64BE(900n, header + 24);
  else timed.writeUInt32BE(900, header + 16);
  expect(await factsOf(timed, 'mp4')).toEqual({ width: 160, height: 96, durationMs: 1500 });
});

test('an MP4 filmed upright has its sides changed over', async () => {
  const turned = Buffer.from(MP4);
  const header = placeOf(turned, 'tkhd') + 4;
  const matrix = header + (turned[header] === 1 ? 52 : 40);
  turned.writeInt32BE(0, matrix);
  turned.writeInt32BE(65_536, matrix + 4);
  expect(await factsOf(turned, 'mp4')).toMatchObject({ width: 96, height: 160 });
});

test('a recorded WebM has its size and duration', async () => {
  expect(await factsOf(WEBM, 'webm')).toEqual({ width: 160, height: 96, durationMs: 887 });
});

test.each(['mp4', 'webm'] as const)(
  'a %s cut off anywhere, or with any byte changed, is read or refused',
  async (format) => {
    const whole = format === 'mp4' ? MP4 : WEBM;
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 40, 400);
    expect(await factsOf(damaged, format)).toBeNull();
    expect(await factsOf(whole.subarray(0, 64), format)).toBeNull();
    for (let at = 0; at < 600; at += 7) {
      const changed = Buffer.from(whole);
      changed[at] = 255 - (changed[at] ?? 0);
      const facts = await factsOf(changed, format);
      if (facts) expect(facts.width).toBeGreaterThan(0);
    }
  },
);
