import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script is running; false in the server's HTML. */
export function useScriptReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
