import { type Refused, refuse, type VideoRefusal } from './picture-limits.ts';
import { sniffMedia, type VideoFormat } from './sniff-media.ts';
import type { SpooledFile } from './spool-file.ts';

export interface VideoFile {
  ok: true;
  path: string;
  bytes: number;
  format: VideoFormat;
  contentType: string;
}

/**
 * Whether a spooled file (`spoolFile` with `VIDEO_LIMITS.bytes`) is an MP4 or WebM. Nothing is decoded on the server:
 * the browser that sends it reads duration and dimensions and draws the cover.
 */
export async function inspectVideo(file: SpooledFile): Promise<VideoFile | Refused<VideoRefusal>> {
  const sniffed = await sniffMedia(file.head);
  if (sniffed.kind === 'unsupported') return refuse('unsupported-format');
  if (sniffed.kind !== 'video') return refuse('not-a-video');
  return {
    ok: true,
    path: file.path,
    bytes: file.bytes,
    format: sniffed.format,
    contentType: sniffed.contentType,
  };
}
