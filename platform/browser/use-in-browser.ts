import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Only the browser knows the time zone. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
