import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { contentTypeOf } from '#platform/storage/content-types.ts';
import { type Refused, refuse, VIDEO_LIMITS, type VideoRefusal } from './picture-limits.ts';
import { videoGate } from './pixel-gate.ts';
import { sniffMedia, type VideoFormat } from './sniff-media.ts';
import { type SpooledFile, spoolFile } from './spool-file.ts';
import { type TakingOptions, THIS_SITE } from './take-picture.ts';
import { type VideoExtension, videoKey } from './video-address.ts';

export interface TakenVideo extends RemuxedVideo {
  signature: string;
  format: VideoExtension;
  bytes: number;
}

export async function takeVideo(
  body: Readable,
  options: TakingOptions,
): Promise<TakenVideo | Refused<VideoRefusal>> {
  const { secret, tempDir } = options;
  await mkdir(tempDir, { recursive: true });
  const path = join(tempDir, `video-${randomUUID()}`);
  const stripped = `${path}-stripped`;
  try {
    const spooled = await spoolFile(body, path, { maxBytes: VIDEO_LIMITS.bytes, secret });
    return spooled.ok ? await takeSpooled(spooled, stripped, options) : spooled;
  } finally {
    await rm(path, { force: true });
    await rm(stripped, { force: true });
  }
}

async function takeSpooled(
  spooled: SpooledFile,
  stripped: string,
  { storage, beforeStoring, uploader = THIS_SITE }: TakingOptions,
): Promise<TakenVideo | Refused<VideoRefusal>> {
  const sniffed = await sniffMedia(spooled.head);
  if (sniffed.kind === 'unsupported') return refuse('unsupported-format');
  if (sniffed.kind !== 'video') return refuse('not-a-video');
  const { format } = sniffed;
  const { path, bytes, signature } = spooled;
  const input = { from: path, to: stripped, format, bytes };
  const video = await videoGate.run({ by: uploader, weight: 1 }, () => remuxVideo(input));
  if (!video.ok) return video;
  const key = videoKey({ signature, extension: format });
  await beforeStoring?.(signature);
  await storage.put(key, createReadStream(stripped), { contentType: contentTypeOf(key) });
  return { ...video, signature, format, bytes: (await stat(stripped)).size };
}

export interface RemuxInput {
  from: string;
  to: string;
  format: VideoFormat;
  bytes: number;
}

export interface RemuxedVideo {
  ok: true;
  width: number;
  height: number;
  durationMs: number;
}

export type RemuxRefusal = 'damaged' | 'unsupported-format';

/** A video of the largest size takes a few seconds. */
const LONGEST_MS = 60_000;
const MEMORY_MB = 256;

/** Runs in a thread of its own, so that a file made to keep a parser busy can be aborted. */
function remuxVideo(input: RemuxInput): Promise<RemuxedVideo | Refused<RemuxRefusal>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./remux-worker.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(refuse('damaged'));
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      // It exited without an answer: it took too long.
      resolve(refuse('damaged'));
    });
  });
}
