import { join } from 'node:path';
import { openDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';
import { parseStorageUrl } from './storage-url.ts';

export async function openStorage(storageUrl: string | undefined, dataDir: string): Promise<Storage> {
  if (!storageUrl) return openDiskStorage(join(dataDir, 'files'));
  // The S3 client is large, and a process without a bucket never needs it.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(parseStorageUrl(storageUrl));
}
