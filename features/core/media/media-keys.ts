import { pictureKey } from '#platform/images/picture-address.ts';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import { VIDEO_EXTENSIONS, videoKey } from '#platform/images/video-address.ts';
import type { MediaKind } from './media.ts';

export function keysOf(file: { signature: string; kind: MediaKind; original_ext: string }): string[] {
  const { signature, kind, original_ext } = file;
  if (kind === 'video') {
    const extensions = VIDEO_EXTENSIONS.filter((extension) => extension === original_ext);
    return extensions.map((extension) => videoKey({ signature, extension }));
  }
  const original = (['png', 'gif'] as const).filter((extension) => extension === original_ext);
  return [
    ...PICTURE_SIZES.flatMap((size) =>
      (['jpg', 'webp'] as const).map((extension) => pictureKey({ size, signature, extension })),
    ),
    ...original.map((extension) => pictureKey({ size: 'originals', signature, extension })),
  ];
}

export function allKeysOf(signature: string): string[] {
  const keys = [
    ...VIDEO_EXTENSIONS.map((extension) => videoKey({ signature, extension })),
    ...['png', 'gif'].flatMap((original_ext) => keysOf({ signature, kind: 'image', original_ext })),
  ];
  return [...new Set(keys)].flatMap((key) => [key, withheldKey(key)]);
}

/** A withheld file is stored there, where no address leads. */
export function withheldKey(key: string): string {
  return `withheld/${key}`;
}
