import { browserStorage } from '#platform/browser/browser-storage.ts';

/** In megabytes, as chosen. */
export const LIMIT_KEY = 'offline-megabytes';

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** On its own, as all pages of members ask. */
export function usesOffline(): boolean {
  return isInstalled() || Number(browserStorage()?.getItem(LIMIT_KEY)) > 0;
}
