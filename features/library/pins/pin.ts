export const PIN_KINDS = ['image', 'video', 'story'] as const;
export type PinKind = (typeof PIN_KINDS)[number];

/**
 * Who may see a pin or a board: everyone, or its owner and collaborators; protected and secret are listed separately.
 */
export const PRIVACIES = ['public', 'protected', 'secret'] as const;
export type Privacy = (typeof PRIVACIES)[number];

/** Most characters of each text; the database enforces the same. */
export const PIN_LIMITS = { title: 200, description: 5000, altText: 500, link: 2048, comment: 500 } as const;

/** How many comments a pin shows before the reader asks for more. */
export const COMMENTS_PREVIEW = 5;

/** Most pins that one call moves, copies, deletes or restores before it answers. */
export const MOST_PINS_AT_ONCE = 500;

/** Most pins that one call moves or deletes; beyond MOST_PINS_AT_ONCE the rest follows in batches. */
export const MOST_PINS_IN_BATCHES = 5000;

/** A stored story: pages of pictures, videos and texts in reading order. */
export interface Story {
  pages: StoryPage[];
}

export interface StoryPage {
  blocks: StoryBlock[];
}

export type StoryBlock =
  | { kind: 'picture'; signature: string; width: number; height: number }
  | {
      kind: 'video';
      signature: string;
      extension: 'mp4' | 'webm';
      width: number;
      height: number;
      durationMs: number;
    }
  | { kind: 'text'; text: string };

/** Most pages of one story, and most characters of one text block. */
export const STORY_LIMITS = { pages: 20, blocks: 10, text: 500 } as const;
