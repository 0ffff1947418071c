export const CLIP_NAMES = ['day', 'lake', 'flower', 'crane'] as const;
export type ClipName = (typeof CLIP_NAMES)[number];

/** In `pictures/`, until a video plays. */
export const CLIP_COVERS: Readonly<Record<ClipName, string>> = {
  day: 'clip-day',
  lake: 'clip-lake',
  flower: 'story-from-seed-to-vase-4',
  crane: 'story-how-to-fold-a-crane-3',
};
