/** The clips that stand recorded beside this file; apart, so that naming one loads no drawing. */
export const CLIP_NAMES = ['day', 'lake', 'flower', 'crane'] as const;
export type ClipName = (typeof CLIP_NAMES)[number];
