import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { MediaRow } from '#features/core/media/media.service.ts';
import { recordPicture, recordVideo } from '#features/core/media/take-media.service.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { ClipName } from './clips/clip-names.ts';

export async function recordSample(platform: Platform, name: string): Promise<MediaRow> {
  const file = join(import.meta.dirname, 'pictures', `${name}.webp`);
  const taken = await recordPicture(platform, createReadStream(file));
  if (!taken.ok) throw new Error(`The sample picture ${name} was refused: ${taken.reason}`);
  return taken.media;
}

export async function recordClip(platform: Platform, name: ClipName): Promise<MediaRow> {
  const file = join(import.meta.dirname, 'clips', `${name}.webm`);
  const taken = await recordVideo(platform, createReadStream(file));
  if (!taken.ok) throw new Error(`The clip ${name} was refused: ${taken.reason}`);
  return taken.media;
}
