import { PICTURE_LIMITS, VIDEO_LIMITS } from '#platform/images/picture-limits.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { pollUpload, UploadFailed } from './poll-upload.ts';

interface VideoCover {
  picture: Blob;
  width: number;
  height: number;
  /** Null if the file does not say. */
  durationMs: number | null;
}

const LONGEST_WAIT_MS = 20_000;

/** @throws UploadFailed if this browser cannot play the file */
async function takeVideoCover(file: Blob, second = 0): Promise<VideoCover> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.playsInline = true;
  // QuickTime videos of phones play everywhere, but some browsers reject their type.
  const url = URL.createObjectURL(
    file.type === 'video/quicktime' ? file.slice(0, file.size, 'video/mp4') : file,
  );
  try {
    const isReady = happens(video, 'loadeddata');
    video.src = url;
    await isReady;
    if (second > 0) {
      const isThere = happens(video, 'seeked');
      video.currentTime = second;
      await isThere;
    }
    const { videoWidth: width, videoHeight: height, duration } = video;
    const durationMs = Number.isFinite(duration) ? Math.round(duration * 1000) : null;
    return { picture: await drawFrame(video, width, height), width, height, durationMs };
  } finally {
    // Without this the browser keeps its decoder until the element is collected.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UploadFailed('unsupported-format', 'This video cannot be played here.'));
    const timer = setTimeout(fail, LONGEST_WAIT_MS);
    const settle = (action: () => void) => () => {
      clearTimeout(timer);
      action();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener('error', settle(fail), { once: true });
  });
}

async function drawFrame(video: HTMLVideoElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!picture) throw new UploadFailed('unsupported-format', 'This video has no picture.');
  return picture;
}

export interface UploadedFile {
  uploadId: string;
  signature: string;
}

/** @throws UploadFailed with a reason; the signal's reason when aborted */
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

export interface UploadedMedia extends UploadedFile {
  kind: 'image' | 'video';
  cover: UploadedFile | null;
}

const COVER_SHARE = 0.1;

/** A video is uploaded with a frame as its cover. */
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

export interface PostOptions {
  /** Receives the share that has been sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Not with `fetch`, which reports no upload progress. */
function postFile(
  url: string,
  fields: Record<string, string>,
  file: Blob,
  { onProgress, signal }: PostOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : reject(failureIn(request)));
    request.onerror = () => reject(new UploadFailed('offline', 'You seem to be offline.'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });
}

function failureIn(request: XMLHttpRequest): UploadFailed {
  const fallback = new UploadFailed('failed', 'The upload failed.');
  try {
    const { reason, message } = JSON.parse(request.responseText);
    return typeof reason === 'string' ? new UploadFailed(reason, String(message)) : fallback;
  } catch {
    // The answer is not our server's: a proxy refused.
    return fallback;
  }
}
