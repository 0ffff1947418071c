import { useEffect, useState } from 'react';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { keepInBrowser } from '../keep-in-browser.ts';

/** Passes the stored text to `restore` on the first render; true once that is done. `restore` must stay the same. */
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

interface StoredStateOptions<State, Act> {
  /** Null if nothing is stored or it cannot be read. */
  read: (text: string | null) => State | null;
  /** Null if nothing is worth storing. */
  write: (state: State) => string | null;
  reduce: (state: State, action: Act) => State;
}

/** Goes through the page while it is open, else to storage, so that work that ends later still counts. */
export function createStoredState<State, Act>({ read, write, reduce }: StoredStateOptions<State, Act>) {
  const pages = new Map<string, (action: Act) => void>();
  return {
    /** Returns a function that stops it. */
    open(name: string, change: (action: Act) => void): () => void {
      pages.set(name, change);
      return () => {
        if (pages.get(name) === change) pages.delete(name);
      };
    },
    change(name: string, action: Act): void {
      const page = pages.get(name);
      if (page) {
        page(action);
        return;
      }
      const stored = read(browserStorage()?.getItem(name) ?? null);
      if (stored) keepInBrowser(name, write(reduce(stored, action)));
    },
  };
}
