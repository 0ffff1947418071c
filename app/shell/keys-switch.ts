import { browserStorage } from '#platform/browser/browser-storage.ts';

const KEY = 'single-keys';

/** Of this browser: somebody who dictates would press them by speaking. */
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
