import type { Platform } from '#platform/resource/context.ts';
import { removeOldFiles } from '#platform/storage/remove-old-files.ts';
import { incomingFolder } from '../take-media.service.ts';
import { abandonUploads } from '../upload.store.ts';
import { SLOT_ABANDONED_MS } from './upload-slot.ts';

export async function abandonOldUploads(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'storage'>,
): Promise<void> {
  const { db, clock, storage } = platform;
  await abandonUploads(db, longAgo(clock), clock.now());
  await removeHalfFiles(platform);
  await storage.removeUnfinished(longAgo(clock));
}

/** Leaves files younger than the longest upload, as other processes may share the folder. */
export function removeHalfFiles(platform: Pick<Platform, 'clock' | 'config'>): Promise<void> {
  return removeOldFiles(incomingFolder(platform), longAgo(platform.clock));
}

const longAgo = (clock: Platform['clock']): Date => new Date(clock.now().getTime() - SLOT_ABANDONED_MS);
