import { useEffect, useRef } from 'react';
import type { UploadItem } from '#features/core/media/parts/upload-queue.ts';
import type { PinDraft } from './drafts.ts';
import type { Arrived } from './use-publish-draft.ts';

/** Returns a draft once its upload has arrived or failed. Leaving the page ends the wait, and with it the upload. */
export function useArrivedDraft(drafts: readonly PinDraft[], uploads: readonly UploadItem[]): Arrived {
  const known = useRef({ drafts, uploads });
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    known.current = { drafts, uploads };
    for (const look of [...waiting.current]) look();
  }, [drafts, uploads]);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    const all = waiting.current;
    return () => {
      isLeft.current = true;
      for (const look of [...all]) look();
    };
  }, []);

  return (draft) =>
    new Promise((resolve) => {
      const look = () => {
        const now = known.current.drafts.find(({ key }) => key === draft.key) ?? draft;
        if (!isLeft.current && isOnItsWay(now, known.current.uploads)) return;
        waiting.current.delete(look);
        resolve(now);
      };
      waiting.current.add(look);
      look();
    });
}

function isOnItsWay({ file, media }: PinDraft, uploads: readonly UploadItem[]): boolean {
  const upload = uploads.find((item) => item.file === file);
  return file !== null && media === null && upload?.state !== 'failed';
}
