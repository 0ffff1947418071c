import type { KeyboardEvent } from 'react';

/**
 * Whether a key sends what is written. Enter also ends a word that is being put together, in scripts that are typed so;
 * and where one types with fingers it is the only way to a new line.
 */
export function isSendingKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false;
  return !matchMedia('(pointer: coarse)').matches;
}
