import { type PictureExtension, picturePath as pathOf } from '#platform/images/picture-address.ts';
import { type Box, boxOf, type PictureSize } from '#platform/images/picture-sizes.ts';
import { videoPath as pathOfVideo, type VideoExtension } from '#platform/images/video-address.ts';

export type { PictureExtension, PictureSize };

/** Path of a stored picture. Every size is there as jpg and webp; a PNG or GIF keeps its original as such, too. */
export function picturePath(
  signature: string,
  size: PictureSize,
  extension: PictureExtension = 'jpg',
): string {
  return pathOf({ signature, size, extension });
}

/** Path of a stored video. */
export function videoPath(signature: string, extension: VideoExtension): string {
  return pathOfVideo({ signature, extension });
}

/** Width and height in pixels of a picture at one size; a picture is never enlarged. */
export function sizeOf(width: number, height: number, size: PictureSize): Box {
  return boxOf(size, { width, height });
}

/** The path in a picture's address: pages show it from wherever they were asked, whatever the public origin is. */
export function pathOfPicture(url: string | null): string | null {
  return url && new URL(url).pathname;
}
