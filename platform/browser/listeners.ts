export interface Listeners {
  /** Answers how to stop; fits `useSyncExternalStore`. */
  subscribe(this: void, listener: () => void): () => void;
  tell(this: void): void;
}

/** Those parts of a page that want to hear that something they all show is another now. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
