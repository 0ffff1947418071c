import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inspectVideo, type VideoFile } from './inspect-video.ts';
import { type Refused, VIDEO_LIMITS, type VideoRefusal } from './picture-limits.ts';
import { spoolFile } from './spool-file.ts';
import type { TakingOptions } from './take-picture.ts';
import { videoKey } from './video-address.ts';

/** What is kept beside a stored video. */
export interface TakenVideo extends Omit<VideoFile, 'path'> {
  signature: string;
}

/**
 * Takes a video from a stream into storage, as it is, at `videoKey`; its memory does not grow with the file. The same
 * bytes get the same signature. A refused video leaves nothing behind.
 */
export async function takeVideo(
  body: Readable,
  { storage, secret, tempDir, beforeStoring }: TakingOptions,
): Promise<TakenVideo | Refused<VideoRefusal>> {
  await mkdir(tempDir, { recursive: true });
  const path = join(tempDir, `video-${randomUUID()}`);
  try {
    const spooled = await spoolFile(body, path, { maxBytes: VIDEO_LIMITS.bytes, secret });
    if (!spooled.ok) return spooled;
    const file = await inspectVideo(spooled);
    if (!file.ok) return file;
    const { path: _path, ...facts } = file;
    const key = videoKey({ signature: spooled.signature, extension: file.format });
    await beforeStoring?.(spooled.signature);
    await storage.put(key, createReadStream(path), { contentType: file.contentType });
    return { ...facts, signature: spooled.signature };
  } finally {
    await rm(path, { force: true });
  }
}
