import { open } from 'node:fs/promises';
import { readMp4Facts } from './mp4-facts.ts';
import type { VideoFormat } from './sniff-media.ts';
import { readWebmFacts } from './webm-facts.ts';

export interface VideoFacts {
  /** Pixels as shown, after turning. */
  width: number;
  height: number;
  /** Null where the file does not say. */
  durationMs: number | null;
}

const LARGEST_SIDE = 16_384;

/** What a video's head says of its size and length; null where it holds no picture track or is damaged. Decodes nothing. */
export async function readVideoFacts(
  path: string,
  format: VideoFormat,
  bytes: number,
): Promise<VideoFacts | null> {
  const file = await open(path);
  try {
    const facts = format === 'mp4' ? await readMp4Facts(file, bytes) : await readWebmFacts(file);
    return facts && Math.max(facts.width, facts.height) <= LARGEST_SIDE ? facts : null;
  } finally {
    await file.close();
  }
}
