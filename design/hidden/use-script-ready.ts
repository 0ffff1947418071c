import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function useScriptReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
