import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadMedia } from './upload-file.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

const NONE: readonly UploadItem[] = [];

/** Leaving the screen aborts its uploads. */
export function useUploads(): Omit<UploadQueue, 'items' | 'subscribe'> & { items: readonly UploadItem[] } {
  const [queue] = useState(() => createUploadQueue(uploadMedia));
  useEffect(() => () => queue.clear(), [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.items, () => NONE);
  const { add, retry, remove, clear } = queue;
  return { items, add, retry, remove, clear };
}
