import { browserStorage } from './browser-storage.ts';

export const SINGLE_KEYS = 'single-keys';

/** Whether this browser takes shortcuts of a single key: somebody who dictates would press them by speaking. */
export function areKeysOn(): boolean {
  return browserStorage()?.getItem(SINGLE_KEYS) !== 'off';
}
