import type { PostOptions } from './post-file.ts';
import { type UploadedFile, uploadFile } from './upload-file.ts';
import { takeVideoCover } from './video-cover.ts';

export interface UploadedMedia extends UploadedFile {
  kind: 'image' | 'video';
  cover: UploadedFile | null;
}

const COVER_SHARE = 0.1;

/**
 * Uploads a chosen, dropped or shared file: a picture as it is, a video with a frame as its cover.
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
