import { useSyncExternalStore } from 'react';
import { createListeners } from '#platform/browser/listeners.ts';
import type { SaveTarget } from '../save-target.ts';

/** What became of a press on Save during this visit: under way while `pinId` is null. */
export interface Saved {
  target: SaveTarget;
  /** The pin that was made. */
  pinId: string | null;
}

// Beyond the cards that show it: a card that scrolls away and comes back still says Saved.
const saved = new Map<string, Saved>();
const { subscribe, tell } = createListeners();

/** Notes what became of saving a pin; null takes it back. */
export function noteSaved(sourceId: string, now: Saved | null): void {
  if (now) saved.set(sourceId, now);
  else saved.delete(sourceId);
  tell();
}

export function useSaved(sourceId: string): Saved | null {
  return useSyncExternalStore(
    subscribe,
    () => saved.get(sourceId) ?? null,
    () => null,
  );
}
