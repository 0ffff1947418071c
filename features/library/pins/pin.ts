export const PIN_KINDS = ['image', 'video', 'story'] as const;
export type PinKind = (typeof PIN_KINDS)[number];

/** Protected and secret are for the owner and collaborators, and listed separately. */
export const PRIVACIES = ['public', 'protected', 'secret'] as const;
export type Privacy = (typeof PRIVACIES)[number];

/** The database enforces the same. */
export const PIN_LIMITS = { title: 200, description: 5000, altText: 500, link: 2048, comment: 500 } as const;

/** Shown until the reader asks for more. */
export const COMMENTS_PREVIEW = 5;

/** Handled before the call answers. */
export const MOST_PINS_AT_ONCE = 500;

/** Beyond MOST_PINS_AT_ONCE the rest follows in batches. */
export const MOST_PINS_IN_BATCHES = 5000;

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

export const STORY_LIMITS = { pages: 20, blocks: 10, text: 500 } as const;
