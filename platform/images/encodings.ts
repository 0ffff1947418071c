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
