import { type PictureExtension, picturePath as pathOf } from '#platform/images/picture-address.ts';
import { type Box, boxOf, type PictureSize } from '#platform/images/picture-sizes.ts';
import { videoPath as pathOfVideo, type VideoExtension } from '#platform/images/video-address.ts';

export type { PictureExtension, PictureSize };

/** Every size exists as jpg and webp; PNG and GIF originals also keep their format. */
export function picturePath(
  signature: string,
  size: PictureSize,
  extension: PictureExtension = 'jpg',
): string {
  return pathOf({ signature, size, extension });
}

export function videoPath(signature: string, extension: VideoExtension): string {
  return pathOfVideo({ signature, extension });
}

/** Pixels; pictures are never enlarged. */
export function sizeOf(width: number, height: number, size: PictureSize): Box {
  return boxOf(size, { width, height });
}

/** Pages load it from their own host whatever the public origin is. */
export function pathOfPicture(url: string | null): string | null {
  return url && new URL(url).pathname;
}
