import { useSyncExternalStore } from 'react';

/** Names of the stories that are being published. Their page may have been left, and opened anew, before that is done. */
const publishing = new Set<string>();
const listeners = new Set<() => void>();

export function beginPublishingStory(name: string): void {
  publishing.add(name);
  for (const listener of listeners) listener();
}

export function endPublishingStory(name: string): void {
  publishing.delete(name);
  for (const listener of listeners) listener();
}

export function isPublishingStory(name: string): boolean {
  return publishing.has(name);
}

/** Whether the story is being published now, by this page or by one before it. */
export function useIsPublishingStory(name: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPublishingStory(name),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
