import { rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decoded, openStill, type PictureFile } from './picture-file.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { onThread } from './pixel-gate.ts';
import { fromPixels, readPixels } from './pixels.ts';

/** The first frame of a picture after its one decoding: everything is made from this. */
export interface DecodedPicture {
  open(): Sharp;
  discard(): Promise<void>;
}

/** Encoding takes some ten bytes for each pixel: above this many the pixels wait on the disk, and are encoded one after the other. */
const IN_MEMORY_PIXELS = 16_000_000;

export const isLarge = ({ width, height }: PictureFile) => width * height > IN_MEMORY_PIXELS;

/** Decodes a picture once. A large one needs room beside its file, three or four bytes a pixel, until it is discarded. */
export async function decodePicture(file: PictureFile): Promise<DecodedPicture> {
  if (isLarge(file)) return decodeBeside(file);
  const pixels = await decoded(readPixels(openStill(file)));
  return { open: () => fromPixels(pixels), discard: () => Promise.resolve() };
}

// libvips maps its own format into memory, from where the system may drop pages that it can read again.
async function decodeBeside(file: PictureFile): Promise<DecodedPicture> {
  const path = `${file.path}.v`;
  const discard = () => rm(path, { force: true });
  try {
    await decoded(onThread(() => openStill(file).toFile(path)));
  } catch (error) {
    await discard();
    throw error;
  }
  return { open: () => sharp(path, { limitInputPixels: PICTURE_LIMITS.pixels }), discard };
}
