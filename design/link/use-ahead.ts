import { useSyncExternalStore } from 'react';

/**
 * The `prefetch` value of links: on intent, but not offline. The router reloads the current page if another page's
 * code fails to load, and typed text would be lost.
 */
export function useAhead(): 'intent' | 'none' {
  return useSyncExternalStore(
    subscribe,
    () => (navigator.onLine ? 'intent' : 'none'),
    () => 'intent',
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
