import type { KeyboardEvent } from 'react';

/** Home and End go to the ends of the list, but not within a text. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const isText = event.target instanceof HTMLInputElement;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
  const at = all.findIndex((element) => element.contains(document.activeElement));
  const next = nextPlace(event.key, at, all.length, isText);
  if (next === null) return;
  event.preventDefault();
  all[next]?.focus();
}

/** Null if the key has no meaning here. */
export function nextPlace(key: string, at: number, count: number, isText: boolean): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (isText) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
