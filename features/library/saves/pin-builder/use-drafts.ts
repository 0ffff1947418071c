import { useCallback, useEffect, useReducer } from 'react';
import { changeDrafts, type DraftAct, type DraftMedia, newDraft, startDrafts } from './drafts.ts';
import { createKeptState } from './kept-state.ts';
import { lockPublishing } from './publishing-drafts.ts';
import { readDrafts, writeDrafts } from './stored-drafts.ts';
import { useFileArrivals } from './use-file-arrivals.ts';
import { useKeptText } from './use-kept-text.ts';

const keptDrafts = createKeptState({ read: readDrafts, write: writeDrafts, reduce: changeDrafts });

/** The drafts of this person: kept in the browser across a reload, their files on their way in. */
export function useDrafts(personId: string) {
  const name = `pin-drafts:${personId}`;
  const [drafts, changeHere] = useReducer(changeDrafts, null, () => startDrafts(newDraft()));
  useEffect(() => keptDrafts.open(name, changeHere), [name]);
  const change = useCallback((act: DraftAct) => keptDrafts.change(name, act), [name]);
  const onArrived = useCallback(
    (file: File, media: DraftMedia) => changeHere({ act: 'arrived', file, media }),
    [],
  );
  const uploads = useFileArrivals(drafts.all, onArrived);
  const restore = useCallback((text: string | null) => {
    const kept = readDrafts(text);
    if (kept) changeHere({ act: 'replace', drafts: lockPublishing(kept) });
  }, []);
  const isRestored = useKeptText(name, writeDrafts(drafts), restore);
  return { drafts, change, uploads, isRestored };
}
