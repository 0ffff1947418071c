import { isSignature } from './picture-address.ts';

export const VIDEO_EXTENSIONS = ['mp4', 'webm'] as const;
export type VideoExtension = (typeof VIDEO_EXTENSIONS)[number];

export interface VideoAddress {
  /** 32 lower-case hex digits. */
  signature: string;
  extension: VideoExtension;
}

export function videoPath({ signature, extension }: VideoAddress): string {
  const [a, b, c] = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  return `/videos/${a}/${b}/${c}/${signature}.${extension}`;
}

export function videoKey(address: VideoAddress): string {
  return videoPath(address).slice(1);
}

export function parseVideoPath(path: string): VideoAddress | null {
  const [signature = '', extensionText] = path.slice(path.lastIndexOf('/') + 1).split('.');
  const extension = VIDEO_EXTENSIONS.find((known) => known === extensionText);
  if (!extension || !isSignature(signature)) return null;
  const address = { signature, extension };
  return videoPath(address) === path ? address : null;
}
