export const SNIFF_BYTES = 4100;

const PICTURES = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;
/** Phones' formats are rewritten as MP4. */
const VIDEOS = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mp4',
  'video/webm': 'webm',
} as const;

export type PictureFormat = (typeof PICTURES)[keyof typeof PICTURES];
export type VideoFormat = (typeof VIDEOS)[keyof typeof VIDEOS];

export type SniffedMedia =
  | { kind: 'picture'; format: PictureFormat; contentType: string }
  | { kind: 'video'; format: VideoFormat; contentType: string }
  | { kind: 'unsupported'; contentType: string }
  | { kind: 'other' };

export async function sniffMedia(head: Uint8Array): Promise<SniffedMedia> {
  const { fileTypeFromBuffer } = await import('file-type');
  const contentType: string | undefined = (await fileTypeFromBuffer(head))?.mime;
  if (!contentType) return { kind: 'other' };
  if (isKeyOf(PICTURES, contentType)) return { kind: 'picture', format: PICTURES[contentType], contentType };
  if (isKeyOf(VIDEOS, contentType)) return { kind: 'video', format: VIDEOS[contentType], contentType };
  return /^(image|video)\//.test(contentType) ? { kind: 'unsupported', contentType } : { kind: 'other' };
}

function isKeyOf<T extends object>(known: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(known, key);
}
