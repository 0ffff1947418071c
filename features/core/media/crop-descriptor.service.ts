import { buffer } from 'node:stream/consumers';
import type { Crop } from '#platform/images/describe-crop.ts';
import type { PictureDescriptor } from '#platform/images/describe-pixels.ts';
import { pictureKey } from '#platform/images/picture-address.ts';
import type { Context } from '#platform/resource/context.ts';

export type { Crop, PictureDescriptor };

/** Null if the picture's file is gone. */
export async function cropDescriptor(
  { storage, viewer, request }: Context,
  signature: string,
  crop: Crop,
): Promise<PictureDescriptor | null> {
  // The decoder is loaded with the first picture.
  const { describeCrop } = await import('#platform/images/describe-crop.ts');
  const found = await storage.get(pictureKey({ size: '474x', signature, extension: 'jpg' }));
  return found && describeCrop(await buffer(found.stream), crop, viewer.id ?? request.address);
}
