import { useSyncExternalStore } from 'react';

/**
 * What `prefetch` of a link is. Pages are fetched ahead of a press, but not without a connection: the router loads
 * the present page anew when the code of another cannot be fetched, and what was typed would be lost.
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
