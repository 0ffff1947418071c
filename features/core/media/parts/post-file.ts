import { UploadFailed } from './poll-upload.ts';

export interface PostOptions {
  /** Receives the share that has been sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file as a form. Not with `fetch`, which reports no upload progress.
 * @throws UploadFailed with the server's reason, or `offline`; the signal's reason when aborted
 */
export function postFile(
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
