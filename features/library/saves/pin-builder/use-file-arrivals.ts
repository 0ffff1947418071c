import { useEffect } from 'react';
import type { UploadedMedia } from '#features/core/media/parts/upload-file.ts';
import { useUploads } from '#features/core/media/parts/use-uploads.ts';
import type { DraftMedia } from './drafts.ts';

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
