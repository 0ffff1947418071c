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
