import { browserStorage } from './browser-storage.ts';

const KEY = 'single-keys';

/** Whether this browser takes shortcuts of a single key: somebody who dictates would press them by speaking. */
export function areKeysOn(): boolean {
  return browserStorage()?.getItem(KEY) !== 'off';
}

export function turnKeys(isOn: boolean): void {
  try {
    if (isOn) browserStorage()?.removeItem(KEY);
    else browserStorage()?.setItem(KEY, 'off');
  } catch {
    // Not stored if there is no room.
  }
}
