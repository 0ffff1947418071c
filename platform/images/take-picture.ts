import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { contentTypeOf } from '#platform/storage/content-types.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { pictureKey } from './picture-address.ts';
import { PICTURE_LIMITS, type PictureRefusal, type Refused } from './picture-limits.ts';
import type { RenderedPicture, Rendition } from './render-picture.ts';
import { type SpooledFile, spoolFile } from './spool-file.ts';

export interface TakenPicture extends Omit<RenderedPicture, 'renditions'> {
  signature: string;
  contentHash: string;
  bytes: number;
  renditions: (Omit<Rendition, 'data'> & { key: string; bytes: number })[];
}

export interface TakingOptions {
  storage: Storage;
  /** Key of the signatures; changing it changes the address of every picture taken later. */
  secret: string;
  tempDir: string;
  beforeStoring?: (signature: string) => Promise<void>;
  /** Whose turn in the gate it takes. */
  uploader?: string | undefined;
}

export const THIS_SITE = 'this site';

/**
 * Idempotent: the same bytes get the same signature and replace themselves. A refused picture leaves nothing behind.
 * @throws GateFull where too many of the same uploader wait
 */
export async function takePicture(
  body: Readable,
  options: TakingOptions,
): Promise<TakenPicture | Refused<PictureRefusal>> {
  const { secret, tempDir } = options;
  await mkdir(tempDir, { recursive: true });
  const path = join(tempDir, `picture-${randomUUID()}`);
  try {
    const spooled = await spoolFile(body, path, { maxBytes: PICTURE_LIMITS.bytes, secret });
    return spooled.ok ? await takeSpooled(spooled, options) : spooled;
  } finally {
    await rm(path, { force: true });
  }
}

async function takeSpooled(
  spooled: SpooledFile,
  { storage, beforeStoring, uploader = THIS_SITE }: TakingOptions,
): Promise<TakenPicture | Refused<PictureRefusal>> {
  // The decoders are loaded with the first picture: a server that gets none does not carry them.
  const { inspectPicture } = await import('./picture-file.ts');
  const { renderPicture } = await import('./render-picture.ts');
  const file = await inspectPicture(spooled, uploader);
  if (!file.ok) return file;
  const rendered = await renderPicture(file, uploader);
  if (!rendered.ok) return rendered;
  const { signature, contentHash, bytes } = spooled;
  await beforeStoring?.(signature);
  const renditions = await Promise.all(
    rendered.renditions.map(async ({ data, ...rendition }) => {
      const key = pictureKey({ ...rendition, signature });
      await storage.put(key, data, { contentType: contentTypeOf(key) });
      return { ...rendition, key, bytes: data.length };
    }),
  );
  return { ...rendered, signature, contentHash, bytes, renditions };
}
