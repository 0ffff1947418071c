import { useCallback, useEffect, useReducer, useRef } from 'react';
import { lastTarget } from '../last-target.ts';
import type { SaveTarget } from '../save-target.ts';
import type { DraftMedia } from './drafts.ts';
import { createKeptState } from './kept-state.ts';
import { readStory, writeStory } from './stored-story.ts';
import { changeStory, openPage, type StoryAct, startStory } from './story-draft.ts';
import { useFileArrivals } from './use-file-arrivals.ts';
import { useKeptText } from './use-kept-text.ts';

const keptStory = createKeptState({ read: readStory, write: writeStory, reduce: changeStory });

/** The story that this person is making, and its page that is open: kept in the browser across a reload, its files on their way in. */
export function useStory(personId: string, initialTarget?: SaveTarget) {
  const name = `story-draft:${personId}`;
  const [story, changeHere] = useReducer(changeStory, null, () => startStory());
  useEffect(() => keptStory.open(name, changeHere), [name]);
  const change = useCallback((act: StoryAct) => keptStory.change(name, act), [name]);
  const onArrived = useCallback(
    (file: File, media: DraftMedia) => changeHere({ act: 'arrived', file, media }),
    [],
  );
  const uploads = useFileArrivals(story.pages, onArrived);
  const restore = useCallback((text: string | null) => {
    const kept = readStory(text);
    if (kept) changeHere({ act: 'replace', story: kept });
  }, []);
  const isRestored = useKeptText(name, writeStory(story), restore);
  const isEmpty = writeStory(story) === null;
  const wasAimed = useRef(false);
  useEffect(() => {
    if (!isRestored || wasAimed.current) return;
    wasAimed.current = true;
    const target = initialTarget ?? lastTarget(personId);
    if (target && isEmpty) change({ act: 'set', to: { target } });
  }, [isRestored, isEmpty, initialTarget, personId, change]);
  const open = openPage(story);
  const upload = uploads.items.find(({ file }) => file === open.file) ?? null;
  return { name, story, open, upload, uploads, change };
}
