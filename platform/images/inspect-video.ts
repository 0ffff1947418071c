import { type Refused, refuse, type VideoRefusal } from './picture-limits.ts';
import { sniffMedia, type VideoFormat } from './sniff-media.ts';
import type { SpooledFile } from './spool-file.ts';
import { readVideoFacts, type VideoFacts } from './video-facts.ts';

export interface VideoFile extends VideoFacts {
  ok: true;
  path: string;
  bytes: number;
  format: VideoFormat;
  contentType: string;
}

/**
 * Whether a spooled file (`spoolFile` with `VIDEO_LIMITS.bytes`) is an MP4 or WebM with a picture track, and what its
 * head says. Nothing is decoded on the server: the browser that sends it draws the cover.
 */
export async function inspectVideo(file: SpooledFile): Promise<VideoFile | Refused<VideoRefusal>> {
  const sniffed = await sniffMedia(file.head);
  if (sniffed.kind === 'unsupported') return refuse('unsupported-format');
  if (sniffed.kind !== 'video') return refuse('not-a-video');
  const { format, contentType } = sniffed;
  const facts = await readVideoFacts(file.path, format, file.bytes);
  if (!facts) return refuse('damaged');
  return { ok: true, path: file.path, bytes: file.bytes, format, contentType, ...facts };
}
