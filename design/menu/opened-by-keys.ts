import type { KeyboardEvent } from 'react';

const KEYS = ['ArrowDown', 'Enter', ' '];

/**
 * Opens a menu by keys, before the browser makes a click of them: that one is taken for the click of a screen reader,
 * after which the first entry looks focused and is not.
 */
export function openedByKeys(open: () => void) {
  return (event: KeyboardEvent): void => {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    open();
  };
}
