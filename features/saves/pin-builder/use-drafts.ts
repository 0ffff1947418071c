import { useCallback, useReducer } from 'react';
import { changeDrafts, type DraftMedia, newDraft, startDrafts } from './drafts.ts';
import { readDrafts, writeDrafts } from './stored-drafts.ts';
import { useFileArrivals } from './use-file-arrivals.ts';
import { useKeptText } from './use-kept-text.ts';

/** The drafts of this person: kept in the browser across a reload, their files on their way in. */
export function useDrafts(personId: string) {
  const [drafts, change] = useReducer(changeDrafts, null, () => startDrafts(newDraft()));
  const onArrived = useCallback(
    (file: File, media: DraftMedia) => change({ act: 'arrived', file, media }),
    [],
  );
  const uploads = useFileArrivals(drafts.all, onArrived);
  const restore = useCallback((text: string | null) => {
    const kept = readDrafts(text);
    if (kept) change({ act: 'replace', drafts: kept });
  }, []);
  const isRestored = useKeptText(`pin-drafts:${personId}`, writeDrafts(drafts), restore);
  return { drafts, change, uploads, isRestored };
}
