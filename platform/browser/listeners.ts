export interface Listeners {
  /** Answers how to stop; fits `useSyncExternalStore`. */
  subscribe(this: void, listener: () => void): () => void;
  tell(this: void): void;
}

/**
 * Those parts of a page that want to hear that something they all show is another now. What finds that out is watched
 * from the first of them to the last; `watch` answers how to stop.
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
