import { STORY_LIMITS } from '#features/library/pins/pin.ts';
import { NO_TEXT, type PinText, textOptions } from '../pin-text.ts';
import { PROFILE, type SaveTarget, targetOptions } from '../save-target.ts';
import { type DraftMedia, newKey } from './drafts.ts';

/** A picture or a video with a text under it, or a text alone. */
export interface StoryPageDraft {
  key: string;
  media: DraftMedia | null;
  file: File | null;
  text: string;
}

export interface StoryDraft {
  key: string;
  pinText: PinText;
  target: SaveTarget;
  /** There is at least one. */
  pages: readonly StoryPageDraft[];
  openKey: string;
  /** Null means the first page with a picture. */
  coverKey: string | null;
}

const BLANK = { media: null, file: null, text: '' };

/** The server renders it, too, so its key is the same in every process. */
const FIRST_PAGE: StoryPageDraft = { ...BLANK, key: 'page-0' };

let lastKey = 0;

export function newPage(changes: Partial<Omit<StoryPageDraft, 'key'>> = {}): StoryPageDraft {
  lastKey += 1;
  return { ...BLANK, ...changes, key: `page-${lastKey}` };
}

export function startStory(first: StoryPageDraft = FIRST_PAGE, ...others: StoryPageDraft[]): StoryDraft {
  const pages = [first, ...others];
  return { key: newKey(), pinText: NO_TEXT, target: PROFILE, pages, openKey: first.key, coverKey: null };
}

export function openPage({ pages, openKey }: StoryDraft): StoryPageDraft {
  const open = pages.find(({ key }) => key === openKey) ?? pages[0];
  if (!open) throw new Error('A story has no pages.');
  return open;
}

export type StoryAction =
  | { action: 'set'; to: Partial<Pick<StoryDraft, 'pinText' | 'target' | 'openKey' | 'coverKey'>> }
  | { action: 'set-page'; key: string; to: Partial<Omit<StoryPageDraft, 'key'>> }
  | { action: 'add-files'; files: readonly File[] }
  | { action: 'add-page' }
  | { action: 'arrived'; file: File; media: DraftMedia }
  | { action: 'move'; key: string; besideKey: string; side: 'before' | 'after' }
  | { action: 'remove'; key: string }
  | { action: 'replace'; story: StoryDraft };

export function changeStory(story: StoryDraft, action: StoryAction): StoryDraft {
  const { pages } = story;
  switch (action.action) {
    case 'set':
      return { ...story, ...action.to };
    case 'set-page':
      return {
        ...story,
        pages: pages.map((page) => (page.key === action.key ? { ...page, ...action.to } : page)),
      };
    case 'add-files':
      return addFiles(story, action.files);
    case 'add-page': {
      if (pages.length >= STORY_LIMITS.pages) return story;
      const page = newPage();
      return { ...story, pages: [...pages, page], openKey: page.key };
    }
    case 'arrived':
      return {
        ...story,
        pages: pages.map((page) => (page.file === action.file ? { ...page, media: action.media } : page)),
      };
    case 'move':
      return { ...story, pages: moved(pages, action) };
    case 'remove':
      return remove(story, action.key);
    case 'replace':
      return action.story;
  }
}

/** One on the open page if it has no picture, and one for each new page. */
export function roomForFiles({ pages, openKey }: StoryDraft): number {
  return STORY_LIMITS.pages - pages.length + (isOpenPageFree({ pages, openKey }) ? 1 : 0);
}

function isOpenPageFree({ pages, openKey }: Pick<StoryDraft, 'pages' | 'openKey'>): boolean {
  return pages.some((page) => page.key === openKey && !page.media && !page.file);
}

/** The open page takes the first file if it has no picture; the others become pages at the end, if they fit. */
function addFiles(story: StoryDraft, files: readonly File[]): StoryDraft {
  const { pages, openKey } = story;
  const [first, ...rest] = files;
  if (!first) return story;
  const isFree = isOpenPageFree(story);
  const filled = isFree
    ? changeStory(story, { action: 'set-page', key: openKey, to: { file: first } })
    : story;
  const room = STORY_LIMITS.pages - pages.length;
  const added = (isFree ? rest : files).slice(0, Math.max(0, room)).map((file) => newPage({ file }));
  return {
    ...filled,
    pages: [...filled.pages, ...added],
    openKey: isFree ? openKey : (added[0]?.key ?? openKey),
  };
}

type Move = Extract<StoryAction, { action: 'move' }>;

function moved(pages: readonly StoryPageDraft[], { key, besideKey, side }: Move): readonly StoryPageDraft[] {
  const page = pages.find((one) => one.key === key);
  const others = pages.filter((one) => one.key !== key);
  const beside = others.findIndex((one) => one.key === besideKey);
  if (!page || beside < 0) return pages;
  return others.toSpliced(side === 'before' ? beside : beside + 1, 0, page);
}

function remove(story: StoryDraft, key: string): StoryDraft {
  const at = story.pages.findIndex((page) => page.key === key);
  const left = story.pages.filter((page) => page.key !== key);
  const pages = left.length > 0 ? left : [newPage()];
  const openKey = story.openKey === key ? (pages[at] ?? pages.at(-1))?.key : story.openKey;
  const coverKey = story.coverKey === key ? null : story.coverKey;
  return { ...story, pages, openKey: openKey ?? story.openKey, coverKey };
}

/** Nothing would be lost with it. */
export function isStoryEmpty({ pinText, pages }: StoryDraft): boolean {
  const texts = [...Object.values(pinText), ...pages.map((page) => page.text)];
  return pages.every((page) => !page.media && !page.file) && texts.every((text) => text.trim() === '');
}

export type StoryError = 'file-on-its-way' | 'empty-page' | 'no-cover';

/** Names the page at fault as well; null if the story can be published. */
export function storyError(story: StoryDraft): { problem: StoryError; key: string } | null {
  const waiting = story.pages.find((page) => page.file && !page.media);
  if (waiting) return { problem: 'file-on-its-way', key: waiting.key };
  const empty = story.pages.find((page) => !page.media && page.text.trim() === '');
  if (empty) return { problem: 'empty-page', key: empty.key };
  return coverOf(story) ? null : { problem: 'no-cover', key: story.openKey };
}

/** Taken from the chosen page, else from the first with a picture. */
function coverOf({ pages, coverKey }: StoryDraft): string | null {
  const chosen = pages.find((page) => page.key === coverKey);
  return pictureOf(chosen) ?? pages.map(pictureOf).find((signature) => signature !== null) ?? null;
}

function pictureOf(page: StoryPageDraft | undefined): string | null {
  return page?.media?.from === 'upload' ? (page.media.cover ?? page.media.signature) : null;
}

export function storyOptions(story: StoryDraft) {
  const { pinText, target, pages } = story;
  return {
    ...textOptions(pinText),
    ...targetOptions(target),
    story_pin: {
      metadata: { pin_title: pinText.title, pin_image_signature: coverOf(story) },
      pages: pages.map((page) => ({ blocks: blocksOf(page) })),
    },
  };
}

function blocksOf({ media, text }: StoryPageDraft) {
  const pinText = text.trim() ? [{ type: 1, text: text.trim() }] : [];
  if (media?.from !== 'upload') return pinText;
  const { signature, kind } = media;
  const shown =
    kind === 'video' ? { type: 3, video_signature: signature } : { type: 2, image_signature: signature };
  return [shown, ...pinText];
}
