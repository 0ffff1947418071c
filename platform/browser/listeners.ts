export interface Listeners {
  subscribe(this: void, listener: () => void): () => void;
  tell(this: void): void;
}

/** `watch` starts with the first listener; the function that it returns is called after the last. */
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
