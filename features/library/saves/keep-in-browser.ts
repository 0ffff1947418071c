import { browserStorage } from '#platform/browser/browser-storage.ts';

/** A null text removes it. If storage is full, nothing is stored and nothing fails. */
export function keepInBrowser(name: string, text: string | null): void {
  try {
    if (text === null) browserStorage()?.removeItem(name);
    else browserStorage()?.setItem(name, text);
  } catch {
    // An old text would pass for the current one.
    browserStorage()?.removeItem(name);
  }
}
