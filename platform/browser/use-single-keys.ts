import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { createListeners } from './listeners.ts';
import { areKeysOn, SINGLE_KEYS } from './single-keys.ts';

const { subscribe, tell } = createListeners(() => {
  // Turned in another tab.
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
});

export function useKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn, () => true);
}

/** For `aria-keyshortcuts`, which announces no keys that do nothing. */
export function useSingleKeys(keys: string | undefined): string | undefined {
  return useKeysOn() ? keys : undefined;
}

export function turnKeys(isOn: boolean): void {
  try {
    if (isOn) browserStorage()?.removeItem(SINGLE_KEYS);
    else browserStorage()?.setItem(SINGLE_KEYS, 'off');
  } catch {
    // Not stored if there is no room.
  }
  tell();
}
