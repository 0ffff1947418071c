import { useEffect, useState, useSyncExternalStore } from 'react';
import { type UploadedMedia, uploadMedia } from '#features/core/media/parts/upload-file.ts';
import {
  createUploadQueue,
  type UploadItem,
  type UploadQueue,
} from '#features/core/media/parts/upload-queue.ts';
import type { DraftMedia } from './drafts.ts';

const NONE: readonly UploadItem[] = [];

/** Leaving the screen aborts its uploads. */
function useUploads(): Omit<UploadQueue, 'items' | 'subscribe'> & { items: readonly UploadItem[] } {
  const [queue] = useState(() => createUploadQueue(uploadMedia));
  useEffect(() => () => queue.clear(), [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.items, () => NONE);
  const { add, retry, remove, clear } = queue;
  return { items, add, retry, remove, clear };
}

interface Waiting {
  file: File | null;
  media: DraftMedia | null;
}

/** Uploads each file once and reports when one has arrived. */
export function useFileArrivals(
  waiting: readonly Waiting[],
  onArrived: (file: File, media: DraftMedia) => void,
) {
  const uploads = useUploads();
  const { items, add } = uploads;

  useEffect(() => {
    const started = new Set(items.map(({ file }) => file));
    const files = waiting.flatMap(({ file, media }) => (file && !media && !started.has(file) ? [file] : []));
    if (files.length > 0) add(files);
  }, [waiting, items, add]);

  useEffect(() => {
    for (const item of items) {
      if (item.state !== 'done') continue;
      const isWaitedFor = waiting.some(({ file, media }) => file === item.file && !media);
      if (isWaitedFor) onArrived(item.file, draftMedia(item.media));
    }
  }, [waiting, items, onArrived]);

  return uploads;
}

function draftMedia({ kind, uploadId, signature, cover }: UploadedMedia): DraftMedia {
  return { from: 'upload', kind, uploadId, signature, cover: cover?.signature ?? null };
}
