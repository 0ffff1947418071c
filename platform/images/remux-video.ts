import { Worker } from 'node:worker_threads';
import { type Refused, refuse } from './picture-limits.ts';
import type { VideoFormat } from './sniff-media.ts';

export interface RemuxInput {
  from: string;
  to: string;
  format: VideoFormat;
  bytes: number;
}

export interface RemuxedVideo {
  ok: true;
  width: number;
  height: number;
  durationMs: number;
}

export type RemuxRefusal = 'damaged' | 'unsupported-format';

/** A video of the largest size takes a few seconds. */
const LONGEST_MS = 60_000;
const MEMORY_MB = 256;

/** Runs in a thread of its own, so that a file made to keep a parser busy can be aborted. */
export function remuxVideo(input: RemuxInput): Promise<RemuxedVideo | Refused<RemuxRefusal>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./remux-worker.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(refuse('damaged'));
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      // It exited without an answer: it took too long.
      resolve(refuse('damaged'));
    });
  });
}
