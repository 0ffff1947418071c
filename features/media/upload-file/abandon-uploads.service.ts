import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '#platform/resource/context.ts';
import { incomingFolder } from '../take-media.service.ts';
import { abandonUploads } from '../upload.store.ts';
import { SLOT_ABANDONED_MS } from './upload-slot.ts';

/** Ends uploads whose file never came or whose process died, and removes the half files left here. */
export async function abandonOldUploads(platform: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = platform.clock.now();
  const before = new Date(now.getTime() - SLOT_ABANDONED_MS);
  await abandonUploads(platform.db, before, now);
  await removeHalfFiles(platform);
}

/**
 * Removes what processes that died left half taken in this one's folder. What is younger than any upload may be stays,
 * as other processes may work in the same folder.
 */
export async function removeHalfFiles(platform: Pick<Platform, 'clock' | 'config'>): Promise<void> {
  const folder = incomingFolder(platform);
  const before = new Date(platform.clock.now().getTime() - SLOT_ABANDONED_MS);
  // Before the first upload there is no folder.
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtime < before) await rm(join(folder, name), { force: true });
  }
}
