import { useCallback, useEffect, useReducer, useRef } from 'react';
import { lastTarget } from '../last-target.ts';
import type { Saver } from '../picker-boards.ts';
import { PROFILE, type SaveTarget } from '../save-target.ts';
import {
  changeDrafts,
  type DraftAct,
  type DraftMedia,
  hasNoPicture,
  isEmpty,
  newDraft,
  openDraft,
  type PinDraft,
  startDrafts,
} from './drafts.ts';
import { createKeptState } from './kept-state.ts';
import type { LinkPage } from './link-pictures.tsx';
import { lockPublishing } from './publishing-drafts.ts';
import { readDrafts, writeDrafts } from './stored-drafts.ts';
import { useArrivedDraft } from './use-arrived-draft.ts';
import { useFileArrivals } from './use-file-arrivals.ts';
import { useKeptText } from './use-kept-text.ts';
import { wordsFromPage } from './words-from-page.ts';

/** What one comes to the builder with. */
interface Brought {
  files: readonly File[] | undefined;
  target: SaveTarget | undefined;
}

/** The drafts of this person, the one that is open, and what can be done with it. */
export function useOpenDraft(saver: Saver, brought: Brought) {
  const { drafts, change, uploads, isRestored } = useDrafts(saver.id);
  const open = openDraft(drafts);
  const uploadOf = (file: File | null) => uploads.items.find((item) => item.file === file) ?? null;
  const set = (to: Partial<PinDraft>) => change({ act: 'change', key: open.key, to });
  const stopUpload = () => {
    const upload = uploadOf(open.file);
    if (upload) uploads.remove(upload.key);
  };

  const { files, target = lastTarget(saver.id) ?? PROFILE } = brought;
  useBrought({ files, target }, { open, change, isRestored });

  const addFiles = (files: File[]) => change({ act: 'add-files', files, target: open.target });
  const addFromPage = (page: LinkPage, image: LinkPage['items'][number]) => {
    const words = wordsFromPage(page, image);
    const media = { from: 'web' as const, imageUrl: image.url, previewUrl: image.preview_url };
    if (hasNoPicture(open)) set({ media, words: { ...words, ...typedOf(open.words) }, errors: {} });
    else change({ act: 'add-draft', changes: { media, words, target: open.target } });
  };
  const removePicture = () => {
    stopUpload();
    set({ media: null, file: null });
  };
  const remove = () => {
    stopUpload();
    change({ act: 'remove', keys: [open.key] });
  };
  const upload = uploadOf(open.file);
  const arrived = useArrivedDraft(drafts.all, uploads.items);
  return {
    drafts,
    open,
    isPublishing: drafts.all.some((draft) => draft.isPublishing),
    upload,
    uploads,
    arrived,
    change,
    set,
    addFiles,
    addFromPage,
    removePicture,
    remove,
  };
}

/** Adds what was brought, once. A draft that was begun before keeps where it goes. */
function useBrought(
  { files, target }: Brought & { target: SaveTarget },
  {
    open,
    change,
    isRestored,
  }: Pick<ReturnType<typeof useDrafts>, 'change' | 'isRestored'> & { open: PinDraft },
): void {
  const wasAdded = useRef(false);
  useEffect(() => {
    if (!isRestored || wasAdded.current) return;
    wasAdded.current = true;
    if (isEmpty(open)) change({ act: 'change', key: open.key, to: { target } });
    if (files) change({ act: 'add-files', files, target });
  }, [isRestored, files, target, open, change]);
}

/** The words that are not empty: what a person has typed is not overwritten. */
function typedOf(words: PinDraft['words']): Partial<PinDraft['words']> {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word.trim() !== ''));
}

const keptDrafts = createKeptState({ read: readDrafts, write: writeDrafts, reduce: changeDrafts });

/** The drafts of this person: kept in the browser across a reload, their files on their way in. */
function useDrafts(personId: string) {
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
