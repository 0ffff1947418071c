import { createListeners } from '#platform/browser/listeners.ts';
import type { Guide } from '../experience.ts';

const listeners = createListeners();
/** Since the page was loaded. */
const completed = new Set<Guide>();
let last: Guide | null = null;

/** Pages call it when somebody has done what a guide is about. */
export function completeGuide(name: Guide): void {
  last = name;
  completed.add(name);
  listeners.tell();
}

/** Runs it also for what was done before, as the code that shows guides is loaded late. */
export function onGuideCompleted(run: (name: Guide) => void): () => void {
  for (const name of completed) run(name);
  return listeners.subscribe(() => last && run(last));
}
