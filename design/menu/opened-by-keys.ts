import type { KeyboardEvent } from 'react';

const KEYS = ['ArrowDown', 'Enter', ' '];

/** The browser would make it a screen reader's click, after which the first entry looks focused but is not. */
export function openedByKeys(open: () => void) {
  return (event: KeyboardEvent): void => {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    open();
  };
}
