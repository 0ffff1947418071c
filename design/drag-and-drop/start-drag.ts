import { HANDLE, liftableAt } from './drag-items.ts';
import type { DragRules } from './drag-session.ts';
import { dragByKeys } from './key-drag.ts';
import { dragByPointer } from './pointer-drag.ts';
import { watchLifts } from './pointer-lift.ts';

/** Makes the items within an element draggable by mouse, touch and keyboard; returns a function that stops. */
export function startDrag(root: HTMLElement, rules: () => DragRules): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let cancel = () => {};

  const begin = (how: (rules: DragRules) => () => void) => {
    cancel();
    cancel = how(rules());
  };
  watchLifts(root, (lift) => begin((now) => dragByPointer(root, now, lift)), signal);
  const onClick = (event: MouseEvent) => {
    const isHandle = event.target instanceof Element && event.target.closest(HANDLE);
    const element = isHandle ? liftableAt(event.target) : null;
    if (!element) return;
    event.preventDefault();
    begin((now) => dragByKeys(root, now, element));
  };
  root.addEventListener('click', onClick, { signal });
  // Browsers decide before a finger moves whether scrolling can be prevented, so this listener exists from the start.
  const onTouchMove = (event: TouchEvent) => {
    if (root.hasAttribute('data-dragging') && event.cancelable) event.preventDefault();
  };
  root.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  return () => {
    watching.abort();
    cancel();
  };
}
