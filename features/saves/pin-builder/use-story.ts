import { useCallback, useReducer } from 'react';
import type { DraftMedia } from './drafts.ts';
import { readStory, writeStory } from './stored-story.ts';
import { changeStory, openPage, startStory } from './story-draft.ts';
import { useFileArrivals } from './use-file-arrivals.ts';
import { useKeptText } from './use-kept-text.ts';

/** The story that this person is making, and its page that is open: kept in the browser across a reload, its files on their way in. */
export function useStory(personId: string) {
  const [story, change] = useReducer(changeStory, null, () => startStory());
  const onArrived = useCallback(
    (file: File, media: DraftMedia) => change({ act: 'arrived', file, media }),
    [],
  );
  const uploads = useFileArrivals(story.pages, onArrived);
  const restore = useCallback((text: string | null) => {
    const kept = readStory(text);
    if (kept) change({ act: 'replace', story: kept });
  }, []);
  useKeptText(`story-draft:${personId}`, writeStory(story), restore);
  const open = openPage(story);
  const upload = uploads.items.find(({ file }) => file === open.file) ?? null;
  return { story, open, upload, uploads, change };
}
