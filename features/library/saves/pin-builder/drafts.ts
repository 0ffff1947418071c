import type { UploadItem } from '#features/core/media/parts/upload-queue.ts';
import type { PinErrors } from '../parts/use-pin-sentences.ts';
import { NO_TEXT, type PinText, textOptions } from '../pin-text.ts';
import { isSameTarget, PROFILE, type SaveTarget, targetOptions } from '../save-target.ts';

/** The media of a draft: an uploaded file, or a picture from the web. */
export type DraftMedia =
  | { from: 'upload'; kind: 'image' | 'video'; uploadId: string; signature: string; cover: string | null }
  | { from: 'web'; imageUrl: string; previewUrl: string };

export interface PinDraft {
  /** Unique, also across visits. */
  key: string;
  /** Null before a picture is chosen, and during its upload. */
  media: DraftMedia | null;
  /** Unknown after a reload. */
  file: File | null;
  pinText: PinText;
  target: SaveTarget;
  isPublishing: boolean;
  errors: PinErrors;
}

export interface Drafts {
  all: readonly PinDraft[];
  openKey: string;
}

export function newKey(): string {
  // `crypto.randomUUID` exists on secure pages only.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export function newDraft(changes: Partial<PinDraft> = {}): PinDraft {
  const empty = {
    key: newKey(),
    media: null,
    file: null,
    pinText: NO_TEXT,
    target: PROFILE,
    isPublishing: false,
    errors: {},
  };
  return { ...empty, ...changes };
}

export function startDrafts(first: PinDraft, ...others: PinDraft[]): Drafts {
  return { all: [first, ...others], openKey: first.key };
}

export function openDraft({ all, openKey }: Drafts): PinDraft {
  const open = all.find(({ key }) => key === openKey) ?? all[0];
  if (!open) throw new Error('All drafts are gone.');
  return open;
}

export type DraftAction =
  | { action: 'open'; key: string }
  | { action: 'change'; key: string; to: Partial<Omit<PinDraft, 'key'>> }
  | { action: 'publishing'; keys: readonly string[]; isPublishing: boolean }
  | { action: 'send-all-to'; target: SaveTarget }
  | { action: 'add-files'; files: readonly File[]; target: SaveTarget }
  | { action: 'add-draft'; changes: Partial<Omit<PinDraft, 'key'>> }
  | { action: 'arrived'; file: File; media: DraftMedia }
  | { action: 'remove'; keys: readonly string[] }
  | { action: 'replace'; drafts: Drafts };

export function changeDrafts(drafts: Drafts, action: DraftAction): Drafts {
  switch (action.action) {
    case 'open':
      return { ...drafts, openKey: action.key };
    case 'change':
      return { ...drafts, all: changeWhere(drafts.all, ({ key }) => key === action.key, action.to) };
    case 'publishing': {
      const { keys, isPublishing } = action;
      return { ...drafts, all: changeWhere(drafts.all, ({ key }) => keys.includes(key), { isPublishing }) };
    }
    case 'send-all-to':
      return {
        ...drafts,
        all: changeWhere(drafts.all, ({ isPublishing }) => !isPublishing, { target: action.target }),
      };
    case 'arrived':
      return {
        ...drafts,
        all: changeWhere(drafts.all, ({ file }) => file === action.file, { media: action.media }),
      };
    case 'add-draft': {
      const added = newDraft(action.changes);
      return { all: [...drafts.all, added], openKey: added.key };
    }
    case 'add-files':
      return addFiles(drafts, action.files, action.target);
    case 'remove':
      return remove(drafts, action.keys);
    case 'replace':
      return action.drafts;
  }
}

function changeWhere(
  all: readonly PinDraft[],
  isMeant: (draft: PinDraft) => boolean,
  to: Partial<PinDraft>,
): PinDraft[] {
  return all.map((draft) => (isMeant(draft) ? { ...draft, ...to } : draft));
}

/** The open draft takes the first file if it has no picture yet; each further file becomes a draft. */
function addFiles({ all, openKey }: Drafts, files: readonly File[], target: SaveTarget): Drafts {
  const isFree = all.some((draft) => draft.key === openKey && hasNoPicture(draft));
  const [first, ...rest] = files;
  if (!first) return { all, openKey };
  const filled = isFree ? changeWhere(all, ({ key }) => key === openKey, { file: first, errors: {} }) : all;
  const added = (isFree ? rest : files).map((file) => newDraft({ file, target }));
  return { all: [...filled, ...added], openKey: isFree ? openKey : (added[0]?.key ?? openKey) };
}

function remove({ all, openKey }: Drafts, keys: readonly string[]): Drafts {
  const left = all.filter(({ key }) => !keys.includes(key));
  const [first] = left;
  if (!first) return startDrafts(newDraft({ target: all[0]?.target ?? PROFILE }));
  if (left.some(({ key }) => key === openKey)) return { all: left, openKey };
  // The draft that takes the removed one's place opens.
  const place = all
    .slice(
      0,
      all.findIndex(({ key }) => key === openKey),
    )
    .filter((draft) => left.includes(draft));
  return { all: left, openKey: (left[place.length] ?? left.at(-1) ?? first).key };
}

export function hasNoPicture({ media, file }: Pick<PinDraft, 'media' | 'file'>): boolean {
  return media === null && file === null;
}

/** Nothing would be lost with it. */
export function isEmpty(draft: PinDraft): boolean {
  return hasNoPicture(draft) && Object.values(draft.pinText).every((word) => word.trim() === '');
}

/** Apart from its link. */
export function isOnlyLink(draft: PinDraft): boolean {
  return isEmpty({ ...draft, pinText: { ...draft.pinText, link: '' } });
}

/** Its upload failed, so there is nothing to publish. */
export function isRefused({ file, media }: PinDraft, uploads: readonly UploadItem[]): boolean {
  return media === null && uploads.some((upload) => upload.file === file && upload.state === 'failed');
}

/** Null if the targets differ or there are none. */
export function onePlaceOf(drafts: readonly Pick<PinDraft, 'target'>[]): SaveTarget | null {
  const [first] = drafts;
  return first && drafts.every(({ target }) => isSameTarget(target, first.target)) ? first.target : null;
}

/** The options of the call that creates the pin. */
export function pinOptions({ pinText, target }: PinDraft, media: DraftMedia) {
  return { ...textOptions(pinText), ...targetOptions(target), ...mediaOptions(media) };
}

function mediaOptions(media: DraftMedia) {
  if (media.from === 'web') return { image_url: media.imageUrl, method: 'scraped' };
  const { uploadId, cover } = media;
  return { upload_id: uploadId, method: 'uploaded', ...(cover ? { image_signature: cover } : {}) };
}
