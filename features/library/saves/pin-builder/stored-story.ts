import { z } from 'zod/mini';
import { newKey } from './drafts.ts';
import { storedMedia, storedTarget, storedText } from './stored-drafts.ts';
import { isStoryEmpty, newPage, type StoryDraft, startStory } from './story-draft.ts';

const stored = z.object({
  key: z._default(z.string(), newKey),
  pinText: storedText,
  target: storedTarget,
  pages: z.array(z.object({ media: z.nullable(storedMedia), text: z.string() })),
  cover: z.number(),
});

/** Null if nothing is worth storing. */
export function writeStory(story: StoryDraft): string | null {
  if (isStoryEmpty(story)) return null;
  const { key, pinText, target, pages, coverKey } = story;
  const cover = pages.findIndex((page) => page.key === coverKey);
  const found = pages.map(({ media, text }) => ({ media, text }));
  return JSON.stringify({ key, pinText, target, pages: found, cover });
}

/** Null if there is none or it has another version. */
export function readStory(text: string | null): StoryDraft | null {
  if (!text) return null;
  try {
    const { key, pinText, target, pages, cover } = stored.parse(JSON.parse(text));
    const story = startStory(...pages.map((page) => newPage(page)));
    return { ...story, key, pinText, target, coverKey: story.pages[cover]?.key ?? null };
  } catch {
    return null;
  }
}
