import { PICTURE_LIMITS, VIDEO_LIMITS } from '#platform/images/picture-limits.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { pollUpload, UploadFailed } from './poll-upload.ts';
import { type PostOptions, postFile } from './post-file.ts';

export interface UploadedFile {
  uploadId: string;
  signature: string;
}

/**
 * Uploads one file: requests a slot, sends the file, waits until it is ready.
 * @throws UploadFailed with a reason; the signal's reason when aborted
 */
export async function uploadFile(
  file: Blob,
  kind: 'image' | 'video',
  options: PostOptions = {},
): Promise<UploadedFile> {
  const { signal } = options;
  const { bytes } = kind === 'video' ? VIDEO_LIMITS : PICTURE_LIMITS;
  if (file.size > bytes) throw new UploadFailed('too-large-file', 'The file is too large.');
  try {
    const { data: slot } = await call('VIPResource.create', {
      type: kind === 'video' ? 'video' : 'pinimage',
    });
    signal?.throwIfAborted();
    await postFile(slot.upload_url, slot.upload_parameters, file, options);
    const uploadId = slot.upload_id;
    const ask = async () => (await call('VIPResource.get', { upload_ids: [uploadId] })).data[uploadId];
    return { uploadId, signature: await pollUpload(ask, (milliseconds) => pause(milliseconds, signal)) };
  } catch (error) {
    if (error instanceof CallRefused) throw new UploadFailed(error.reason, error.message);
    throw error;
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // Listeners are not called for an abort in the past.
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
