import type { PostOptions } from './post-file.ts';
import { type UploadedFile, uploadFile } from './upload-file.ts';
import { takeVideoCover } from './video-cover.ts';

/** What a pin is made of: a picture, or a video under a cover. */
export interface UploadedMedia extends UploadedFile {
  kind: 'image' | 'video';
  /** The picture that stands for a video. */
  cover: UploadedFile | null;
}

/** The part of the way that a video's cover is. */
const COVER_SHARE = 0.1;

/**
 * Brings in what was chosen, dropped or carried here: a picture as it is, a video with a frame of it as its cover.
 * @throws UploadFailed
 */
export async function uploadMedia(file: Blob, options: PostOptions): Promise<UploadedMedia> {
  const { onProgress, signal } = options;
  if (!file.type.startsWith('video/')) {
    return { kind: 'image', cover: null, ...(await uploadFile(file, 'image', options)) };
  }
  const { picture } = await takeVideoCover(file);
  const cover = await uploadFile(picture, 'image', {
    signal,
    onProgress: (part) => onProgress?.(part * COVER_SHARE),
  });
  const video = await uploadFile(file, 'video', {
    signal,
    onProgress: (part) => onProgress?.(COVER_SHARE + part * (1 - COVER_SHARE)),
  });
  return { kind: 'video', cover, ...video };
}
