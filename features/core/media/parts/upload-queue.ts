import { createListeners } from '#platform/browser/listeners.ts';
import { UploadFailed } from './poll-upload.ts';
import type { PostOptions, UploadedMedia } from './upload-file.ts';

export type UploadItem = {
  key: number;
  file: File;
  /** 0 to 1 while sending. */
  progress: number;
} & (
  | { state: 'waiting' | 'sending' }
  | { state: 'done'; media: UploadedMedia }
  /** `reason` is a code that `useUploadTexts` knows. */
  | { state: 'failed'; reason: string }
);

type State =
  | { state: 'waiting' | 'sending' }
  | { state: 'done'; media: UploadedMedia }
  | { state: 'failed'; reason: string };

export interface UploadQueue {
  items(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(key: number): void;
  remove(key: number): void;
  clear(): void;
}

export function createUploadQueue(
  send: (file: File, options: PostOptions) => Promise<UploadedMedia>,
  atOnce = 2,
): UploadQueue {
  let items: readonly UploadItem[] = [];
  let lastKey = 0;
  const stops = new Map<number, AbortController>();
  const { subscribe, tell } = createListeners();

  function show(next: readonly UploadItem[]): void {
    items = next;
    tell();
  }

  function change(key: number, state: State, progress: number): void {
    show(items.map((item) => (item.key === key ? { key, file: item.file, progress, ...state } : item)));
  }

  function startNext(): void {
    while (stops.size < atOnce) {
      const next = items.find(({ state }) => state === 'waiting');
      if (!next) return;
      stops.set(next.key, new AbortController());
      change(next.key, { state: 'sending' }, 0);
      void carry(next.key, next.file);
    }
  }

  async function carry(key: number, file: File): Promise<void> {
    const stop = stops.get(key);
    const onProgress = (part: number) => change(key, { state: 'sending' }, part);
    try {
      const media = await send(file, { onProgress, signal: stop?.signal });
      change(key, { state: 'done', media }, 1);
    } catch (error) {
      // Has no effect on an item that was removed.
      change(key, { state: 'failed', reason: error instanceof UploadFailed ? error.reason : 'failed' }, 0);
    }
    if (stops.get(key) === stop) stops.delete(key);
    startNext();
  }

  function remove(key: number): void {
    show(items.filter((item) => item.key !== key));
    stops.get(key)?.abort();
    stops.delete(key);
    startNext();
  }

  return {
    items: () => items,
    subscribe,
    add: (files) => {
      const added = files.map((file) => {
        lastKey += 1;
        return { key: lastKey, file, progress: 0, state: 'waiting' as const };
      });
      show([...items, ...added]);
      startNext();
    },
    retry: (key) => {
      change(key, { state: 'waiting' }, 0);
      startNext();
    },
    remove,
    clear: () => {
      const keys = items.map(({ key }) => key);
      show([]);
      for (const key of keys) remove(key);
    },
  };
}
