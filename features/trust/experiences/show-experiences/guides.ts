import { createListeners } from '#platform/browser/listeners.ts';
import type { Guide } from '../experience.ts';

const listeners = createListeners();
let last: Guide | null = null;

/** Pages call it when somebody has done what a guide is about. */
export function completeGuide(name: Guide): void {
  last = name;
  listeners.tell();
}

export function onGuideCompleted(run: (name: Guide) => void): () => void {
  return listeners.subscribe(() => last && run(last));
}
