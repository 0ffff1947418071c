import { afterUploadStatus, UPLOAD_POLL_MS } from '../media.ts';

/** An upload as far as the one who waits for it looks. */
export interface UploadState {
  status: string;
  signature: string | null;
  failure_reason: string | null;
  failure_message: string | null;
}

/** The upload ended without a file; `reason` is a word that the interface has a sentence for. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Waits until an upload has succeeded and answers its signature. Asks at once, since a small file is done when it has
 * arrived, then again and again while it is on its way.
 * @throws UploadFailed for any other status
 */
export async function pollUpload(
  ask: () => Promise<UploadState | undefined>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<string> {
  for (;;) {
    const state = await ask();
    const next = afterUploadStatus(state?.status ?? '');
    if (state?.signature && next === 'done') return state.signature;
    if (next !== 'ask-again')
      throw new UploadFailed(
        state?.failure_reason ?? 'failed',
        state?.failure_message ?? 'The upload failed.',
      );
    await wait(UPLOAD_POLL_MS);
  }
}
