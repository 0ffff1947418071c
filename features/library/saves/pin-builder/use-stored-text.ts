import { useEffect, useState } from 'react';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { keepInBrowser } from '../keep-in-browser.ts';

/**
 * Stores a text in the browser under a name, and passes the stored text to `restore` on the first render. True once
 * that is done. `restore` must stay the same between renders.
 */
export function useStoredText(
  name: string,
  text: string | null,
  restore: (stored: string | null) => void,
): boolean {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    restore(browserStorage()?.getItem(name) ?? null);
    setRestored(true);
  }, [name, restore]);

  useEffect(() => {
    if (isRestored) keepInBrowser(name, text || null);
  }, [isRestored, name, text]);

  return isRestored;
}
