export interface Listeners {
  /** Returns an unsubscribe function; fits `useSyncExternalStore`. */
  subscribe(this: void, listener: () => void): () => void;
  tell(this: void): void;
}

/**
 * Listeners for a value that several parts of a page show. `watch` starts with the first listener and is stopped
 * after the last; it returns the stop function.
 */
export function createListeners(watch?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= watch?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
