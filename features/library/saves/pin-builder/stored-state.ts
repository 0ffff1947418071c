import { browserStorage } from '#platform/browser/browser-storage.ts';
import { keepInBrowser } from '../keep-in-browser.ts';

interface StoredStateOptions<State, Act> {
  /** Null where nothing is kept, or what is cannot be read. */
  read: (text: string | null) => State | null;
  /** Null where nothing is worth keeping. */
  write: (state: State) => string | null;
  reduce: (state: State, action: Act) => State;
}

/**
 * Changes what a page keeps in the browser under a name: by the page while it is open, else where it is kept, so that
 * what ends after one has left counts there too.
 */
export function createStoredState<State, Act>({ read, write, reduce }: StoredStateOptions<State, Act>) {
  const pages = new Map<string, (action: Act) => void>();
  return {
    /** A page keeps it from now on, and takes its changes. Answers how to stop. */
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
