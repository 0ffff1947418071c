import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DamagedPicture, decoded, inspectPicture, openStill, type PictureFile } from './picture-file.ts';
import { PICTURE_LIMITS, type PictureRefusal, type Refused, refuse } from './picture-limits.ts';
import { onThread, pixelGate } from './pixel-gate.ts';
import { spoolFile } from './spool-file.ts';

export interface Preview {
  ok: true;
  data: Buffer;
}

interface PreviewOptions {
  width: number;
  tempDir: string;
  asker: string;
}

/** @throws GateFull where too many of the same asker wait */
export async function previewPicture(
  body: Readable,
  { width, tempDir, asker }: PreviewOptions,
): Promise<Preview | Refused<PictureRefusal>> {
  await mkdir(tempDir, { recursive: true });
  const path = join(tempDir, `preview-${randomUUID()}`);
  try {
    // Its signature is not used, so any secret will do.
    const spooled = await spoolFile(body, path, { maxBytes: PICTURE_LIMITS.bytes, secret: path });
    if (!spooled.ok) return spooled;
    const file = await inspectPicture(spooled, asker);
    return file.ok ? await shrink(file, width, asker) : file;
  } finally {
    await rm(path, { force: true });
  }
}

async function shrink(
  file: PictureFile,
  width: number,
  asker: string,
): Promise<Preview | Refused<'damaged'>> {
  const small = openStill(file).resize({ width, withoutEnlargement: true }).webp({ quality: 75, effort: 0 });
  try {
    const load = { by: asker, weight: file.width * file.height };
    const data = await pixelGate.run(load, () => decoded(onThread(() => small.toBuffer())));
    return { ok: true, data };
  } catch (error) {
    if (error instanceof DamagedPicture) return refuse('damaged');
    throw error;
  }
}
