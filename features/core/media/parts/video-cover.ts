import { UploadFailed } from './poll-upload.ts';

export interface VideoCover {
  picture: Blob;
  width: number;
  height: number;
  /** Null if the file does not say. */
  durationMs: number | null;
}

const LONGEST_WAIT_MS = 20_000;

/** @throws UploadFailed if this browser cannot play the file */
export async function takeVideoCover(file: Blob, second = 0): Promise<VideoCover> {
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
