import type { Sharp } from 'sharp';

/*
 * Chosen by measuring a 4000×3000 photo on one core: WebP effort 4 takes twice the time of 2 for 4 % fewer bytes, and
 * four times that of 0 at full size; mozjpeg takes ten times plain JPEG for 14 %.
 */
const JPEG = { quality: 82 };
const WEBP = { quality: 80, effort: 2 };
const JPEG_ORIGINAL = { quality: 90 };
const WEBP_ORIGINAL = { quality: 86, effort: 0 };
const WEBP_FRAMES = { quality: 75, effort: 0 };

/** JPEG has no alpha: transparent parts become white. */
export const toJpeg = (pixels: Sharp, isOriginal: boolean) =>
  pixels.flatten({ background: '#fff' }).jpeg(isOriginal ? JPEG_ORIGINAL : JPEG);

/** Optimal codes would save 2 to 5 % of the bytes, but need all coefficients in memory. */
export const toLargeJpeg = (pixels: Sharp) =>
  pixels.flatten({ background: '#fff' }).jpeg({ ...JPEG_ORIGINAL, optimiseCoding: false });

export const toWebp = (pixels: Sharp, isOriginal: boolean) => pixels.webp(isOriginal ? WEBP_ORIGINAL : WEBP);

export const toAnimatedWebp = (frames: Sharp) => frames.webp(WEBP_FRAMES);

export const toAnimatedGif = (frames: Sharp) => frames.gif({ effort: 2, reuse: true });

export const toPng = (pixels: Sharp) => pixels.png({ compressionLevel: 6 });

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
