/** The sizes that every picture is kept in; `originals` is the whole one, cleaned. */
export const PICTURE_SIZES = ['136x136', '170x', '236x', '474x', '736x', '1200x', 'originals'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export type PictureExtension = 'jpg' | 'webp' | 'png' | 'gif';

/** Path of a stored picture; its signature's first six digits spread the files over folders. */
export function picturePath(
  signature: string,
  size: PictureSize,
  extension: PictureExtension = 'jpg',
): string {
  return `/${size}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}/${signature}.${extension}`;
}

/** Path of a stored video. */
export function videoPath(signature: string, extension: 'mp4' | 'webm'): string {
  return `/videos/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}/${signature}.${extension}`;
}

/** Width and height in pixels of a picture at one size; a picture is never enlarged. */
export function sizeOf(width: number, height: number, size: PictureSize): { width: number; height: number } {
  if (size === 'originals') return { width, height };
  if (size === '136x136') return { width: 136, height: 136 };
  const target = Math.min(width, Number.parseInt(size, 10));
  return { width: target, height: Math.max(1, Math.round((height * target) / width)) };
}
