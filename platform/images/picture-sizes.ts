/** Smallest first. A number is a width in pixels; `136x136` is a square cut from the middle. */
export const PICTURE_SIZES = ['136x136', '170x', '236x', '474x', '736x', '1200x', 'originals'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export interface Box {
  width: number;
  height: number;
}

const SQUARE = 136;
const WIDTHS = { '170x': 170, '236x': 236, '474x': 474, '736x': 736, '1200x': 1200 } as const;

/** Nothing is enlarged: a picture narrower than a size keeps its own pixels under that name. */
export function boxOf(size: PictureSize, original: Box): Box {
  if (size === 'originals') return { width: original.width, height: original.height };
  if (size === '136x136') {
    const side = Math.min(SQUARE, original.width, original.height);
    return { width: side, height: side };
  }
  const width = Math.min(WIDTHS[size], original.width);
  return { width, height: Math.max(1, Math.round((original.height * width) / original.width)) };
}
