import { afterUploadStatus, UPLOAD_POLL_MS } from '../media.ts';

export interface UploadState {
  status: string;
  signature: string | null;
  failure_reason: string | null;
  failure_message: string | null;
}

/** The upload ended without a file; `reason` is a code that the interface has a sentence for. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Polls at once, as small files are ready on arrival. */
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
