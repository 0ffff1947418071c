import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { UploadItem } from '#features/core/media/parts/upload-queue.ts';
import { cutDescription, cutTitle } from '#features/library/pins/cut-text.ts';
import { lastTarget } from '../last-target.ts';
import type { Saver } from '../picker-boards.ts';
import { NO_TEXT, type PinText } from '../pin-text.ts';
import { isSameTarget, PROFILE, type SaveTarget } from '../save-target.ts';
import {
  changeDrafts,
  type DraftAction,
  type DraftMedia,
  hasNoPicture,
  isEmpty,
  isOnlyLink,
  newDraft,
  openDraft,
  type PinDraft,
  startDrafts,
} from './drafts.ts';
import type { LinkPage } from './link-pictures.tsx';
import { lockPublishing } from './publishing-drafts.ts';
import { readDrafts, writeDrafts } from './stored-drafts.ts';
import { useFileArrivals } from './use-file-arrivals.ts';
import type { Arrived } from './use-publish.tsx';
import { createStoredState, useStoredText } from './use-stored-text.ts';

interface Brought {
  files: readonly File[] | undefined;
  target: SaveTarget | undefined;
  /** Saved with the pin even if its page has no pictures. */
  link: string | undefined;
  text: Partial<PinText> | undefined;
}

export function useOpenDraft(saver: Saver, brought: Brought) {
  const { drafts, change, uploads, isRestored } = useDrafts(saver.id);
  const open = openDraft(drafts);
  const uploadOf = (file: File | null) => uploads.items.find((item) => item.file === file) ?? null;
  const set = (to: Partial<PinDraft>) => change({ action: 'change', key: open.key, to });
  const stopUpload = () => {
    const upload = uploadOf(open.file);
    if (upload) uploads.remove(upload.key);
  };

  const { target = lastTarget(saver.id) ?? PROFILE } = brought;
  const desk = { all: drafts.all, open, change, isRestored };
  useBrought({ ...brought, target, isChosen: Boolean(brought.target) }, desk);

  const addFiles = (files: File[]) => change({ action: 'add-files', files, target: open.target });
  const addFromPage = (page: LinkPage, image: LinkPage['items'][number]) => {
    const pinText = textFromPage(page, image);
    const media = { from: 'web' as const, imageUrl: image.url, previewUrl: image.preview_url };
    // A link that stands alone may be of another page, entered before.
    const typed = isOnlyLink(open) ? {} : typedOf(open.pinText);
    if (hasNoPicture(open)) set({ media, pinText: { ...pinText, ...typed }, errors: {} });
    else change({ action: 'add-draft', changes: { media, pinText, target: open.target } });
  };
  const removePicture = () => {
    stopUpload();
    set({ media: null, file: null });
  };
  const remove = () => {
    stopUpload();
    change({ action: 'remove', keys: [open.key] });
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

type BroughtTo = Pick<ReturnType<typeof useDrafts>, 'change' | 'isRestored'> & {
  all: readonly PinDraft[];
  open: PinDraft;
};

/** Adds it once. A draft that was begun before stays as it is, and what is brought goes into one beside it. */
function useBrought(
  { files, target, link, text, isChosen }: Brought & { target: SaveTarget; isChosen: boolean },
  { all, open, change, isRestored }: BroughtTo,
): void {
  const wasAdded = useRef(false);
  useEffect(() => {
    if (!isRestored || wasAdded.current) return;
    wasAdded.current = true;
    const pinText = { ...NO_TEXT, ...text, ...(link && { link }) };
    const isOwn = isSameTarget(open.target, target);
    // Where one comes back to the page, it was brought before.
    const known = all.find((draft) =>
      link ? draft.pinText.link === link : isSameTarget(draft.target, target),
    );
    if (isEmpty(open) || (link && isOnlyLink(open) && isOwn))
      change({ action: 'change', key: open.key, to: { target, pinText } });
    else if (known && !files && (link || isChosen)) change({ action: 'open', key: known.key });
    else if (files || link || text || (isChosen && !isOwn))
      change({ action: 'add-draft', changes: { target, pinText } });
    if (files) change({ action: 'add-files', files, target });
  }, [isRestored, files, target, isChosen, link, text, all, open, change]);
}

/** These texts must not be overwritten. */
function typedOf(pinText: PinDraft['pinText']): Partial<PinDraft['pinText']> {
  return Object.fromEntries(Object.entries(pinText).filter(([, word]) => word.trim() !== ''));
}

const keptDrafts = createStoredState({ read: readDrafts, write: writeDrafts, reduce: changeDrafts });

/** Stored in the browser across reloads, with their uploads. */
function useDrafts(personId: string) {
  const name = `pin-drafts:${personId}`;
  const [drafts, changeHere] = useReducer(changeDrafts, null, () => startDrafts(newDraft()));
  useEffect(() => keptDrafts.open(name, changeHere), [name]);
  const change = useCallback((action: DraftAction) => keptDrafts.change(name, action), [name]);
  const onArrived = useCallback(
    (file: File, media: DraftMedia) => changeHere({ action: 'arrived', file, media }),
    [],
  );
  const uploads = useFileArrivals(drafts.all, onArrived);
  const restore = useCallback((text: string | null) => {
    const stored = readDrafts(text);
    if (stored) changeHere({ action: 'replace', drafts: lockPublishing(stored) });
  }, []);
  const isRestored = useStoredText(name, writeDrafts(drafts), restore);
  return { drafts, change, uploads, isRestored };
}

interface Page {
  url: string;
  title: string | null;
  description: string | null;
}

/** The texts that a pin of this page starts with. */
export function textFromPage({ url, title, description }: Page, { alt }: { alt: string | null }): PinText {
  return {
    title: cutTitle(title ?? ''),
    description: cutDescription(description ?? ''),
    link: url,
    altText: cutTitle(alt ?? ''),
  };
}

/** Waits until its upload has arrived or failed. Leaving the page ends the wait, and with it the upload. */
function useArrivedDraft(drafts: readonly PinDraft[], uploads: readonly UploadItem[]): Arrived {
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
