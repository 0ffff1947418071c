import { useSyncExternalStore } from 'react';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { createListeners } from '#platform/browser/listeners.ts';
import { keepInBrowser } from './keep-in-browser.ts';
import type { SaveTarget } from './save-target.ts';

const key = (viewerId: string) => `last-save:${viewerId}`;
const { subscribe, tell } = createListeners();
const read = new Map<string, SaveTarget | null>();

/** Kept in this browser; null if unknown. */
export function lastTarget(viewerId: string): SaveTarget | null {
  const known = read.get(viewerId);
  if (known !== undefined) return known;
  const target = parseTarget(browserStorage()?.getItem(key(viewerId)));
  read.set(viewerId, target);
  return target;
}

/** Used by the next press on Save; null forgets it. */
export function rememberTarget(viewerId: string, target: SaveTarget | null): void {
  read.set(viewerId, target);
  keepInBrowser(key(viewerId), target && JSON.stringify(target));
  tell();
}

/** Kept up to date; null on the server. */
export function useLastTarget(viewerId: string): SaveTarget | null {
  return useSyncExternalStore(
    subscribe,
    () => lastTarget(viewerId),
    () => null,
  );
}

/** Null if invalid: another version or a user may have written it. */
export function parseTarget(text: string | null | undefined): SaveTarget | null {
  if (!text) return null;
  try {
    const { board, section } = JSON.parse(text) as SaveTarget;
    const isBoard = board === null || (hasTexts(board, 'id', 'name', 'url') && board.url.startsWith('/'));
    const isSection = section === null || hasTexts(section, 'id', 'title', 'url');
    return isBoard && isSection ? { board, section } : null;
  } catch {
    return null;
  }
}

function hasTexts(value: unknown, ...names: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const held = new Map(Object.entries(value));
  return names.every((name) => typeof held.get(name) === 'string');
}
