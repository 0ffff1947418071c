import { browserStorage } from '#platform/browser/browser-storage.ts';

/** Keeps a text in this browser; null removes it. Where there is no room, nothing is kept and nothing fails. */
export function keepInBrowser(name: string, text: string | null): void {
  try {
    if (text === null) browserStorage()?.removeItem(name);
    else browserStorage()?.setItem(name, text);
  } catch {
    // An old text would pass for the present one.
    browserStorage()?.removeItem(name);
  }
}
