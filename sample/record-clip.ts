import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { MediaRow } from '#features/media/media.service.ts';
import { recordVideo } from '#features/media/take-media.service.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { ClipName } from './clips/clip-names.ts';

/** Takes one of the recorded clips into storage. */
export async function recordClip(platform: Platform, name: ClipName): Promise<MediaRow> {
  const file = join(import.meta.dirname, 'clips', `${name}.webm`);
  const taken = await recordVideo(platform, createReadStream(file));
  if (!taken.ok) throw new Error(`The clip ${name} was refused: ${taken.reason}`);
  return taken.media;
}
