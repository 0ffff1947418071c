import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script has taken over; false in the HTML that comes first. */
export function useScriptReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
