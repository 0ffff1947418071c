import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

const PICTURE_EXTENSIONS = ['jpg', 'webp', 'png', 'gif'] as const;
export type PictureExtension = (typeof PICTURE_EXTENSIONS)[number];

export interface PictureAddress {
  size: PictureSize;
  /** 32 lower-case hex digits. */
  signature: string;
  extension: PictureExtension;
}

const SIGNATURE = /^[0-9a-f]{32}$/;

export function isSignature(text: string): boolean {
  return SIGNATURE.test(text);
}

/** The path without its leading slash is the storage key. */
export function picturePath({ size, signature, extension }: PictureAddress): string {
  const [a, b, c] = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  return `/${size}/${a}/${b}/${c}/${signature}.${extension}`;
}

export function pictureKey(address: PictureAddress): string {
  return picturePath(address).slice(1);
}

export function parsePicturePath(path: string): PictureAddress | null {
  const [, sizeText, , , , file = ''] = path.split('/');
  const [signature = '', extensionText] = file.split('.');
  const size = PICTURE_SIZES.find((known) => known === sizeText);
  const extension = PICTURE_EXTENSIONS.find((known) => known === extensionText);
  if (!size || !extension || !isSignature(signature)) return null;
  const address = { size, signature, extension };
  return picturePath(address) === path ? address : null;
}
