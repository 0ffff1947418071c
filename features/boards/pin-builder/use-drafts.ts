import { useEffect, useReducer, useState } from 'react';
import type { UploadedMedia } from '#features/media/parts/upload-media.ts';
import { useUploads } from '#features/media/parts/use-uploads.ts';
import { changeDrafts, type DraftMedia, newDraft, startDrafts } from './drafts.ts';
import { readDrafts, writeDrafts } from './stored-drafts.ts';

/** The drafts of this person: kept in the browser across a reload, their files on their way in. */
export function useDrafts(personId: string) {
  const [drafts, change] = useReducer(changeDrafts, null, () => startDrafts(newDraft()));
  const uploads = useUploads();
  const { items, add } = uploads;
  const isRestored = useKept(`pin-drafts:${personId}`, drafts, change);

  useEffect(() => {
    const started = new Set(items.map(({ file }) => file));
    const files = drafts.all.flatMap(({ file, media }) =>
      file && !media && !started.has(file) ? [file] : [],
    );
    if (files.length > 0) add(files);
  }, [drafts, items, add]);

  useEffect(() => {
    for (const item of items) {
      if (item.state !== 'done') continue;
      const isWaited = drafts.all.some(({ file, media }) => file === item.file && !media);
      if (isWaited) change({ act: 'arrived', file: item.file, media: draftMedia(item.media) });
    }
  }, [drafts, items]);

  return { drafts, change, uploads, isRestored };
}

function draftMedia({ kind, uploadId, signature, cover }: UploadedMedia): DraftMedia {
  return { from: 'upload', kind, uploadId, signature, cover: cover?.signature ?? null };
}

type State = ReturnType<typeof startDrafts>;
type Change = (act: Parameters<typeof changeDrafts>[1]) => void;

/** Keeps the drafts in the browser, and brings them back on the first look. True once that is done. */
function useKept(name: string, drafts: State, change: Change): boolean {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const kept = readDrafts(storage()?.getItem(name) ?? null);
    if (kept) change({ act: 'replace', drafts: kept });
    setRestored(true);
  }, [name, change]);

  useEffect(() => {
    if (!isRestored) return;
    const text = writeDrafts(drafts);
    if (text) storage()?.setItem(name, text);
    else storage()?.removeItem(name);
  }, [isRestored, name, drafts]);
  return isRestored;
}

/** Null where the browser keeps nothing. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
